import Flow
import Foundation
import Testing

/// A way through a campaign (`chapters(shape)`) and what it says at every step (`play(_:on:)`).
struct Walk: Sendable {
  let name: String
  let shape: String
  let script: String
  let trace: String

  init(_ name: String, _ shape: String, _ script: String, _ trace: String) {
    (self.name, self.shape, self.script, self.trace) = (name, shape, script, trace)
  }

  /// Reads `Tests/FlowTests/Walks/<table>.txt`: `==` and a name, the shape, the script, then what each of its
  /// words led to.
  static func all(in table: String) throws -> [Walk] {
    let path = "Tests/FlowTests/Walks/\(table).txt"
    let text = try String(contentsOfFile: path, encoding: .utf8).dropLast()
    return ("\n" + text).components(separatedBy: "\n== ").dropFirst().map { walk in
      let lines = walk.components(separatedBy: "\n")
      return Walk(lines[0], lines[1], lines[2], lines[3...].joined(separator: " | "))
    }
  }
}

extension Walk: CustomTestStringConvertible {
  var testDescription: String { name }
}

@Suite struct WalkTests {
  @Test(arguments: try Walk.all(in: "walks")) func `a walk says what it should`(_ walk: Walk) throws
  {
    var flow = try newGame(walk.shape)
    #expect(play(walk.script, on: &flow) == walk.trace)
  }

  @Test(arguments: try Walk.all(in: "walks")) func `the same walk from the same state is the same`(
    _ walk: Walk
  ) throws {
    var flow = try newGame(walk.shape)
    var other = flow
    #expect(play(walk.script, on: &flow) == play(walk.script, on: &other))
    #expect(flow == other)
  }

  static let refusals = [
    "read", "say:elsewhere", "list:right,wrong-1", "do:x.hold", "load:c", "load:z",
  ]

  @Test(arguments: refusals) func `what is refused changes nothing`(_ word: String) throws {
    var flow = try newGame("ab|c").after("load:a lose")
    let before = flow
    #expect(play(word, on: &flow).hasPrefix("refused"))
    #expect(flow == before)
  }

  /// What `currentChapterIndex` and `currentLevelIndex` are after a script.
  static let indexes: [(String, String, Int, Int)] = [
    ("", "start", 0, 0), ("ab|c", "start", 0, 0), ("ab|c", "load:a win", 0, 1),
    ("ab|c", "load:a win win", 1, 0), ("ab|c", "load:a win win read load:b", 0, 1),
    ("ab|cd", "load:a win win read win win", 1, 1), ("ab|", "load:a win win", 1, 0),
  ]

  @Test(arguments: indexes) func `the indexes follow the play`(
    _ shape: String, _ script: String, _ chapter: Int, _ level: Int
  ) throws {
    let flow = try newGame(shape).after(script)
    #expect(flow.currentChapterIndex == chapter)
    #expect(flow.currentLevelIndex == level)
  }
}
