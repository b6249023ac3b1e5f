import Flow
import Localization
import Presentation
import Screen
import Session

/// A rotor: a dial of three faces to turn, and something to move among on each.
struct RotorScene: Scene {
  private var shown: DisplayedLevel
  private var dial = RotorSelection()
  /// The clues that the ember has been on.
  private var seen: Set<Int> = [0]
  /// The wheels on the face of the answers; nil where answers are printed.
  private var code: CodeDial?

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
    code = level.wheels.map { CodeDial(wheels: $0.count) }
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  var picture: PictureState? {
    switch dial.face {
    case .clues: shown.picture(litBy: [.clue(dial.item)])
    case .hints: shown.picture(litBy: [])
    case .answers: shown.picture(litBy: [.lock])
    }
  }

  let dependsOnFocus = FocusDependence.all
  var focus: Int {
    get { dial.item }
    set {
      dial.item = newValue
      shown.enterGuard.choose()
      if dial.face == .clues { seen.insert(newValue) }
    }
  }

  var keys: [KeyHint] {
    let turn = KeyHint("←→", L10n.Full.turn)
    return switch dial.face {
    case .clues: [.move, turn, KeyHint("⏎", isOnLastClue ? L10n.Full.faceAnswers : L10n.Full.goOn)]
    case .hints: opensHint ? [.move, turn, KeyHint("⏎", shown.openHintLabel)] : [.move, turn]
    case .answers where code != nil: wheelKeys
    case .answers: [.move, turn, KeyHint("⏎", L10n.Full.answer)]
    }
  }

  private var wheelKeys: [KeyHint] {
    [
      KeyHint("⌫", L10n.Wheels.clear), KeyHint("←→", L10n.Wheels.wheel),
      KeyHint("↑↓", L10n.Full.turn),
      KeyHint(shown.view.isLanding ? "1–9" : "0–9", L10n.Wheels.dial),
      KeyHint("⏎", L10n.Full.answer),
    ]
  }

  private var isOnLastClue: Bool { dial.item + 1 >= shown.view.clues.count }
  private var opensHint: Bool { shown.view.hintsTaken.count < shown.view.hintsInAll }

  /// Among the hints Enter asks for one.
  var showsHints: Bool { dial.face == .hints }

