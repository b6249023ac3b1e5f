import Flow

/// Which mutants are tried.
struct MutationOptions {
  /// What is wrong with the arguments.
  struct Misuse: Error {
    let argument: String
  }

  private(set) var seed: UInt64 = 1
  private var count: Int? = 100
  private var files: [String] = []

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let name = rest.popFirst() {
      if name == "--all" {
        count = nil
        continue
      }
      guard let value = rest.popFirst() else { throw Misuse(argument: name) }
      switch name {
      case "--count": count = try Self.number(value)
      case "--seed": seed = try Self.number(value)
      case "--file": files.append(value)
      default: throw Misuse(argument: name)
      }
    }
  }

  func includes(_ path: String) -> Bool {
    files.isEmpty || files.contains { path.contains($0) }
  }

  /// As many as were asked for, from each target alike as far as it has them.
  func draw(from targets: [[Mutant]]) -> [Mutant] {
    guard let count else { return targets.flatMap(\.self) }
    var generator = SeededGenerator(seed: seed)
    var left = targets.map { generator.shuffled($0)[...] }
    var drawn: [Mutant] = []
    while drawn.count < count, left.contains(where: { !$0.isEmpty }) {
      for target in left.indices where drawn.count < count {
        drawn += [left[target].popFirst()].compactMap(\.self)
      }
    }
    return drawn
  }

  private static func number<Number: FixedWidthInteger>(_ text: String) throws -> Number {
    guard let number = Number(text) else { throw Misuse(argument: text) }
    return number
  }
}
