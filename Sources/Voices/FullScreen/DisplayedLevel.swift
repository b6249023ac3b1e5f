import Flow
import Localization
import Screen
import Session

/// A level on the screen, as the session last told it.
struct DisplayedLevel {
  private(set) var view: LevelView
  /// The id of the answer that was right; nil until it is given.
  private(set) var rightAnswer: String?
  private(set) var isWon = false
  var enterGuard = EnterGuard()
  private let picture: LevelPicture?
  /// The parts of the picture that what was done has left its marks on.
  private var touched: PictureParts = []

  init(_ view: LevelView) {
    self.view = view
    picture = LevelPictures.level(id: view.id)
    updateTouched()
  }

  /// The picture while the ember is on that; all of it is lit once the level is won.
  func picture(litBy subjects: [PictureSubject]) -> PictureState? {
    picture.map {
      PictureState(picture: $0, touched: touched, lit: isWon ? .all : $0.parts(of: subjects))
    }
  }

  private mutating func updateTouched() {
    guard let picture else { return }
    var subjects = view.answers.filter { $0.isTried || $0.id == rightAnswer }
      .map { PictureSubject.answer($0.id) }
    subjects += view.elements.filter { $0.chosen != nil }.map { .element($0.id) }
    if view.attempts > 0 { subjects.append(.fall) }
    if isWon { subjects.append(.won) }
    touched = picture.parts(of: subjects)
  }

  var heading: HeaderContent {
    HeaderContent(
      title: view.chapterTitle,
      level: HeaderContent.LevelPosition(
        number: view.level, of: view.levels, isLanding: view.isLanding),
      isWon: view.isCompleted, isSecondNight: view.night == .second)
  }

  /// What opening a hint is called: it says what that costs.
  var openHintLabel: LocalizedText {
    switch view.night {
    case .first: L10n.Full.openHint
    case .second: L10n.SecondNight.openHint
    }
  }

  mutating func receive(_ event: Event) {
    if let level = event.changedLevel, level.id == view.id { view = level }
    if case .campaign(.verdict(let verdict)) = event, verdict.isCorrect {
      rightAnswer = verdict.answer
      isWon = true
    }
    if event.isJudgement { enterGuard = EnterGuard() }
    updateTouched()
  }
}

extension PageWriter {
  /// What is read beside the question.
  mutating func addClues(of level: LevelView) {
    guard !level.clues.isEmpty else { return }
    addGap()
    // Those of a lock have no names of their own.
    for (index, clue) in level.clues.enumerated() {
      let sign = level.kind == .rotor ? String(index + 1) : Symbol.nothing
      addText(clue, sign: StyledSymbol(sign, .faint))
    }
  }

  /// The answers as items; what was tried is marked, never left out, and so is the one that Enter is to give again.
  mutating func addAnswers(
    of shown: DisplayedLevel, focus: Int, marks: SlateMarks = SlateMarks()
  ) {
    for (index, answer) in shown.view.answers.enumerated() {
      let asking = index == focus ? enterAgainNote(on: shown) : nil
      addFocusableItem(
        label: ChoiceKeys.name(index, among: shown.view.answers), text: answer.text,
        note: asking ?? note(on: answer, in: shown) ?? marks.note(on: answer.id, in: texts))
    }
  }

  /// Beside what has the focus, where Enter alone does not give it.
  func enterAgainNote(on shown: DisplayedLevel) -> StyledSymbol? {
    shown.enterGuard.asksAgain ? StyledSymbol(texts(L10n.Full.enterAgain), .accent) : nil
  }

  private func note(on answer: LevelView.Choice, in shown: DisplayedLevel) -> StyledSymbol? {
    if answer.id == shown.rightAnswer {
      return StyledSymbol("\(Symbol.right) \(texts(L10n.Full.right))", .good)
    }
    return answer.isTried
      ? StyledSymbol("\(Symbol.wrong) \(texts(L10n.Full.tried))", .bad) : nil
  }

  /// The hints that were taken, the newest as news.
  mutating func addHints(of level: LevelView) {
    if !level.hintsTaken.isEmpty { addGap() }
    for hint in level.hintsTaken {
      let first = row
      addText(hint, sign: StyledSymbol(Symbol.rope, .accent))
      markLatest(from: first)
    }
  }
}

extension Event {
  /// Whether something was answered or done, which the next Enter is not to do again.
  fileprivate var isJudgement: Bool {
    guard case .campaign(let event) = self else { return false }
    return switch event {
    case .act, .verdict: true
    case .intro, .chapter, .level, .results, .levels, .notes, .mishaps, .hint: false
    }
  }

  /// The level as it is now, where the event changed it: by an act, a verdict or a hint.
  fileprivate var changedLevel: LevelView? {
    guard case .campaign(let event) = self else { return nil }
    return switch event {
    case .act(let act): act.level
    case .verdict(let verdict): verdict.level
    case .hint(let hint): hint.level
    case .intro, .chapter, .level, .results, .levels, .notes, .mishaps: nil
    }
  }
}
