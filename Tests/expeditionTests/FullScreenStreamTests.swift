import Foundation
import PseudoTerminal
import Testing

/// Where the streams are no terminals, or the terminal is none to draw on: lines, without an ESC.
struct FullScreenStreamTests {
  /// What a stream can be, as a shell says it.
  enum Stream: CaseIterable {
    case terminal, pipe, null

    func from(_ name: String) -> String {
      switch self {
      case .terminal: ""
      case .pipe: "<\(name)"
      case .null: "</dev/null"
      }
    }

    func to(_ name: String) -> String {
      switch self {
      case .terminal: ">/dev/tty"
      case .pipe: ">\(name)"
      case .null: ">/dev/null"
      }
    }
  }

  struct Streams: CustomTestStringConvertible {
    let input: Stream
    let output: Stream
    let errors: Stream

    var testDescription: String { "\(input), \(output), \(errors)" }

    static let all = Stream.allCases.flatMap { input in
      Stream.allCases.flatMap { output in
        Stream.allCases.map { Streams(input: input, output: output, errors: $0) }
      }
    }

    /// $0 is the program, $1 the folder; each pipe has somebody at its other end.
    var script: String {
      let ends = [
        input == .pipe ? "echo /quit >in &" : "",
        output == .pipe ? "cat out >out.txt &" : "",
        errors == .pipe ? "cat errors >errors.txt &" : "",
      ]
      return """
        cd "$1" && mkfifo in out errors
        \(ends.joined(separator: " "))
        "$0" --data-dir data \(input.from("in")) \
          \(output.to("out")) 2\(errors.to("errors"))
        echo "ended $?"; wait
        """
    }
  }

  @Test(arguments: Streams.all)
  func `no stream makes it hang, and no ESC gets into a pipe`(_ streams: Streams) throws {
    try withFolder { folder in
      let terminal = try shell(streams.script, in: folder)
      let isFull = streams.input == .terminal && streams.output == .terminal
      if isFull { #expect(terminal.expect("\u{1B}[?2026l")) }
      terminal.send(isFull ? "q" : "/quit\n")
      #expect(terminal.expect("ended 0"))
      #expect(terminal.ends() == .exited(0))
      #expect(terminal.isCooked)
      #expect(terminal.output.contains(0x1B) == isFull)
      for name in ["out.txt", "errors.txt"] {
        let piped = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
        #expect(!piped.contains(0x1B))
      }
    }
  }

  @Test(arguments: [#"TERM=dumb "$0""#, #"TERM= "$0""#, #"unset TERM; "$0""#])
  func `a terminal that cannot draw gets lines`(_ command: String) throws {
    try withFolder { folder in
      let script = #"cd "$1"; \#(command) --data-dir data; echo "ended $?""#
      let terminal = try shell(script, in: folder)
      #expect(terminal.expect("\n> "))
      terminal.send("/quit\n")
      #expect(terminal.expect("ended 0"))
      #expect(!terminal.output.contains(0x1B))
    }
  }

  @Test(arguments: [
    #"TERM=dumb "$0""#, #"unset TERM; "$0""#, #": | "$0""#, #""$0" </dev/null"#,
  ])
  func `the full screen asked for where there is none is a usage error`(_ command: String) throws {
    try withFolder { folder in
      let script = #"cd "$1"; \#(command) --ui full --data-dir data; echo "ended $?""#
      let terminal = try shell(script, in: folder)
      #expect(terminal.expect("ended 64"))
      #expect(terminal.visibleOutput.hasPrefix("Error: "))
      #expect(!terminal.output.contains(0x1B))
    }
  }

  private func shell(_ script: String, in folder: URL) throws -> PseudoTerminal {
    let program = PseudoTerminal.product("expedition").path
    return try PseudoTerminal(
      URL(filePath: "/bin/sh"), ["-c", script, program, folder.path()],
      environment: FullScreen.neutral)
  }
}
