import Foundation
import SamplePack

/// A pack of ten thousand questions: opened to be played, and checked.
struct PackBenchmark {
  static let head = ["what", "least ms", "median ms", "most ms", "peak MB"]
  private static let questions = 10_000
  let run: BenchmarkRun

  func table() throws -> MarkdownTable {
    let pack = try run.file("pack.json", QuestionPack.bytes(questions: Self.questions)).path
    let play = run.screen("play, to the first screen", ["play", pack], keys: [])
    let check = PipedProgram(
      name: "pack check, to the end", executable: run.expedition,
      arguments: ["pack", "check", pack])
    let reader = run.installed("jq").map {
      PipedProgram(name: "jq, which only reads it", executable: $0, arguments: [".version", pack])
    }
    let readers = [check, reader].compactMap(\.self)
    let subjects =
      [Subject(name: play.name) { try run.start(play).waitForFirstScreen() }]
      + readers.map { reader in
        Subject(name: reader.name) {
          try reader.output(of: nil, home: run.newHome()).milliseconds
        }
      }
    let times = try Rounds.measure(subjects, rounds: run.packRounds) { try $0.milliseconds() }
    let memory = try [peakMemory(of: play)] + readers.map { _ in Figure.unknown }
    let rows = subjects.indices.map { index in
      [subjects[index].name] + (Spread(times[index])?.cells ?? []) + [memory[index]]
    }
    return MarkdownTable(head: Self.head, rows: rows)
  }

  private struct Subject {
    let name: String
    let milliseconds: () throws -> Double
  }

  /// Of a program that ended Linux tells nothing any more.
  private func peakMemory(of program: MeasuredProgram) throws -> String {
    let running = try run.start(program)
    _ = try running.waitForFirstScreen()
    return Figure.text(running.figures.peakMemory)
  }
}
