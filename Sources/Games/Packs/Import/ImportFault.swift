/// A reason and the byte it was found at.
struct ImportFault: Error {
  let reason: ImportReason
  let offset: Int

  init(_ reason: ImportReason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
