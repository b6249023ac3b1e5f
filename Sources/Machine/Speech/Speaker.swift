import Platform

/// A program of the system that speaks what it reads, the preferred one first.
package enum Speaker: String, CaseIterable, Sendable {
  /// Of Speech Dispatcher, which knows the voice and the speed that the user chose.
  case spdSay = "spd-say"
  case espeakNG = "espeak-ng"
  /// Of macOS.
  case say

  /// Makes it read its input, say it in the line’s language and end when it is said. The text itself is no
  /// argument: none can be an option, nor a format, which `spd-say` would make of it.
  func arguments(for line: SpokenLine) -> [String] {
    switch self {
    case .spdSay: ["--wait", "--pipe-mode", "--language", line.language]
    case .espeakNG: ["--stdin", "-v", line.language]
    case .say: ["-v", line.voice, "-f", "-"]
    }
  }

  /// What it reads. `!-!` at its start would be an order to Speech Dispatcher.
  func input(for line: SpokenLine) -> String {
    (line.text.hasPrefix("!") ? " " : "") + line.text + "\n"
  }

  /// Silences what goes on speaking when the speaker itself is gone: a service; nil where nothing does.
  var silencingArguments: [String]? {
    switch self {
    case .spdSay: ["--cancel"]
    case .espeakNG, .say: nil
    }
  }
}

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

/// A speaker and where it lies.
package struct InstalledSpeaker: Equatable, Sendable {
  package let speaker: Speaker
  let path: String

  package init(_ speaker: Speaker, at path: String) {
    self.speaker = speaker
    self.path = path
  }

  /// All that are there, the preferred one first; `searchPath` is that of the variable PATH.
  package static func all(in searchPath: String) -> [InstalledSpeaker] {
    // A folder that is not named from the root depends on where the player stands.
    let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
    return Speaker.allCases.compactMap { speaker in
      folders.lazy.map { "\($0)/\(speaker.rawValue)" }.first(where: isProgram)
        .map { InstalledSpeaker(speaker, at: $0) }
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var entry = stat()
    return stat(path, &entry) == 0 && entry.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}

/// A line that is to be heard, without control characters.
package struct SpokenLine: Equatable, Sendable {
  package let text: String
  /// The code of its language, such as `fr`.
  package let language: String
  /// A voice of that language, by the name that macOS gives it.
  package let voice: String

  package init(_ text: String, language: String, voice: String) {
    self.text = text
    self.language = language
    self.voice = voice
  }
}
