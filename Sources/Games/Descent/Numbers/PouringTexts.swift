import Localization

extension PouringRiddle {
  private typealias Text = L10n.DescentNumbers

  /// Everything that is said of it.
  var texts: NumberTexts {
    let reader = PouringReader(jugs: jugs)
    let way = reader.way(to: wanted)
    return NumberTexts(
      frame: Text.pouringFrame, clues: [Text.pouringJugs(litres: .numbers(jugs))],
      question: Text.pouringAsk(count: wanted), rungs: rungs(way),
      solution: solution(way, reader), misses: misses(way.count, reader),
      nudge: Text.pouringNudge(word: .typed), success: Text.pouringSuccess, unit: .pourings)
  }

  // MARK: Hints and proof

  private func rungs(_ way: [PouringStep]) -> [LocalizedText] {
    guard way.count > 1 else { return [] }
    let first = Text.pouringHintFirst(pouring: text(way[0].pouring))
    return [first, next(way[1]), way.count > 3 ? next(way[2]) : last(way[way.count - 1].held)]
  }

  private func next(_ step: PouringStep) -> LocalizedText {
    Text.pouringHintNext(pouring: text(step.pouring), held: .numbers(step.held))
  }

  private func last(_ held: [Int]) -> LocalizedText {
    Text.pouringHintLast(jug: held.firstIndex(of: wanted).map { jugs[$0] } ?? 0)
  }

  private func text(_ pouring: Pouring) -> LocalizedText {
    switch pouring {
    case .fill(let jug): Text.pouringFill(jug: jugs[jug])
    case .empty(let jug): Text.pouringEmpty(jug: jugs[jug])
    case .over(let source, let target): Text.pouringOver(from: jugs[source], to: jugs[target])
    }
  }

  private func solution(
    _ way: [PouringStep], _ reader: PouringReader
  ) -> LocalizedText {
    let steps = way.map {
      Text.pouringStep(pouring: text($0.pouring), held: .numbers($0.held))
    }
    return Text.pouringAnswer(
      pourings: Text.pouringCount(count: way.count), legend: Text.pouringLegend,
      proof: .joined(steps + [tooFew(way.count - 1, reader)]))
  }

  /// What so many pourings give, which is not what is wanted.
  private func tooFew(_ count: Int, _ reader: PouringReader) -> LocalizedText {
    let amounts = reader.amounts(within: count)
    return amounts.count > 8
      ? Text.pouringNever(count: count, wanted: wanted)
      : Text.pouringLeast(count: count, amounts: .numbers(amounts), wanted: wanted)
  }

  // MARK: Wrong numbers

  private func misses(_ answer: Int, _ reader: PouringReader) -> [NumberMiss] {
    let fewer = (1..<max(answer, 2)).map { NumberMiss(number: $0, reply: tooFew($0, reader)) }
    let more = (answer + 1...answer + 4).map {
      NumberMiss(number: $0, reply: Text.pouringReplyMore)
    }
    return fewer + [NumberMiss(number: wanted, reply: Text.pouringReplyLitres)] + more
  }
}
