import Flow
import Localization
import Presentation
import Screen
import Session

/// A rotor: a dial of three faces to turn, and something to move among on each.
struct RotorScene: Scene {
  private enum Face: CaseIterable { case clues, hints, answers }

  private var shown: DisplayedLevel
  /// The side of the dial that is turned up, and the item on it.
  private var face = Face.clues
  private var item = 0
  /// The clues that the ember has been on.
  private var seen: Set<Int> = [0]
  /// The wheels on the face of the answers; nil where answers are printed.
  private var code: CodeDial?
  private var digitMarks = DigitMarks()

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
    code = level.wheels.map { CodeDial(wheels: $0.count, digits: level.isLanding ? 1...9 : 0...9) }
    if !faces.contains(.clues) { face = .answers }
  }

  /// A descent’s lock has its clues and hints below the wheels.
  private var faces: [Face] {
    code != nil && shown.view.isLanding ? [.answers] : Face.allCases
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  var picture: PictureState? {
    switch face {
    case .clues: shown.picture(litBy: [.clue(item)])
    case .hints: shown.picture(litBy: [])
    case .answers: shown.picture(litBy: [.lock])
    }
  }

  let dependsOnFocus = FocusDependence.all
  var focus: Int {
    get { item }
    set {
      item = newValue
      if face == .clues { seen.insert(newValue) }
    }
  }

  var keys: [KeyHint] {
    let turn = KeyHint("←→", L10n.Full.turn)
    return switch face {
    case .clues: [.move, turn, KeyHint("⏎", isOnLastClue ? L10n.Full.faceAnswers : L10n.Full.goOn)]
    case .hints: opensHint ? [.move, turn, KeyHint("⏎", openHint)] : [.move, turn]
    case .answers where code != nil: wheelKeys
    case .answers: [.move, turn, KeyHint("⏎", L10n.Full.answer)]
    }
  }

  private var wheelKeys: [KeyHint] {
    let isLanding = shown.view.isLanding
    let digits: KeyHint.Name = isLanding ? "1–9" : "0–9"
    let answer = KeyHint("⏎", L10n.Full.answer)
    if digitMarks.isMarking {
      return [
        KeyHint("↑↓", L10n.Descent.keyRow), KeyHint(digits, L10n.Descent.keyMark),
        KeyHint(.letter(L10n.Descent.letterMark), L10n.Wheels.dial), answer,
      ]
    }
    return [
      KeyHint("⌫", L10n.Wheels.clear), KeyHint("←→", L10n.Wheels.wheel),
      KeyHint("↑↓", L10n.Full.turn), KeyHint(digits, L10n.Wheels.dial),
    ] + (isLanding ? [.mark] : []) + [answer]
  }

  var howToPlay: [LocalizedText] {
    if code == nil { return [L10n.Full.helpRotorTurn, L10n.Full.helpRotorFaces] }
    let wheels = [L10n.Wheels.helpDial, L10n.Wheels.helpAnswer]
    return shown.view.isLanding
      ? wheels + [L10n.Descent.markDigits] : [L10n.Wheels.helpTurn] + wheels
  }

  /// It says what that costs.
  private var openHint: LocalizedText {
    shown.view.isHintFree ? L10n.SecondNight.openHint : L10n.Full.openHint
  }

  private var isOnLastClue: Bool { item + 1 >= shown.view.clues.count }
  private var opensHint: Bool { shown.view.hintsTaken.count < shown.view.hintsInAll }

  /// Among the hints Enter asks for one.
  var showsHints: Bool { face == .hints }

  // MARK: Showing

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addGap()
    let first = page.row
    if faces.count > 1 {
      writeFaces(to: &page)
      page.addGap()
    }
    switch face {
    case .clues: writeClues(to: &page)
    case .hints: writeHints(to: &page)
    case .answers:
      if let code { return writeWheels(code, to: &page, from: first) }
      page.addAnswers(of: shown)
    }
    page.extendFirstItem(upToRow: first)
  }

  /// The wheels, and what was tried on them; all of it comes into view at once.
  private func writeWheels(_ code: CodeDial, to page: inout PageWriter, from first: Int) {
    code.write(focus: shown.rightAnswer == nil ? item : nil, to: &page)
    if let tried = shown.view.wheels?.triedText { page.addCenteredText(tried, style: .faint) }
    digitMarks.write(wheels: code.digits.count, to: &page)
    page.extendItems(upToRow: first)
    guard shown.view.isLanding else { return }
    // To reason with while one dials.
    page.addClues(of: shown.view)
    page.addHints(of: shown.view)
  }

  /// The ember is on one clue at a time; what it has left is faint.
  private func writeClues(to page: inout PageWriter) {
    for (index, clue) in shown.view.clues.enumerated() {
      let isLit = index == item
      page.addFocusableItem(
        label: isLit ? StyledSymbol(Symbol.lit, page.ember) : .dark,
        text: seen.contains(index) ? clue : nil,
        style: isLit ? .plain : .faint)
    }
  }

  private func writeHints(to page: inout PageWriter) {
    if shown.view.hintsInAll == 0 { page.addText(L10n.Errors.noHints) }
    for index in 0..<shown.view.hintsInAll {
      let first = page.row
      let hint = shown.view.hintsTaken.dropFirst(index).first
      page.addFocusableItem(
        label: hint == nil ? .dark : .rope, text: hint ?? L10n.Full.sealed,
        style: hint == nil ? .faint : .plain)
      if index == shown.view.hintsTaken.count - 1 { page.markLatest(from: first) }
    }
  }

  // MARK: Keys

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter { return performEnter() }
    if let code, shown.view.isLanding,
      digitMarks.handleKey(key, wheels: code.digits.count, in: texts)
    {
      return .handled
    }
    if face == .answers, let wheel = code?.handleKey(key, at: item) {
      focus = wheel
      return .handled
    }
    if code != nil, face != .answers, ChoiceKeys.wheelDigit(key) != nil {
      return dialFirst(key)
    }
    guard key == .left || key == .right else { return selectItem(named: key) }
    turn(by: key == .left ? -1 : 1)
    return .handled
  }

  /// A digit on another face is the first of a code, too: Enter behind it must not buy a hint.
  private mutating func dialFirst(_ key: Key) -> SceneResponse {
    face = .answers
    focus = code?.handleKey(key, at: 0) ?? 0
    return .handled
  }

  /// To the face to the right (1) or to the left (-1).
  private mutating func turn(by step: Int) {
    face = faces.element(step, behind: face)
    focus = 0
  }

  /// Enter: the next clue, and behind the last one the answers; a hint, or the answer with the focus.
  private mutating func performEnter() -> SceneResponse {
    switch face {
    case .clues where isOnLastClue: turn(by: -1)
    case .clues: focus = item + 1
    case .hints: return .command(.hint)
    case .answers: return .command(.answer([code?.code ?? shown.view.answers[item].id]))
    }
    return .handled
  }

  /// A digit or a letter names an item of the face; a letter turns to the answers first.
  private mutating func selectItem(named key: Key) -> SceneResponse? {
    if let letter = ChoiceKeys.letter(key), face != .answers {
      guard shown.view.answers.indices.contains(letter) else { return nil }
      face = .answers
      focus = letter
      return .handled
    }
    let index =
      face == .answers
      ? ChoiceKeys.index(key, among: shown.view.answers) : ChoiceKeys.index(key)
    guard let index, index < count else { return nil }
    focus = index
    return face == .answers ? performEnter() : .handled
  }

  /// How many items the face has.
  private var count: Int {
    switch face {
    case .clues: shown.view.clues.count
    case .hints: shown.view.hintsInAll
    case .answers: shown.view.answers.count
    }
  }

  mutating func receive(_ event: Event) {
    shown.receive(event)
    // The next digit begins another code.
    if case .campaign(.verdict(let verdict)) = event, !verdict.isCorrect, code != nil { item = 0 }
    if case .campaign(.hint(let hint)) = event, faces.contains(.hints) {
      (face, item) = (.hints, hint.index - 1)
    }
  }
}

