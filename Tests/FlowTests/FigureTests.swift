import Flow
import Localization
import Testing

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

  /// Every letter counts here, and every accent.
  static let exact: [Typed] = [
    Typed(.fr, "forêt", "forêt", .right), Typed(.fr, "forêt", "FORÊT", .right),
    Typed(.fr, "forêt", "la forêt !", .right), Typed(.fr, "forêt", "fore\u{302}t", .right),
    Typed(.fr, "forêt", "foret", .wrong), Typed(.fr, "forêt", "forét", .wrong),
    Typed(.fr, "foret", "forêt", .wrong), Typed(.fr, "hôpital", "hopital", .wrong),
    Typed(.fr, "cœur", "coeur", .wrong), Typed(.fr, "côté", not: "cote|côte", "cote", .miss),
    Typed(.fr, "côté", not: "cote|côte", "coté", .wrong), Typed(.fr, "quatre", "4", .right),
    Typed(.en, "lantern", "lanern", .wrong), Typed(.en, "lantern", "!", .empty),
    Typed(.fr, "forêt", "c’était la forêt", .right),
    Typed(.fr, "forêt", "c’était la foret", .wrong),
    Typed(.fr, "forêt", "ce n’était pas la forêt", .wrong),
  ]

  @Test(arguments: figures) func `a number keeps its sign and its decimal mark`(_ typed: Typed)
    throws
  {
    #expect(try taken(typed, exactness: .forgiving) == typed.taken)
  }

  @Test(arguments: exact) func `where accents are exact every letter counts`(_ typed: Typed) throws
  {
    #expect(try taken(typed, exactness: .accents) == typed.taken)
  }

  private func taken(_ typed: Typed, exactness: AnswerExactness) throws -> Taken {
    let level = try OpenQuestionLevel(
      content: content("o"), accepted: try list(en: typed.accepted, fr: typed.accepted),
      nearMisses: [
        ForeseenWrongAnswer(
          id: "miss", texts: try list(en: typed.misses, fr: typed.misses), reply: text("nearly"))
      ], nudge: text("no"), success: text("yes"), exactness: exactness)
    return switch level.match(typed.text, in: typed.language) {
    case .right(nil): .right
    case .right: .told
    case .nearMiss: .miss
    case .unforeseen, .extraWords: .wrong
    case .empty: .empty
    }
  }
}
