import Flow
import Localization
import Presentation
import Screen
import Session

/// A form whose rows are marked, or matched with what belongs to them; its last item hands it in.
struct FormScene: Scene {
  private var shown: DisplayedLevel
  /// Which row has the focus; behind the last one what hands it in.
  private var row = 0
  /// Which option has the focus while one is chosen for the row; nil before and after.
  private var option: Int?
  /// Whether the last mark was turned by its letter: Enter then goes on to the last item, and turns nothing back.
  private var isMarkedByLetter = false

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
    row = Self.firstEmpty(of: level)
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  let isWrittenForFocus = true
  var focus: Int {
    get { option ?? row }
    set {
      if newValue != focus { isMarkedByLetter = false }
      if option == nil { row = newValue } else { option = newValue }
    }
  }

  var keys: [KeyHint] {
    if option != nil {
      return [.move, KeyHint("⏎", L10n.Full.choose), KeyHint("←", L10n.Full.back)]
    }
    let enter =
      isAtEnd
      ? L10n.Forms.handInKey
      : isMarkedByLetter ? L10n.Full.goOn : isMarked ? L10n.Forms.mark : L10n.Forms.pair
    return [.move, KeyHint("⏎", enter)]
  }

  private var rows: [LevelView.Row] { shown.view.rows }
  private var isMarked: Bool { shown.view.formStyle?.filling == .mark }
  private var isAtEnd: Bool { row == rows.count }

  /// Where one goes on: matched forms at their first empty row, once all are filled at their end.
  private static func firstEmpty(of level: LevelView) -> Int {
    guard level.formStyle?.filling == .option else { return 0 }
    return level.rows.firstIndex { $0.value == nil } ?? level.rows.count
  }

  // MARK: Showing

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addClues(of: shown.view)
    page.addGap()
    for index in rows.indices { write(index, to: &page) }
    page.addGap()
    let sign = StyledSymbol(Symbol.turnRight, .accent)
    if option == nil {
      page.addFocusableItem(label: sign, text: L10n.Forms.handIn, style: .strong)
    } else {
      page.addLine(sign, text: L10n.Forms.handIn, note: nil)
    }
    page.addHints(of: shown)
  }

  private func write(_ index: Int, to page: inout PageWriter) {
    let (first, row) = (page.row, rows[index])
    let note = isMarked ? nil : value(of: row, on: page)
    if option == nil {
      page.addFocusableItem(label: label(of: index), text: row.text, note: note)
    } else {
      page.addLine(label(of: index), text: row.text, note: note)
    }
    guard option != nil, index == self.row else { return }
    for (place, answer) in shown.view.answers.enumerated() {
      page.addAction(optionName(place), answer.text, note: nil, isItem: true)
    }
    page.extendItems(upToRow: first)
  }

  private func label(of index: Int) -> StyledSymbol {
    guard isMarked else { return StyledSymbol(String(index + 1), .faint) }
    let isOn = rows[index].value != nil
    let name = ChoiceKeys.name(index, among: shown.view.answers)
    return StyledSymbol("\(name) \(isOn ? Symbol.lit : Symbol.dark)", isOn ? .accent : .faint)
  }

  private func value(of row: LevelView.Row, on page: PageWriter) -> StyledSymbol {
    row.value.map {
      StyledSymbol(
        page.shortened(page.texts($0), toFit: (page.margins.end - page.margins.text) / 2), .accent)
    } ?? StyledSymbol(Symbol.dark, .faint)
  }

  private var namesOptionsByNumber: Bool {
    ChoiceNaming(of: shown.view.answers.map(\.text)) == .numbers
  }

  private func optionName(_ index: Int) -> String {
    namesOptionsByNumber ? String(index + 1) : index.choiceLetter
  }

  // MARK: Keys

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if let option { return handleKey(key, choosing: option) }
    let wasMarkedByLetter = isMarkedByLetter
    isMarkedByLetter = false
    if isMarked, let index = ChoiceKeys.index(key, among: shown.view.answers) {
      row = index
      isMarkedByLetter = true
      return turnMark()
    }
    if wasMarkedByLetter, key == .enter {
      row = rows.count
      return .handled
    }
    if !isMarked, let digit = ChoiceKeys.digit(key), rows.indices.contains(digit) {
      row = digit
      option = 0
      return .handled
    }
    guard key == .enter || key == .character(" ") || !isMarked && key == .right else { return nil }
    if isAtEnd { return .command(.handIn) }
    if isMarked { return turnMark() }
    option = shown.view.answers.firstIndex { $0.text == rows[row].value } ?? 0
    return .handled
  }

  private func turnMark() -> SceneResponse {
    let value = rows[row].value == nil ? FormLevel.mark : FormLevel.clear
    return .command(.fill([rows[row].id: value]))
  }

  private mutating func handleKey(_ key: Key, choosing option: Int) -> SceneResponse? {
    let named = namesOptionsByNumber ? ChoiceKeys.digit(key) : ChoiceKeys.optionLetter(key)
    if let named, shown.view.answers.indices.contains(named) { return choose(named) }
    if key == .enter { return choose(option) }
    guard key == .left || key == .escape else { return nil }
    self.option = nil
    return .handled
  }

  private func choose(_ option: Int) -> SceneResponse {
    .command(.fill([rows[row].id: shown.view.answers[option].id]))
  }

  // MARK: Events

  mutating func receive(_ event: Event) {
    shown.receive(event)
    switch event {
    case .campaign(.act), .campaign(.verdict):
      option = nil
      if !isMarked { row = Self.firstEmpty(of: shown.view) }
    case .campaign, .general, .round, .adventure, .descent: break
    }
  }
}
