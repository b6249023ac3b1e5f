import Flow
import Packs

/// An input of any size: what it begins with, what is repeated, each time with another number, and what it
/// ends with.
struct GrowthRecipe: CustomStringConvertible {
  /// How an input is written.
  enum Input {
    case questions(PackImport.Format)
    case pack, line, lines, wireLines
  }

  private let start: String
  private let unit: String
  private let end: String
  /// The bytes at ×1.
  private let size: Int
  /// What stands for the number of the repetition, in digits; in letters it is `number.letters`.
  private static let digits = "\u{1}"
  private static let letters = "\u{2}"

  init(for input: Input, using generator: inout SeededGenerator) {
    let shape = generator.pick(from: FuzzFragments.shapes(of: input))
    let fragments = FuzzFragments.parts(of: input) + [Self.digits, Self.letters]
    var unit = shape.unit
    // One part in three is a fragment, or several, in the place of the shape's own words.
    let count = generator.below(5)
    let filling = (0..<count).map { _ in generator.pick(from: fragments) }.joined()
    unit = unit.replacing("@", with: filling)
    self.unit = unit
    start = shape.start
    end = shape.end
    size =
      switch input {
      case .line: 250
      case .lines, .wireLines: 400
      case .questions, .pack: generator.pick(from: [1_000, 4_000])
      }
  }

  /// The input at so many times its size.
  func bytes(factor: Int) -> [UInt8] {
    var bytes = Array(start.utf8)
    var number = 0
    while bytes.count < size * factor {
      let before = bytes.count
      bytes +=
        unit.replacing(Self.digits, with: "\(number)")
        .replacing(Self.letters, with: number.asLetters).utf8
      number += 1
      if bytes.count == before { break }
    }
    return bytes + end.utf8
  }

  var description: String {
    [start, unit, end].map { $0.debugDescription }.joined(separator: " + n × ")
  }
}

extension Int {
  /// `a`, `b`, … `z`, `ba`, `bb`, …
  fileprivate var asLetters: String {
    var rest = self
    var letters = ""
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))) + letters
      rest /= 26
    } while rest > 0
    return letters
  }
}
