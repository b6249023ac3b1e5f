import Flow
import Localization
import Testing

@Suite struct NotebookTests {
  /// Levels `a` and `b` light `one` and `two`; each level has a fact.
  func flow() throws -> GameFlow {
    let first = [
      try closed(content("a", notes: ["fact a"], keywords: ["one"])),
      try closed(content("b", notes: ["fact b", "more b"], keywords: ["two", "one"])),
    ]
    let second = [
      try closed(content("c", notes: ["fact c"])), try closed(content("d", notes: ["fact d"])),
    ]
    return GameFlow(
      chapters: [
        try chapter("first", keywords: ["one", "two", "three"], first),
        try chapter("second", second),
      ], progress: Progress(seed: 1))
  }

  static let books: [(String, [[String]])] = [
    ("start read read", [[], []]),
    ("load:a win", [["fact a"], []]),
    ("load:a win win read", [["fact a", "fact b", "more b"], []]),
    ("load:a win win read win", [["fact a", "fact b", "more b"], ["fact c"]]),
    ("load:a win load:a", [["fact a"], []]),
    ("load:a win win read win win", [["fact a", "fact b", "more b"], ["fact c", "fact d"]]),
    ("load:a win win again", [["fact a", "fact b", "more b"], []]),
  ]

  @Test(arguments: books) func `the notebook holds what lies behind or is won`(
    _ script: String, _ pages: [[String]]
  ) throws {
    let flow = try flow().after(script)
    #expect(flow.notebook.map { $0.map { $0.resolved(in: .en) } } == pages)
  }

  @Test func `it is complete in a level that is entered directly`() throws {
    var flow = try flow()
    var progress = flow.progress
    progress.hasBegun = true
    progress.frontier = "d"
    flow = GameFlow(chapters: flow.chapters, progress: progress)
    _ = play("load:c", on: &flow)
    #expect(flow.notebook.map(\.count) == [3, 0])
    _ = play("load:d", on: &flow)
    #expect(flow.notebook.map(\.count) == [3, 1])
  }

  static let words: [(String, [Bool])] = [
    ("start", [false, false, false]), ("load:a lose", [false, false, false]),
    ("load:a win", [true, false, false]), ("load:a win win", [true, true, false]),
    ("load:a win again", [true, false, false]),
  ]

  @Test(arguments: words) func `a keyword is met once a level that names it is won`(
    _ script: String, _ met: [Bool]
  ) throws {
    let flow = try flow().after(script)
    let chapter = flow.chapters[0]
    #expect(chapter.keywords.map { flow.isLit($0, in: chapter) } == met)
  }
}
