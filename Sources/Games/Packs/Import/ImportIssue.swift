/// A reason and the byte it was found at.
struct ImportIssue: Error {
  let reason: ImportFindingReason
  let offset: Int

  init(_ reason: ImportFindingReason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
