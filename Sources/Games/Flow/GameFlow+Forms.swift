package import Localization

extension GameFlow {
  /// Rows of a form were filled, or emptied, by their ids; all of them or none.
  package mutating func fill(
    _ answers: [String: AnswerID], in language: Language
  ) -> [FlowEffect] {
    guard let level = currentLevel, case .form(let form) = level else { return refuse(.notNow) }
    do throws(Refusal) {
      let filled = form.rows.filter { answers[$0.id] != nil }
      guard filled.count == answers.count, let last = filled.last else {
        throw .notAnElement(answers.keys.sorted().first ?? "")
      }
      var values: [String: AnswerID?] = [:]
      for row in filled {
        values[row.id] = .some(
          try form.value(answers[row.id] ?? "", for: row, shown: currentChoices, in: language))
      }
      changeVisit(of: level) { visit in
        for (row, value) in values { visit.chosen[row] = value }
      }
      let empty = form.emptyCount(of: currentVisit?.chosen ?? [:])
      let result = SearchActionResult(
        element: last.id, action: (values[last.id] ?? nil) ?? FormLevel.clear, outcome: nil,
        text: empty == 0 ? L10n.Forms.mayHandIn : form.emptyText(count: empty),
        filled: filled.map(\.id), level: snapshot(of: level))
      return [.say(.act(result))]
    } catch {
      return refuse(error)
    }
  }

  /// A form was handed in as it is.
  package mutating func handIn(in language: Language) -> [FlowEffect] {
    guard let level = currentLevel, case .form(let form) = level else { return refuse(.notNow) }
    if withholdsAnswer(to: level) { return passOver(level) }
    do throws(Refusal) {
      let evaluation = try form.evaluate(filled: currentVisit?.chosen ?? [:], in: language)
      let tried = currentVisit?.triedKeys ?? []
      if let key = evaluation.repetitionKey, tried.contains(key) { throw Refusal.unchanged }
      return apply(evaluation, to: level)
    } catch {
      return refuse(error)
    }
  }

  /// Keeps what was handed in of a form until it is solved, so that it can be judged by another key.
  mutating func keepHandedIn(
    _ filled: [String: AnswerID], of form: FormLevel, isCorrect: Bool, in level: Level
  ) {
    guard form.remembersHandedIn(recordingWords: policy.recordsWords), !isFinal(level),
      (progress.records[level.id]?.best?.stars ?? 0) == 0
    else { return }
    changeQuestion(level.id) { $0.remember(handedIn: filled, isCorrect: isCorrect) }
  }
}

extension FormLevel {
  /// What has to be done before it can be handed in.
  fileprivate func emptyText(count: Int) -> LocalizedText {
    switch style {
    case .several: L10n.Forms.noMarks
    case .match, .gaps: L10n.Forms.rowsLeft(count: count)
    }
  }
}
