/// Bytes on their way to plain words, and whether a picture or sound was lost on it.
struct StrippedText {
  var bytes: [UInt8]
  var hasPicture = false
}
