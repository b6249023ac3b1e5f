/// A program with its arguments, what it reads, and after how long it is taken to hang.
struct SpeechCommand: Equatable {
  let path: String
  let arguments: [String]
  let input: String
  /// In milliseconds.
  let limit: Int
}

extension InstalledSpeaker {
  /// Says a line. The slowest voice of eSpeak NG, 80 words a minute, needs 0.13 s a character; loading one
  /// on a busy machine takes a second or two.
  func saying(_ line: SpokenLine) -> SpeechCommand {
    SpeechCommand(
      path: path, arguments: speaker.arguments(for: line), input: speaker.input(for: line),
      limit: 5_000 + 200 * line.text.count)
  }

  /// Silences a service; nil where the end of the speaker is enough.
  var silencing: SpeechCommand? {
    speaker.silencingArguments.map {
      SpeechCommand(path: path, arguments: $0, input: "", limit: 1_000)
    }
  }
}
