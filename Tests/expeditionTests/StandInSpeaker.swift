import Foundation
import Platform
import PseudoTerminal
import Testing

/// A folder of programs that are named like speakers: they note what they are given, and end at once or when
/// the test lets them.
final class StandInSpeaker {
  /// What one of them was started for.
  struct Utterance: Equatable {
    let process: pid_t
    let speaker: String
    let arguments: [String]
    let text: String
    var isEnded = false
  }

  private let folder: URL

  /// The search path in which they are found, and nothing else.
  var path: String { folder.path() }

  /// `body`: what each does, as lines of a shell script in which `$D` is the folder, when it has noted what it
  /// was given; held ones wait for `release`.
  init(_ names: [String] = ["espeak-ng"], in parent: URL, isHeld: Bool = false, body: String = "")
    throws
  {
    folder = parent.appending(path: "speakers")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "log"))
    let script = """
      #!/bin/sh
      PATH=/usr/bin:/bin D='\(folder.path())'
      text=$(cat)
      mkfifo "$D/gate.$$"
      printf 'start\\t%s\\t%s\\t%s\\t%s\\n' "$$" "${0##*/}" "$*" "$text" >> "$D/log"
      \(body)
      \(isHeld ? "[ \"$1\" = --cancel ] || [ -e \"$D/over\" ] || head -c 1 \"$D/gate.$$\" > /dev/null" : "")
      printf 'end\\t%s\\n' "$$" >> "$D/log"
      """
    // Another process writes them: one that this process holds open for writing cannot be started, nor while
    // another test starts something meanwhile.
    let copy = #"for name; do printf '%s\n' "$SCRIPT" > "$D/$name"; chmod 755 "$D/$name"; done"#
    _ = try Run(
      "set -- \(names.joined(separator: " ")); \(copy)", ["D": folder.path(), "SCRIPT": script])
  }

  /// None outlives the test, or it would keep open for ever what it inherited from other tests.
  deinit {
    try? Data().write(to: folder.appending(path: "over"))
    utterances.filter { !$0.isEnded }.forEach(release)
  }

  /// Lets the one that was started last end.
  func release() { utterances.last.map(release) }

  /// The pipe stays open: who opens it later finds what was written.
  private func release(_ utterance: Utterance) {
    let gate = open("\(folder.path())/gate.\(utterance.process)", O_RDWR | O_CLOEXEC)
    _ = write(gate, ".", 1)
  }

  /// All that were started, in order.
  var utterances: [Utterance] {
    let log = (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? ""
    return log.split(separator: "\n").reduce(into: []) { found, entry in
      let parts = entry.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let process = parts.count > 1 ? pid_t(parts[1]) ?? 0 : 0
      if parts.first == "start", parts.count == 5 {
        let arguments = parts[3].split(separator: " ").map(String.init)
        found.append(
          Utterance(process: process, speaker: parts[2], arguments: arguments, text: parts[4]))
      } else if let index = found.lastIndex(where: { $0.process == process }) {
        found[index].isEnded = true
      }
    }
  }

  /// What was to be said, in order.
  var texts: [String] { utterances.filter { $0.arguments != ["--cancel"] }.map(\.text) }

  /// Waits until one has been started for a text; nil where none was.
  func starts(_ text: String) -> Utterance? {
    var found: Utterance?
    _ = comesTrue {
      found = utterances.last { $0.text.contains(text) }
      return found != nil
    }
    return found
  }

  /// Waits until nothing is left of one, nor of what it started; a stopped program can reap none.
  func isGone(_ utterance: Utterance) -> Bool {
    comesTrue {
      kill(-utterance.process, 0) != 0 && errno == ESRCH || isZombie(utterance.process)
    }
  }

  private func isZombie(_ process: pid_t) -> Bool {
    let entry = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return entry?.contains(") Z ") == true
  }

  /// Waits for a condition, long enough for any machine.
  func comesTrue(_ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      usleep(2_000)
    }
    return true
  }
}

extension PseudoTerminal {
  /// The program in lines, spoken by a stand-in, with a folder of its own.
  static func speaking(
    by speaker: StandInSpeaker, in folder: URL, _ arguments: String...
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      product("expedition"),
      ["--speak", "--lang", "en", "--seed", "7", "--data-dir", folder.path() + "/data"] + arguments,
      environment: FullScreen.neutral.merging(["PATH": speaker.path]) { $1 })
  }
}
