import Testing

@testable import Mutations

/// A line of code, and what of it is changed.
struct MutatedLine: Sendable {
  let code: String
  let changes: [String]

  init(_ code: String, _ changes: String...) {
    self.code = code
    self.changes = changes
  }
}

@Suite struct MutantFinderTests {
  static let lines = [
    MutatedLine("a < b", "< becomes <="),
    MutatedLine("a == nil && b", "== becomes !=", "&& becomes ||"),
    MutatedLine("a += b - c", "+= becomes -=", "- becomes +"),
    MutatedLine("f(!a)", "! is left out"), MutatedLine("a != b", "!= becomes =="),
    MutatedLine("a ? true : .true", "true becomes false"), MutatedLine("f(true: 1)"),
    MutatedLine("if a, b {", "the condition is negated"),
    MutatedLine("if let a, b {", "the condition never holds"),
    MutatedLine("guard a.contains { $0 } else {", "the condition is negated"),
    MutatedLine("for a in b where c {", "the condition is negated"),
    MutatedLine("case .a where b: c", "the condition is negated"),
    MutatedLine("} while a", ), MutatedLine("#if a\n"),
    MutatedLine("extension A where B == C {"), MutatedLine("static func < (a: A, b: A)"),
    MutatedLine("Array<Int>"), MutatedLine("a<b"), MutatedLine("reduce(0, +)"), MutatedLine("a!"),
    MutatedLine("// a < b"), MutatedLine("/* a /* < */ < */"),
    MutatedLine(#""a < \(b("c < d") < e) < f" < g"#, "< becomes <="),
    MutatedLine(##"#"" < \"# < a"##, "< becomes <="),
    MutatedLine("\"\"\"\n < \" < \n\"\"\" < a", "< becomes <="),
  ]

  @Test(arguments: lines) func `tokens of code are changed, not those of texts and types`(
    _ line: MutatedLine
  ) {
    let found = MutantFinder.mutants(in: line.code, path: "a.swift")
    #expect(found.map(\.change.description) == line.changes)
  }

  @Test func `a mutant knows its line`() {
    let found = MutantFinder.mutants(in: "// é\n  a < b\n\n  c > d\n", path: "a.swift")
    #expect(found.map(\.line) == [2, 4])
    #expect(found.map(\.code) == ["a < b", "c > d"])
    #expect(found.map(\.place) == ["a.swift:2", "a.swift:4"])
  }
}
