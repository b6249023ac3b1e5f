import Flow
import JSON
import Localization

/// The answers of a rotor that stand on its dial.
struct PackPrintedAnswers: Equatable, Sendable {
  let choices: PackChoices
  /// How many answers stand on the dial, the right one among them.
  let shown: Int?
  /// Belongs to wheels: a finding.
  var otherwise: PackText?
}

extension PackPrintedAnswers {
  func write(to object: inout JSONObject) {
    choices.write(to: &object)
    object["shown"] = shown.map { JSONValue($0) }
    object["otherwise"] = otherwise?.json
  }

  /// The wrong answers that every entry shows.
  private var tempting: [PackChoice] { choices.wrong.filter(\.isAlwaysShown) }

  // MARK: Looked over

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    choices.addFindings(to: &rules)
    if let otherwise { rules.addFinding(.onlyOnWheels(key: "otherwise"), at: otherwise.offset) }
    let least = shown ?? choiceLimits.lowerBound
    if least > choices.all.count {
      rules.addFinding(.tooFewAnswers(choices.all.count, shown: least), at: offset)
    }
    if tempting.count + 1 > shown ?? choiceLimits.upperBound {
      let most = shown ?? choiceLimits.upperBound
      rules.addFinding(.tooManyAlwaysShown(tempting.count, shown: most), at: offset)
    }
  }

  // MARK: In a game

  init(_ answers: PrintedAnswers) {
    let tempting = answers.tempting.map { choice in
      var choice = PackChoice(choice)
      choice.isAlwaysShown = true
      return choice
    }
    choices = PackChoices(
      right: PackChoice(answers.right), wrong: tempting + answers.misreadings.map(PackChoice.init))
    shown = answers.shown
  }

  func answers(in document: PackDocument) throws(LevelError) -> PrintedAnswers {
    let wrong = Array(zip(choices.wrong, choices.wrong(in: document)))
    return try PrintedAnswers(
      right: choices.right(in: document),
      tempting: wrong.filter { $0.0.isAlwaysShown }.map { $0.1 },
      misreadings: wrong.filter { !$0.0.isAlwaysShown }.map { $0.1 },
      shown: shown ?? max(min(choices.all.count, 5), 1 + tempting.count))
  }
}
