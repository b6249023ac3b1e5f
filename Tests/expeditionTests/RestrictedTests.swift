import Foundation
import PseudoTerminal
import TerminalEmulator
import Testing

@testable import expedition

/// A game that is served to strangers: everything is tried to get out of its folder, and to stop it.
struct RestrictedTests {
  /// Who restricts: arguments or variables, and which of both a client could add.
  enum Way: CaseIterable {
    case option, variable

    var isVariable: Bool { self == .variable }
  }

  static let cases: [([String], [String: String], Restriction?)] = [
    ([], [:], nil), (["play"], ["EXPEDITION_RESTRICTED": ""], nil),
    ([], ["EXPEDITION_RESTRICTED": "0"], nil), ([], ["EXPEDITION_RESTRICTED": "1"], .variable),
    (["play", "--restricted"], [:], .option), (["--", "--restricted"], [:], nil),
    (["--restricted"], ["EXPEDITION_RESTRICTED": "yes"], .variable),
  ]

  @Test(arguments: cases)
  func `it is restricted by either, and arguments take nothing back`(
    _ arguments: [String], _ environment: [String: String], _ wanted: Restriction?
  ) {
    #expect(Restriction(arguments: arguments, environment: environment) == wanted)
  }

  static let folders: [(Restriction, String?, [String: String], String?)] = [
    (.option, "/srv", ["EXPEDITION_DATA_DIR": "/out", "XDG_DATA_HOME": "/out"], "/srv"),
    (.option, nil, ["EXPEDITION_DATA_DIR": "/out", "XDG_DATA_HOME": "/out"], nil),
    (.variable, "/out", ["EXPEDITION_DATA_DIR": "/srv", "XDG_DATA_HOME": "/out"], "/srv"),
    (.variable, "/srv", ["EXPEDITION_DATA_DIR": "", "XDG_DATA_HOME": "/out"], "/srv"),
    (.variable, nil, ["XDG_DATA_HOME": "/out"], nil),
  ]

  @Test(arguments: folders)
  func `who restricts says where the folder is`(
    _ restriction: Restriction, _ option: String?, _ environment: [String: String],
    _ wanted: String?
  ) {
    #expect(restriction.dataFolder(option: option, environment: environment) == wanted)
  }

  // MARK: Getting out

  /// Commands, and what is typed to them. `OUT` is a folder that is not the program’s.
  static let attempts: [(String, String)] = {
    let lines = """

      script OUT/a
      script ../../out/b
      script ../out/c
      east
      save one
      save ../d
      save OUT/e
      restore /etc/passwd
      restore ../progress
      script off
      /settings interface OUT
      /settings interface full
      /lang ../../out
      /menu
      /level ../out 1
      /quit

      """
    let objects = [
      #"{"do":"say","text":"script OUT/f"}"#, #"{"do":"say","text":"save ../g"}"#,
      #"{"do":"set","setting":"interface","value":"OUT"}"#, #"{"do":"choose","id":"../out"}"#,
      #"{"do":"language","lang":"../../out"}"#, #"{"do":"answer","answers":["OUT/h"]}"#,
    ]
    return [
      ("explore --plain", lines), ("play --plain", lines), ("--plain", lines),
      ("reflex --plain", lines), ("scores", ""), ("levels", ""),
      ("explore --ui json", objects.joined(separator: "\n") + "\n"),
      ("pack new OUT/i", ""), ("pack export OUT/j", ""), ("pack import /etc/passwd", ""),
      ("pack import /etc/passwd -o OUT/k", ""),
      ("pack import - -o OUT/l", "A?{=b ~c}\n"), ("pack schema", ""), ("pack check PACK", ""),
      ("play PACK --plain", lines), ("levels PACK", ""), ("--nonsense OUT", ""),
    ]
  }()

