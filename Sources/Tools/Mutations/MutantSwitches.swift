/// What stands in the place of mutants: the sources are built once, and `EXPEDITION_MUTANT` says by number which
/// of them is changed.
enum MutantSwitches {
  static let variable = "EXPEDITION_MUTANT"

  /// The file with every one of these mutants, each known by its number; its lines stay where they are.
  static func rewrite(_ text: String, mutants: [(number: Int, mutant: Mutant)]) -> String {
    var edits = mutants.flatMap { Self.edits(for: $0.mutant, number: $0.number) }
    edits.sort { ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count) }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private typealias Edit = (range: Range<Int>, text: String)

  private static func edits(for mutant: Mutant, number: Int) -> [Edit] {
    let start = mutant.range.lowerBound
    let end = mutant.range.upperBound
    return switch mutant.change {
    case .operation(let name, _): [(mutant.range, name + suffix(number))]
    case .dropNot: [(mutant.range, "!" + suffix(number))]
    case .literal(let value): [(mutant.range, "mutantFlip(\(number), \(value))")]
    case .negate: [(start..<start, "mutantFlip(\(number), "), (end..<end, ")")]
    case .never: [(start..<start, "mutantFlip(\(number), true), ")]
    }
  }

  /// A number as characters that an operator’s name may hold.
  private static func suffix(_ number: Int) -> String {
    let digits: [Character] = ["─", "━", "│", "┃", "┄", "┅", "┆", "┇", "┈", "┉"]
    return String(String(number).compactMap(\.wholeNumberValue).map { digits[$0] })
  }

  /// A source for the target of these mutants: what `rewrite` writes in their places.
  static func source(of mutants: [(number: Int, mutant: Mutant)]) -> String {
    let functions = mutants.map { number, mutant in
      switch mutant.change {
      case .operation(let name, let other): declare(name, other, number)
      case .dropNot:
        """
        prefix operator !\(suffix(number))
        prefix func !\(suffix(number)) (value: Bool) -> Bool { mutantFlip(\(number), !value) }
        """
      case .literal, .negate, .never: ""
      }
    }
    return ([common] + functions).joined(separator: "\n") + "\n"
  }

  private static let common = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #else
      import Darwin
    #endif

    private let activeMutant = unsafe getenv("\(variable)").map { unsafe atoi($0) } ?? 0
    func isActive(mutant: Int) -> Bool { activeMutant == mutant }
    func mutantFlip(_ mutant: Int, _ value: Bool) -> Bool { isActive(mutant: mutant) != value }
    """

  private static func declare(_ name: String, _ other: String, _ number: Int) -> String {
    let mark = name + suffix(number)
    let active = "isActive(mutant: \(number))"
    let choice = "{ \(active) ? a \(other) b : a \(name) b }"
    switch name {
    case "&&", "||":
      return """
        infix operator \(mark): Logical\(name == "&&" ? "Conjunction" : "Disjunction")Precedence
        func \(mark) (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
          \(active) ? try a \(other) b() : try a \(name) b()
        }
        """
    case "==", "!=":
      return """
        infix operator \(mark): ComparisonPrecedence
        func \(mark) <T: Equatable>(a: T, b: T) -> Bool \(choice)
        func \(mark) <T>(a: T?, b: _OptionalNilComparisonType) -> Bool \(choice)
        func \(mark) <T: Equatable, U: Equatable>(a: (T, U), b: (T, U)) -> Bool \(choice)
        @_disfavoredOverload
        func \(mark) <T: StringProtocol, U: StringProtocol>(a: T, b: U) -> Bool \(choice)
        """
    case "+=", "-=":
      return """
        infix operator \(mark): AssignmentPrecedence
        func \(mark) <T: AdditiveArithmetic>(a: inout T, b: T) {
          if \(active) { a \(other) b } else { a \(name) b }
        }
        func \(mark) <T: RangeReplaceableCollection, U: Sequence<T.Element>>(a: inout T, b: U) {
          if !\(active) { a.append(contentsOf: b) }
        }
        """
    case "+", "-":
      return """
        infix operator \(mark): AdditionPrecedence
        func \(mark) <T: AdditiveArithmetic>(a: T, b: T) -> T \(choice)
        func \(mark) <T: RangeReplaceableCollection, U: Sequence<T.Element>>(a: T, b: U) -> T {
          \(active) ? a : a + Array(b)
        }
        """
    default:
      return """
        infix operator \(mark): ComparisonPrecedence
        func \(mark) <T: Comparable>(a: T, b: T) -> Bool \(choice)
        """
    }
  }
}
