import Foundation
import Localization
import Testing

/// Files that are no packs, on the command line: each is refused with a sentence that names the place.
struct BadPackProgramTests {
  private func run(_ script: String, in folder: URL) throws -> Run {
    try Run("cd \"$D\" && " + script, ["D": folder.path()])
  }

  static let files: [(String, String, String)] = [
    ("mkdir pack", "pack", "pack:1:1: error: This is not an ordinary file."),
    ("mkfifo pack", "pack", "pack:1:1: error: This is not an ordinary file."),
    ("true", "/dev/zero", "/dev/zero:1:1: error: This is not an ordinary file."),
    ("ln -s /etc/hostname pack", "pack", "pack:1:1: error: This is not an ordinary file."),
    ("true", "pack", "pack:1:1: error: There is no such file."),
    (": > pack", "pack", "pack:1:1: error: The file is empty."),
    ("truncate -s 2G pack", "pack", "pack:1:1: error: The file has more than 8,388,608 bytes"),
    (#"printf '\377\376{\000' > pack"#, "pack", "pack:1:1: error: This is not UTF-8."),
    (#"printf '\357\273\277{}' > pack"#, "pack", "pack:1:1: error: The file begins with a byte"),
    (#"printf '{\n\000}' > pack"#, "pack", "pack:2:1: error: The character U+0000"),
    (#"printf '{"title": "\033[2J"}' > pack"#, "pack", "pack:1:12: error: A line break, a tab"),
  ]

  @Test(arguments: files)
  func `a file that is no pack is refused`(
    _ setUp: String, _ path: String, _ sentence: String
  ) throws {
    try withFolder { folder throws in
      for command in ["play", "levels"] {
        let run = try run(
          "rm -rf pack; \(setUp); \"$0\" \(command) \(path) --lang en --data-dir data", in: folder)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix(sentence), "\(run.errors)")
      }
      let check = try run("\"$0\" pack check \(path) --lang en --data-dir data", in: folder)
      #expect(check.status == 1)
      #expect(check.output.hasPrefix(sentence))
    }
  }

  /// Sixty-four MiB of memory are enough to refuse what would fill a thousand times that.
  @Test func `a bomb is refused in little memory`() throws {
    try withFolder { folder throws in
      let bomb = "\"chapters\":" + String(repeating: "[", count: 100_000)
      try Data("{\(bomb)".utf8).write(to: folder.appending(path: "deep"))
      try Data(("[" + String(repeating: "1,", count: 4_000_000)).utf8).write(
        to: folder.appending(path: "wide"))
      for name in ["deep", "wide"] {
        let run = try run("\"$0\" play \(name) --lang en --data-dir data", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(name):1:"))
      }
    }
  }

  /// Blanks behind a pack do no harm, until they are too many: 64 MiB come while it is read again and again.
  @Test func `a pack that grows meanwhile is read as it is, or refused for its size`() throws {
    try withFolder { folder throws in
      let run = try run(
        """
        "$0" pack new pack --lang en >/dev/null
        head -c 67108864 /dev/zero | tr '\\000' ' ' >>pack &
        while "$0" pack check pack --lang en --ui json; do :; done
        wait
        """, in: folder)
      #expect(run.errors == "")
      let tooLarge = L10n.Packs.faultLarge(bytes: 8 << 20).resolved(in: .en)
      let refusal = #"[{"severity":"error","line":1,"column":1,"path":"$","text":"\#(tooLarge)"}]"#
      let events = run.output.split(separator: "\n").filter { $0.contains("findings") }
      let begin = #"{"event":"findings","file":"pack","playable":"#
      #expect(events.dropLast().allSatisfy { $0 == begin + #"true,"findings":[]}"# })
      #expect(events.last.map(String.init) == begin + #"false,"findings":\#(refusal)}"#)
    }
  }

  @Test func `questions without end are refused for their size`() throws {
    try withFolder { folder throws in
      let run = try run(
        """
        { head -c 67108864 /dev/zero | tr '\\000' ' '; } 2>/dev/null |
          "$0" pack import - --lang en
        """, in: folder)
      #expect(run.status == 1)
      #expect(run.output == "")
      let tooLarge = L10n.PackImport.tooLarge(bytes: 8 << 20).resolved(in: .en)
      #expect(run.errors == "-:1:1: error: \(tooLarge)\n")
    }
  }

}