  @Test(.enabled(if: Traced.isPossible), arguments: Way.allCases)
  func `no file outside the folder is touched but the named pack`(_ way: Way) throws {
    try withFolder { folder in
      let data = folder.appending(path: "data")
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      let pack = folder.appending(path: "pack.json")
      #expect(try Run(#""$0" pack new "$P""#, ["P": pack.path()]).status == 0)
      for (command, input) in Self.attempts {
        func filled(_ text: String) -> String {
          text.replacing("OUT", with: out.path()).replacing("PACK", with: pack.path())
        }
        let calls = try calls(
          of: filled(command), typing: filled(input), way, data: data, out: out)
        let strangers = calls.filter { !isOwn($0, data) && !($0.path == pack.path() && $0.isRead) }
        #expect(strangers.isEmpty, "\(command)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: out.path()) == [], "\(command)")
      }
      // Else nothing was tried.
      #expect(FileManager.default.fileExists(atPath: data.path() + "/explore.json"))
    }
  }

  @Test(.enabled(if: Traced.isPossible))
  func `nor is one from the full screen`() throws {
    try withFolder { folder in
      let script = #"""
        mkdir "$1/out"; LLVM_PROFILE_FILE="$1/data/profile" strace -y -e trace=%file,rt_sigaction -o "$1/log" \
          "$0" --restricted --data-dir "$1/data" --no-motion --lang en explore; echo "left $?"
        """#
      let game = try FullScreen(shell: script, in: folder)
      #expect(game.wait { $0.frames > 0 })
      let out = folder.path() + "/out"
      for line in [
        "script \(out)/a", "script ../out/b", "save ../c", "restore /etc/passwd", "east",
      ] {
        #expect(game.press(line))
        #expect(game.press("\r"))
      }
      game.terminal.send("\u{1A}quit\r")
      #expect(game.terminal.expect("left 0"))
      let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
      let strangers = FileCall.all(in: log).filter {
        !isOwn($0, folder.appending(path: "data")) && !$0.path.hasPrefix("/dev/pts/")
          && !$0.path.hasPrefix("/proc/self/fd")
      }
      #expect(strangers.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: out) == [])
    }
  }

  @Test func `what is refused is said in both languages`() throws {
    try withFolder { folder in
      for (language, sentence) in [
        ("en", "only the game’s own files can be used here"),
        ("fr", "ici, seuls les fichiers du jeu sont accessibles"),
      ] {
        let play = #""$0" --restricted --lang "$L" --data-dir "$D" "#
        let variables = ["D": folder.path(), "L": language]
        let script = try Run(play + "explore --plain", variables, input: "script /tmp/x\n")
        #expect(script.output.contains(sentence))
        for command in ["pack new /x", "pack export /x", "pack import /etc/passwd"] {
          let run = try Run(play + command, variables)
          #expect(run.status == 1)
          #expect(run.errors.contains(sentence), "\(command)")
        }
      }
    }
  }

  @Test func `a link in the folder leads nowhere`() throws {
    try withFolder { folder in
      let (data, out) = (folder.appending(path: "data"), folder.appending(path: "out"))
      for each in [data, out] {
        try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(
        at: data.appending(path: "packs"), withDestinationURL: out)
      let pack = folder.appending(path: "pack.json").path()
      let run = try Run(
        #""$0" pack new "$P" && "$0" play "$P" --plain --restricted --lang en --data-dir "$D""#,
        ["D": data.path(), "P": pack], input: "\n\n\n")
      #expect(run.output.contains("cannot be saved"))
      #expect(run.status == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: out.path()) == [])
    }
  }

  /// The calls with paths that the program made, with a client’s variables about it.
  private func calls(
    of command: String, typing input: String, _ way: Way, data: URL, out: URL
  ) throws -> [FileCall] {
    let log = URL.temporaryDirectory.appending(path: "trace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    var variables = Dictionary(
      [
        "XDG_DATA_HOME", "LANG", "LC_ALL", "LANGUAGE", "TERM", "TERMINFO", "TZDIR", "COLORTERM",
        "EXPEDITION_LANG", "HOME", "NO_COLOR", "ACCESSIBLE", "COLUMNS",
      ].map { ($0, out.path()) }
    ) { $1 }
    variables["TZ"] = ":" + out.path() + "/zone"
    variables["EXPEDITION_DATA_DIR"] = (way.isVariable ? data : out).path()
    variables["EXPEDITION_RESTRICTED"] = way.isVariable ? "1" : "0"
    variables["FOLDER"] = (way.isVariable ? out : data).path()
    variables["LOG"] = log.path()
    // What a build that measures coverage writes at its end.
    variables["LLVM_PROFILE_FILE"] = data.path() + "/profile"
    let flag = way.isVariable ? "" : "--restricted"
    _ = try Run(
      #"strace -y -e trace=%file,rt_sigaction -o "$LOG" "$0" \#(flag) --data-dir "$FOLDER" "#
        + command,
      variables, input: input)
    return FileCall.all(in: try String(contentsOf: log, encoding: .utf8))
  }

  /// Whether a call is for the data folder, or for a folder on the way there, which is only looked at.
  private func isOwn(_ call: FileCall, _ data: URL) -> Bool {
    call.path == data.path() || call.path.hasPrefix(data.path() + "/")
      || call.path == "/dev/null" || call.isFolder && (data.path() + "/").hasPrefix(call.path)
  }

  // MARK: Stopping

  @Test(arguments: ["--ui full", "--plain"])
  func `no key stops it`(_ interface: String) throws {
    try withFolder { folder in
      let game = try FullScreen(
        shell:
          #""$0" --restricted --no-motion --lang en --data-dir "$1" \#(interface); echo "left $?""#,
        in: folder)
      #expect(game.terminal.expect(interface == "--plain" ? "> " : "\u{1B}[?2026l"))
      game.terminal.send("\u{1A}")
      game.terminal.send(interface == "--plain" ? "/quit\n" : "\u{1B}[27uq")
      #expect(game.terminal.expect("left "))
      #expect(game.terminal.visibleOutput.contains("left 0"))
    }
  }

  @Test(arguments: ["--ui full", "--plain"])
  func `nor in a round`(_ interface: String) throws {
    try withFolder { folder in
      let game = try FullScreen(
        shell: #"""
          "$0" --restricted --no-motion --lang en --data-dir "$1" reflex --mode classic \#(interface)
          echo "left $?"
          """#, in: folder)
      #expect(game.terminal.expect(interface == "--plain" ? "> " : "\u{1B}[?2026l"))
      game.terminal.send("\r")
      #expect(
        interface == "--plain"
          ? game.terminal.expect(" it!") : game.wait { $0.command != nil })
      game.terminal.send("\u{1A}\u{1B}[27uq")
      if interface == "--plain" {
        #expect(game.terminal.expect("1. Begin"))
        game.terminal.send("quit\n")
      }
      #expect(game.terminal.expect("left "))
      #expect(game.terminal.visibleOutput.contains("left 0"))
    }
  }
}

/// A call of the system that names a file.
private struct FileCall: CustomStringConvertible {
  let path: String
  /// Whether it can only be a folder that is meant.
  let isFolder: Bool
  let isRead: Bool
  let description: String

  /// Those that `strace -y` has noted since the program itself began, which is where it ignores SIGXFSZ.
  static func all(in log: String) -> [FileCall] {
    let lines = log.split(separator: "\n")
    return lines.drop { !$0.contains("SIGXFSZ") }.flatMap(calls)
  }

  private static func calls(in line: Substring) -> [FileCall] {
    guard !line.hasPrefix("rt_sigaction"), !line.hasPrefix("---"), !line.hasPrefix("+++") else {
      return []
    }
    let isFolder = line.contains("O_DIRECTORY") || line.hasPrefix("mkdir")
    let isRead =
      line.hasPrefix("newfstatat") || line.hasPrefix("openat") && line.contains("O_RDONLY")
    return line.matches(of: #/(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"([^"]*)"/#).map { match in
      let name = String(match.output.2)
      let folder = match.output.1.map { name.isEmpty ? String($0) : $0 + "/" } ?? ""
      return FileCall(
        path: name.hasPrefix("/") ? name : folder + name, isFolder: isFolder, isRead: isRead,
        description: String(line))
    }
  }
}
