/// One small change of a rule, which the tests should notice.
struct Mutant: Equatable {
  /// What is changed, by the function of `MutantSwitches` that stands in its place.
  enum Change: Equatable {
    /// A binary operator becomes another one.
    case operation(String, becomes: String)
    /// `true` becomes `false`, or the reverse.
    case literal(Bool)
    /// `!` before a value is left out.
    case dropNot
    /// A condition becomes its opposite.
    case negate
    /// A branch whose condition binds names is never taken.
    case never

    var description: String {
      switch self {
      case .operation(let before, let after): "\(before) becomes \(after)"
      case .literal(let value): "\(value) becomes \(!value)"
      case .dropNot: "! is left out"
      case .negate: "the condition is negated"
      case .never: "the condition never holds"
      }
    }
  }

  /// The file’s path from the package’s root.
  let path: String
  /// From 1.
  let line: Int
  /// The bytes of the file that are changed.
  let range: Range<Int>
  let change: Change
  /// The line as it stands in the file.
  let code: String

  var place: String { "\(path):\(line)" }
}
