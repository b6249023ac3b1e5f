import Foundation
import Testing

@testable import Mutations

@Suite struct MutantSwitchesTests {
  @Test(arguments: [
    ("a < b", "a <─ b"), ("f(!a)", "f(!─a)"), ("if a, b {", "if mutantFlip(0, a), b {"),
    ("if let a {", "if mutantFlip(0, true), let a {"), ("é = true", "é = mutantFlip(0, true)"),
    (
      "guard !a && b else {\n}",
      "guard mutantFlip(0, !━a &&│ b) else {\n}"
    ),
  ])
  func `every mutant is a switch of its own in its place`(text: String, rewritten: String) {
    let mutants = MutantFinder.mutants(in: text, path: "a.swift")
    let numbered = mutants.enumerated().map { (number: $0.offset, mutant: $0.element) }
    #expect(MutantSwitches.rewrite(text, mutants: numbered) == rewritten)
  }

  @Test func `each operator is declared once, with what it becomes`() {
    let mutants = MutantFinder.mutants(in: "a < b && c + d > 0", path: "a.swift")
    let numbered = mutants.enumerated().map { (number: $0.offset, mutant: $0.element) }
    let source = MutantSwitches.source(of: numbered)
    for declaration in [
      "infix operator <─: ComparisonPrecedence", "infix operator &&━: LogicalConjunctionPrecedence",
      "infix operator +│: AdditionPrecedence", "infix operator >┃: ComparisonPrecedence",
    ] {
      #expect(source.components(separatedBy: declaration).count == 2, "\(declaration)")
    }
    #expect(source.contains("isActive(mutant: 0) ? a <= b : a < b"))
  }
}