extension RotorScene {
  /// The three faces side by side, the one that is turned up between ‹ ›; it alone where that is too wide.
  private func writeFaces(to page: inout PageWriter) {
    let all: [(face: Face, name: LocalizedText)] = [
      (.clues, L10n.Full.faceClues), (.hints, L10n.Full.faceHints),
      (.answers, L10n.Full.faceAnswers),
    ]
    let names = all.filter { faces.contains($0.face) }.map {
      (isUp: $0.face == face, text: page.texts($0.name))
    }
    let width = 4 + (names.map { DisplayWidth.of($0.text) }.max() ?? 0)
    let isWhole = names.count * width <= page.margins.end - page.margins.text
    let shown = isWhole ? names : names.filter(\.isUp)
    let left = page.margins.centered(width * shown.count)
    page.addRow(
      shown.enumerated().flatMap { index, name in
        let inset = max(2, (width - DisplayWidth.of(name.text)) / 2)
        return spans(of: name.text, isUp: name.isUp, from: left + index * width + inset)
      })
  }

  private func spans(of name: String, isUp: Bool, from column: Int) -> [Span] {
    let text = Span(column: column, text: name, style: isUp ? .strong : .faint)
    guard isUp else { return [text] }
    return [
      Span(column: column - 2, text: Symbol.turnLeft, style: .accent), text,
      Span(column: text.end + 1, text: Symbol.turnRight, style: .accent),
    ]
  }
}