  // MARK: Showing

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addGap()
    let first = page.row
    page.addDialFaces(dial.face)
    page.addGap()
    switch dial.face {
    case .clues: writeClues(to: &page)
    case .hints: writeHints(to: &page)
    case .answers:
      if let code { return writeWheels(code, to: &page, from: first) }
      page.addAnswers(of: shown, focus: dial.item)
    }
    page.extendFirstItem(upToRow: first)
  }

  /// The wheels, and what was tried on them; all of it comes into view at once.
  private func writeWheels(_ code: CodeDial, to page: inout PageWriter, from first: Int) {
    page.addWheels(code, focus: dial.item, isOpen: shown.rightAnswer != nil)
    if let tried = shown.view.wheels?.triedText { page.addCenteredText(tried, style: .faint) }
    if shown.enterGuard.asksAgain {
      page.addCenteredText(L10n.Full.enterAgain, style: .accent)
    }
    page.extendItems(upToRow: first)
    // To reason with while one dials.
    if shown.view.isLanding { page.addClues(of: shown.view) }
  }

  /// The ember is on one clue at a time; what it has left is faint.
  private func writeClues(to page: inout PageWriter) {
    for (index, clue) in shown.view.clues.enumerated() {
      let isLit = index == dial.item
      page.addFocusableItem(
        label: isLit
          ? StyledSymbol(Symbol.lit, page.ember) : StyledSymbol(Symbol.dark, .faint),
        text: seen.contains(index) || shown.view.isLanding ? clue : nil,
        style: isLit ? .plain : .faint)
    }
  }

  private func writeHints(to page: inout PageWriter) {
    if shown.view.hintsInAll == 0 { page.addText(L10n.Errors.noHints) }
    for index in 0..<shown.view.hintsInAll {
      let first = page.row
      if shown.view.hintsTaken.indices.contains(index) {
        page.addFocusableItem(
          label: StyledSymbol(Symbol.rope, .accent),
          text: shown.view.hintsTaken[index])
      } else {
        page.addFocusableItem(
          label: StyledSymbol(Symbol.dark, .faint),
          text: L10n.Full.sealed, style: .faint)
      }
      if index == shown.view.hintsTaken.count - 1 { page.markLatest(from: first) }
    }
  }

  // MARK: Keys

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return performEnter() }
    if key == .backspace, dial.face == .answers, let code, mendsRefused(code) {
      dial.item = code.digits.count - 1
    }
    if dial.face == .answers, let wheel = code?.handleKey(key, at: dial.item) {
      focus = wheel
      return .handled
    }
    if code != nil, dial.face != .answers, ChoiceKeys.wheelDigit(key) != nil {
      return dialFirst(key)
    }
    guard key == .left || key == .right else { return selectItem(named: key) }
    turn(by: key == .left ? -1 : 1)
    return .handled
  }

  /// Whether a wrong code stands on the wheels and no key has changed it.
  private func mendsRefused(_ code: CodeDial) -> Bool {
    !shown.enterGuard.hasChosen && !code.digits.contains(nil)
  }

  /// A digit on another face is the first of a code, too: Enter behind it must not buy a hint.
  private mutating func dialFirst(_ key: Key) -> SceneResponse {
    dial = RotorSelection(face: .answers)
    focus = code?.handleKey(key, at: 0) ?? 0
    return .handled
  }

  /// To the face to the right (1) or to the left (-1).
  private mutating func turn(by step: Int) {
    let faces = RotorSelection.Face.allCases
    let index = (faces.firstIndex(of: dial.face) ?? 0) + step + faces.count
    dial = RotorSelection(face: faces[index % faces.count])
    shown.enterGuard.choose()
  }

  /// Enter: the next clue, and behind the last one the answers; a hint, or the answer with the focus.
  private mutating func performEnter() -> SceneResponse {
    switch dial.face {
    case .clues where isOnLastClue:
      dial = RotorSelection(face: .answers)
      shown.enterGuard = EnterGuard()
    case .clues: focus = dial.item + 1
    case .hints: return .command(.hint)
    case .answers where !shown.enterGuard.confirms(): break
    case .answers: return .command(.answer([code?.code ?? shown.view.answers[dial.item].id]))
    }
    return .handled
  }

  /// A digit or a letter names an item of the face; a letter turns to the answers first.
  private mutating func selectItem(named key: Key) -> SceneResponse? {
    if let letter = ChoiceKeys.letter(key), dial.face != .answers {
      guard shown.view.answers.indices.contains(letter) else { return nil }
      dial.face = .answers
      focus = letter
      return .handled
    }
    let index =
      dial.face == .answers
      ? ChoiceKeys.index(key, among: shown.view.answers) : ChoiceKeys.index(key)
    guard let index, index < count else { return nil }
    focus = index
    return dial.face == .answers ? performEnter() : .handled
  }

  /// How many items the face has.
  private var count: Int {
    switch dial.face {
    case .clues: shown.view.clues.count
    case .hints: shown.view.hintsInAll
    case .answers: shown.view.answers.count
    }
  }

  /// After a wrong code the first wheel has the focus, so that the next one is typed over it; Backspace mends the last.
  mutating func receive(_ event: Event) {
    shown.receive(event)
    if case .campaign(.verdict(let verdict)) = event, !verdict.isCorrect, code != nil {
      dial.item = 0
    }
    if case .campaign(.hint(let hint)) = event {
      dial = RotorSelection(face: .hints, item: hint.index - 1)
    }
  }
}

extension PageWriter {
  /// The three faces side by side, the one that is turned up between ‹ ›.
  fileprivate mutating func addDialFaces(_ face: RotorSelection.Face) {
    let faces: [(RotorSelection.Face, LocalizedText)] = [
      (.clues, L10n.Full.faceClues), (.hints, L10n.Full.faceHints),
      (.answers, L10n.Full.faceAnswers),
    ]
    let names = faces.map { ($0 == face, texts($1)) }
    let width = 4 + (names.map { DisplayWidth.of($0.1) }.max() ?? 0)
    let isWhole = 3 * width <= margins.end - margins.text
    let shown = isWhole ? names : names.filter(\.0)
    let left = margins.centered(width * shown.count)
    addRow(
      shown.enumerated().flatMap { index, name in
        self.face(name.1, isUp: name.0, from: left + index * width, width: width)
      })
  }

  private func face(_ name: String, isUp: Bool, from column: Int, width: Int) -> [Span] {
    let start = column + max(2, (width - DisplayWidth.of(name)) / 2)
    let text = Span(column: start, text: name, style: isUp ? .strong : .faint)
    guard isUp else { return [text] }
    return [
      Span(column: start - 2, text: Symbol.turnLeft, style: .accent), text,
      Span(column: text.end + 1, text: Symbol.turnRight, style: .accent),
    ]
  }
}
