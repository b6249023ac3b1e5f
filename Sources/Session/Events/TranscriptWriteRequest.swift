/// What is to be written to a file that the player named; the program does it.
package enum TranscriptWriteRequest: Equatable, Sendable {
  /// A new file; one that is there is not written over.
  case create(path: String, text: String)
  case append(path: String, text: String)
}
