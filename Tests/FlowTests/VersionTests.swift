import Flow
import Testing

/// A game saved in one version of the campaign and gone on with in another.
struct Version: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let old: String
  let played: String
  let new: String
  /// Status of the new levels in order, by first letter.
  let map: String
  /// Where `start read` leads.
  let leadsTo: String

  init(
    _ name: String, from old: String, _ played: String, to new: String, map: String,
    leadsTo: String
  ) {
    testDescription = name
    (self.old, self.played, self.new, self.map, self.leadsTo) = (old, played, new, map, leadsTo)
  }
}

@Suite struct VersionTests {
  static let versions = [
    Version("nothing changed", from: "abc", "load:a win", to: "abc", map: "col", leadsTo: "b"),
    Version(
      "before the frontier", from: "abc", "load:a win", to: "axbc", map: "cool", leadsTo: "b"),
    Version("at the very start", from: "abc", "load:a win", to: "xabc", map: "ocol", leadsTo: "b"),
    Version(
      "right after the frontier", from: "abc", "load:a win", to: "abxc", map: "coll", leadsTo: "b"),
    Version("at the end", from: "abc", "load:a win", to: "abcx", map: "coll", leadsTo: "b"),
    Version("a chapter before", from: "a|b", "load:a win", to: "a|xy|b", map: "cooo", leadsTo: "b"),
    Version("before a new player", from: "ab", "start", to: "xab", map: "ool", leadsTo: "a"),
    Version(
      "in a finished game", from: "ab", "load:a win win", to: "axby", map: "coco",
      leadsTo: "results"),
    Version("the frontier moved", from: "abc", "load:a win", to: "bac", map: "ocl", leadsTo: "b"),
    Version("the frontier is gone", from: "abc", "load:a win", to: "ac", map: "co", leadsTo: "c"),
    Version(
      "the frontier and all after it are gone", from: "abc", "load:a win", to: "a", map: "c",
      leadsTo: "results"),
    Version(
      "gone, with a new one before", from: "abc", "load:a win", to: "xac", map: "ocl", leadsTo: "x"),
    Version("gone before it was seen", from: "ab", "start", to: "b", map: "o", leadsTo: "b"),
    Version("everything is gone", from: "ab", "load:a win", to: "", map: "", leadsTo: "results"),
    Version(
      "a detour is gone", from: "abc", "load:a win load:a", to: "xbc", map: "ool", leadsTo: "b"),
    Version(
      "frontier and detour are gone", from: "abcd", "load:a win win load:a", to: "bd", map: "co",
      leadsTo: "d"),
  ]

  @Test(arguments: versions) func `a saved game goes on in a newer campaign`(_ version: Version)
    throws
  {
    var flow = try newGame(version.old).after(version.played)
    flow = GameFlow(chapters: try chapters(version.new), progress: flow.progress)
    #expect(flow.map == version.map)
    let trace = play("start read read", on: &flow)
    #expect(trace.split(separator: " | ").contains { $0 == version.leadsTo })
    let kept = [flow.progress.frontier, flow.progress.detour].compactMap { $0 }
    #expect(Set(flow.progress.visits.keys).isSubset(of: kept))
  }

  @Test func `a level added before the frontier is played and leads on in order`() throws {
    var flow = try newGame("abc").after("load:a win lose")
    flow = GameFlow(chapters: try chapters("axbc"), progress: flow.progress)
    #expect(play("load:x win", on: &flow) == "x | right 3★, b")
    #expect(flow.currentVisit?.attempts == 1)
    #expect(flow.map == "ccol")
  }

  @Test func `a level added to a finished game is open and leads on in order`() throws {
    var flow = try newGame("ab").after("load:a win win")
    flow = GameFlow(chapters: try chapters("axb"), progress: flow.progress)
    #expect(
      play("start load:x win win", on: &flow) == "results | x | right 3★, b | right 3★, results")
    #expect(flow.map == "ccc")
  }
}
