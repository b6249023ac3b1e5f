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
