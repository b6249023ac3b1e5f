import Flow
import Localization

extension JarsPuzzle: ClosedPuzzle {
  private typealias Text = L10n.DescentDoors

  var name: LocalizedText { L10n.Descent.nameJars }

  var text: LocalizedText {
    let number = Text.number(materials.count, atStart: true)
    let names = LocalizedText.row(of: materials.map { form(Text.materials, $0) })
    let weighings = Text.number(weighings.count)
    let misread = Text.number(table.misreadCount)
    return Text.jarsText(
      number: number, names: names, weight: form(Text.weights, table.weight.rawValue),
      weighings: weighings, misread: misread)
  }

  var clueTexts: [LocalizedText] {
    weighings.indices.map {
      Text.weighing(name: name(ofClue: $0), says: says(weighings[$0]))
    }
  }

  private func says(_ weighing: JarWeighing) -> LocalizedText {
    let (one, other) = (side(weighing.one), side(weighing.other))
    let isAlone = weighing.one.count == 1
    return switch weighing.result {
    case .level: Text.level(one: one, other: other)
    case .oneSinks:
      isAlone
        ? Text.sinks(one: one, other: other, lower: one)
        : Text.sink(one: one, other: other, lower: one)
    case .otherSinks:
      isAlone
        ? Text.sinks(one: one, other: other, lower: other)
        : Text.sink(one: one, other: other, lower: other)
    }
  }

  private func side(_ jars: [Int]) -> LocalizedText {
    .all(of: jars.map { form(Text.materials, materials[$0]) })
  }

  private func form(_ forms: LocalizedList, _ index: Int) -> LocalizedText {
    LocalizedText(forms, at: index)
  }

  var answers: [ClosedAnswer] {
    let ids = ["clay", "copper", "tin", "glass", "stone", "horn", "wood", "iron"]
    return materials.map {
      ClosedAnswer(id: ids[$0], text: form(Text.jarsAtStart, $0), name: form(Text.jars, $0))
    }
  }

  func outcome(ofAnswer answer: Int) -> AnswerOutcome {
    let counts = misreadings(withOdd: answer).map { misread in
      counted([misread.map { LocalizedText(cleaning: String($0 + 1)) }])
    }
    let numbers =
      counts.dropFirst().allSatisfy { $0 == counts[0] }
      ? counts[0] : Text.eitherWeight(heavier: counts[0], lighter: counts[1])
    return AnswerOutcome(text: Text.misreadWouldCount(numbers: numbers), isCounted: true)
  }

  var standard: LocalizedText { form(Text.misreadSay, table.misreadCount - 1) }

  /// Which weighings would be misread if that is the odd jar: once for each way in which it may be odd, the heavier first.
  private func misreadings(withOdd jar: Int) -> [[Int]] {
    let heavier = table.weight == .otherwise ? [true, false] : [table.weight == .heavier]
    return heavier.map { isHeavier in
      let world = JarsWorld(odd: jar, isHeavier: isHeavier, rights: 0)
      return weighings.indices.filter { !weighings[$0].isRight(in: world) }
    }
  }

  func wrongReply(_ objection: LocalizedText) -> LocalizedText { Text.dust(objection: objection) }

  var rightReply: LocalizedText { Text.wonKey }

  func note(ofAnswer answer: Int) -> LocalizedText {
    Text.jarNote(
      jar: form(Text.jars, materials[answer]), place: form(Text.placesFromTheLeft, answer))
  }
}

extension JarsPuzzle {
  func name(ofClue clue: Int) -> LocalizedText { form(Text.weighingTitles, clue) }
}
