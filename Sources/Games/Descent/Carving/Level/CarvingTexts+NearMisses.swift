package import Flow
import Localization

extension CarvingTexts {
  private typealias Text = L10n.DescentCarving

  /// The answers that are half the way, and what is said to them.
  package var nearMisses: [ForeseenWrongAnswer] {
    switch puzzle.method {
    case .poem: [turned(Text.replyUpwards)]
    case .poemUpward: [asShown(Text.replyDownwards)]
    case .reversed: [asShown(Text.replyAsShown)]
    case .inTurn: [asShown(Text.replyAsShownInTurn)] + otherWords
    case .inTurnReversed:
      [asShown(Text.replyAsShownInTurn)] + otherWords
        + [miss("unturned", Text.replyUnturned) { $0.parted }]
    case .shifted(let places):
      [asShown(Text.replyAsShown)] + furtherOn(places)
    case .reversedShifted(let places):
      [
        asShown(Text.replyAsShown), turned(Text.replyTurned),
        miss("set-back", Text.replySetBack) { [$0.moved(by: -places)].compactMap(\.self) },
      ] + furtherOn(places)
    }
  }

  private func asShown(_ reply: LocalizedText) -> ForeseenWrongAnswer {
    miss("as-shown", reply) { [$0] }
  }

  private func turned(_ reply: LocalizedText) -> ForeseenWrongAnswer {
    miss("turned", reply) { [$0.reversed] }
  }

  /// Set on instead of back, turned or not; nothing where that leaves the alphabet in some language.
  private func furtherOn(_ places: Int) -> [ForeseenWrongAnswer] {
    let ways: (Letters) -> [Letters] = { shown in
      [shown, shown.reversed].compactMap { $0.moved(by: places) }
    }
    let isPossible = Language.allCases.allSatisfy { language in
      puzzle.shown(in: language).map { !ways($0).isEmpty } ?? false
    }
    return isPossible ? [miss("further-on", Text.replyFurtherOn, ways)] : []
  }

  private func miss(
    _ id: AnswerID, _ reply: LocalizedText, _ ways: (Letters) -> [Letters]
  ) -> ForeseenWrongAnswer {
    let texts = LocalizedList.each { language in
      (puzzle.shown(in: language).map(ways) ?? []).flatMap { [$0.joined, $0.spelt] }
    }
    return ForeseenWrongAnswer(id: id, texts: texts, reply: reply)
  }

  /// The other mason's word, and both words at once.
  private var otherWords: [ForeseenWrongAnswer] {
    guard let other = puzzle.other else { return [] }
    let question = puzzle.answer.category.question
    let pairs = [[puzzle.answer, other], [other, puzzle.answer]]
    return [
      ForeseenWrongAnswer(
        id: "other-word", texts: .each { [other.word.resolved(in: $0)] },
        reply: Text.replyOtherWord(question: question)),
      ForeseenWrongAnswer(
        id: "both-words",
        texts: .each { language in
          pairs.flatMap { pair in
            let words = pair.map { $0.word.resolved(in: language) }
            let joined = Text.bothWords(first: pair[0].word, second: pair[1].word)
            return [words.joined(separator: " "), joined.resolved(in: language)]
          }
        }, reply: Text.replyBothWords(question: question)),
    ]
  }
}
