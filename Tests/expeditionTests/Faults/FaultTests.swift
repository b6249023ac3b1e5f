import Flow
import Foundation
import JSON
import Sampling
import Session
import Testing

/// Every fault at every call of the system that the start and the first save make for the data.
@Suite(.enabled(if: Traced.isPossible)) struct FaultTests {
  private static let errors = sampled(Fault.allCases.filter { $0 != .kill })

  @Test(arguments: Scenario.allCases, errors)
  func `a fault loses nothing, is told, and the next move saves`(
    _ scenario: Scenario, _ fault: Fault
  ) throws {
    let (calls, end) = try untouched(scenario)
    var told: [String] = []
    for call in calls where fault.isPossible(in: call) {
      let game = try Game(scenario)
      let run = try game.play(injecting: fault.injection(into: call))
      #expect(run.injections == 1, "\(call)")
      #expect(run.status == 0, "\(call)")
      #expect(run.output.contains(scenario.end), "\(call)")
      #expect(try game.progress() == end, "\(call)")
      #expect(try game.leftOver() == [], "\(call)")
      let messages = run.output.components(separatedBy: "cannot be saved").count - 1
      #expect((0...1).contains(messages), "\(call)")
      if messages == 1 { told.append(call.description) }
    }
    #expect(told == scenario.told(of: fault))
  }

  @Test(arguments: Scenario.allCases)
  func `a death at any call leaves the old file or the new one`(_ scenario: Scenario) throws {
    let (calls, end) = try untouched(scenario)
    let new = try afterFirstSave(scenario)
    for call in sampled(calls) {
      let game = try Game(scenario)
      let old = try game.progress()
      let run = try game.play(injecting: Fault.kill.injection(into: call))
      #expect(run.isKilled, "\(call)")
      let left = try game.progress()
      #expect(left == old || left == new, "\(call)")
      let next = try game.play()
      #expect(next.status == 0, "\(call)")
      #expect(!next.output.contains("damaged") && !next.output.contains("gone"), "\(call)")
      #expect(try game.leftOver() == [], "\(call)")
      if left == old { #expect(try game.progress() == end, "\(call)") }
    }
  }

  /// Reading and writing are also what the game does with its player: those calls are left out.
  @Test(arguments: Scenario.allCases, sampled([Fault.ENOSPC, .EROFS]))
  func `a fault that lasts is told once, and play goes on to its end`(
    _ scenario: Scenario, _ fault: Fault
  ) throws {
    let (calls, end) = try untouched(scenario)
    let new = try afterFirstSave(scenario)
    for call in sampled(calls) where !["read", "write"].contains(call.name) {
      let game = try Game(scenario)
      let old = try game.progress()
      let run = try game.play(injecting: fault.injection(into: call, isLasting: true))
      #expect(run.injections > 0, "\(call)")
      #expect(run.output.hasSuffix("Until next time.\n"), "\(call)")
      let messages = run.output.components(separatedBy: "cannot be saved").count - 1
      #expect(messages <= 1, "\(call)")
      let left = try game.progress()
      if run.status == 0 { #expect(left == end, "\(call)") }
      #expect(run.status == 0 || run.status == 1 && messages == 1, "\(call)")
      #expect(left == old || left == end || left == new, "\(call)")
      #expect(try game.play().status == 0, "\(call)")
    }
  }

  /// The calls, and what the file holds in the end, where nothing goes wrong.
  private func untouched(_ scenario: Scenario) throws -> ([SystemCall], JSONValue?) {
    let game = try Game(scenario)
    let calls = try game.play().callsOfFirstSave
    try #require(calls.count == scenario.calls)
    return (calls, try game.progress())
  }

  private func afterFirstSave(_ scenario: Scenario) throws -> JSONValue? {
    let game = try Game(scenario)
    _ = try Run.play(scenario.firstMove, in: game.data)
    return try game.progress()
  }
}

/// A game in a folder of its own, which goes with it.
private final class Game {
  private let scenario: Scenario
  private let folder: URL
  var data: URL { folder.appending(path: "inner/data") }

  init(_ scenario: Scenario) throws {
    self.scenario = scenario
    folder = URL.temporaryDirectory.appending(path: "faults-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try scenario.prepare(data)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func play(injecting injection: String? = nil) throws -> Traced {
    try Traced(scenario.moves, data: data, in: folder, injecting: injection)
  }

  /// What the file holds; nil where there is none; throws where it is torn.
  func progress() throws -> JSONValue? {
    let file = data.appending(path: "progress.json")
    guard FileManager.default.fileExists(atPath: file.path()) else { return nil }
    return try SealedDocument(opening: Array(Data(contentsOf: file))).data
  }

  /// Files that were being written.
  func leftOver() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: data.path()).filter {
      $0.hasSuffix(".new")
    }
  }
}
