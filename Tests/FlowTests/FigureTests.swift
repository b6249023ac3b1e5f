import Localization
import Testing

@testable import Flow

/// Typed answers in which more than the letters counts.
@Suite struct FigureTests {
  static let figures: [Typed] = [
    Typed(.en, "3.5", "3.5", .right), Typed(.en, "3.5", "35", .wrong),
    Typed(.en, "35", "3.5", .wrong), Typed(.en, "3.5", "3,5", .right),
    Typed(.fr, "3,5", "3.5", .right), Typed(.fr, "3,5", "35", .wrong),
    Typed(.en, "3.5", "3.50", .right), Typed(.en, "3", "3.0", .right),
    Typed(.en, "3.5 km", "3.5km", .right), Typed(.en, "3.5", "It is 3.5.", .right),
    Typed(.en, "3.5", "3.5.", .right), Typed(.en, "-3", "-3", .right),
    Typed(.en, "-3", "−3", .right), Typed(.en, "-3", "3", .wrong), Typed(.en, "3", "-3", .wrong),
    Typed(.en, "-3.5", "-35", .wrong), Typed(.en, "x=-3", "x = -3", .right),
    Typed(.en, "1,234", "1234", .right), Typed(.en, "1234567.5", "1,234,567.5", .right),
    Typed(.fr, "1 234,5", "1234.5", .right), Typed(.fr, "1,234", "1234", .wrong),
    Typed(.en, "4402", "4-4-0-2", .right), Typed(.en, "1, 2, 3", "1,2,3", .right),
    Typed(.en, "1.2.3", "123", .right), Typed(.en, "12.5.2024", "12/5/2024", .right),
    Typed(.en, "3.", "3", .right), Typed(.en, ".5", "5", .right), Typed(.en, "-", "", .empty),
  ]

  @Test(arguments: figures) func `a number keeps its sign and its decimal mark`(_ typed: Typed)
    throws
  {
    #expect(try taken(typed) == typed.taken)
  }

  private func taken(_ typed: Typed) throws -> Taken {
    let level = OpenQuestionLevel(
      accepted: try list(en: typed.accepted, fr: typed.accepted),
      nearMisses: [
        ForeseenWrongAnswer(
          id: "miss", texts: try list(en: typed.misses, fr: typed.misses), reply: text("nearly"))
      ], nudge: text("no"), success: text("yes"), isExact: false, vocabulary: nil)
    return switch level.match(typed.text, in: typed.language) {
    case .right(nil): .right
    case .right: .told
    case .nearMiss: .miss
    case .unforeseen: .wrong
    case .empty: .empty
    }
  }
}
