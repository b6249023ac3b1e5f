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
  private let picture: LevelPicture?
  /// The parts of the picture that what was done has left its marks on.
  private var touched: PictureParts = []

  init(_ view: LevelView) {
    self.view = view
    picture = LevelPicture(level: view.id)
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
      level: HeaderContent.LevelPosition(number: view.level, of: view.levels, text: position),
      isWon: view.isCompleted, isSecondNight: view.night == .second)
  }

  /// As in “level 2 of 5”.
  private var position: LocalizedText {
    view.isLanding
      ? L10n.Descent.landingPosition(landing: view.level, of: view.levels)
      : L10n.Common.levelPosition(level: view.level, of: view.levels)
  }

  mutating func receive(_ event: Event) {
    guard case .campaign(let event) = event else { return }
    switch event {
    case .act(let act): update(act.level)
    case .verdict(let verdict):
      if verdict.isCorrect { (rightAnswer, isWon) = (verdict.answer, true) }
      update(verdict.level)
    case .hint(let hint): update(hint.level)
    case .intro, .chapter, .level, .results, .levels, .notes, .mishaps: break
    }
  }

  private mutating func update(_ level: LevelView) {
    if level.id == view.id { view = level }
    updateTouched()
  }
}

extension PageWriter {
  /// The clues of a landing, by the numbers that their marks go by.
  mutating func addClues(of level: LevelView, marks: SlateMarks<Int> = SlateMarks()) {
    guard !level.clues.isEmpty else { return }
    addGap()
    for (index, clue) in level.clues.enumerated() {
      let number = StyledSymbol(String(index + 1), .faint)
      addText(clue, sign: number, note: marks[index].map { StyledSymbol($0.symbol, .accent) })
    }
  }

  /// The answers as items; what was tried is marked, never left out.
  mutating func addAnswers(
    of shown: DisplayedLevel, marks: SlateMarks<String> = SlateMarks()
  ) {
    for (index, answer) in shown.view.answers.enumerated() {
      addFocusableItem(
        label: ChoiceKeys.name(index, among: shown.view.answers), text: answer.text,
        note: note(on: answer, in: shown) ?? marks.note(on: answer.id, in: texts))
    }
  }

  private func note(on answer: LevelView.Choice, in shown: DisplayedLevel) -> StyledSymbol? {
    if answer.id == shown.rightAnswer {
      return .right.before(texts(L10n.Full.right))
    }
    return answer.isTried
      ? .wrong.before(texts(L10n.Full.tried)) : nil
  }

  /// The hints that were taken, the newest as news.
  mutating func addHints(of level: LevelView) {
    if !level.hintsTaken.isEmpty { addGap() }
    for hint in level.hintsTaken {
      let first = row
      addText(hint, sign: .rope)
      markLatest(from: first)
    }
  }
}
