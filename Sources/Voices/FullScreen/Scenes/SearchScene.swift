import Flow
import Localization
import Presentation
import Screen
import Session

/// A search: a dark room in which the ember lights one thing at a time.
struct SearchScene: Scene {
  private var shown: DisplayedLevel
  /// The thing that the ember is on, by index.
  private var lit = 0
  /// Which of its actions has the focus; nil where the thing itself has it.
  private var action: Int?

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  var picture: PictureState? { shown.picture(litBy: [.element(element.id)]) }

  let dependsOnFocus = FocusDependence.all
  var focus: Int {
    get { action ?? lit }
    set {
      if action == nil { lit = newValue } else { action = newValue }
    }
  }

  var keys: [KeyHint] {
    action == nil
      ? [.move, KeyHint("⏎", L10n.Full.touch)]
      : [.move, KeyHint("⏎", L10n.Full.act), KeyHint("←", L10n.Full.back)]
  }

  var howToPlay: [LocalizedText] { [L10n.Full.helpSearchLight, L10n.Full.helpSearchAct] }

  private var element: LevelView.Element { shown.view.elements[lit] }

  // MARK: Showing

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addGap()
    for index in shown.view.elements.indices {
      if index == lit { writeLit(to: &page) } else { writeDark(index, to: &page) }
    }
    page.addHints(of: shown.view)
  }

  private func writeDark(_ index: Int, to page: inout PageWriter) {
    let note = doneNote(on: shown.view.elements[index], in: page.texts)
    if action == nil {
      page.addFocusableItem(label: .dark, text: nil, note: note)
    } else {
      writeLine(.dark, nil, note: note, to: &page)
    }
  }

  /// A thing while the focus is among actions: it looks like an item.
  private func writeLine(
    _ label: StyledSymbol, _ name: LocalizedText?, note: StyledSymbol?, to page: inout PageWriter
  ) {
    let label = Span(label, at: page.margins.label)
    let name = Span(
      column: max(page.margins.item, label.end + 1), text: name.map { page.texts($0) } ?? "",
      style: .strong)
    page.addRow([label, name] + (note.map { [page.rightAligned($0)] } ?? []))
  }

  private func writeLit(to page: inout PageWriter) {
    let ember = StyledSymbol(Symbol.lit, page.ember)
    let note = doneNote(on: element, in: page.texts)
    let first = page.row
    if action == nil {
      page.addFocusableItem(label: ember, text: element.name, style: .strong, note: note)
    } else {
      writeLine(ember, element.name, note: note, to: &page)
    }
    page.add(TextBlock(columns: page.margins.item..<page.margins.end, text: element.text))
    for index in element.actions.indices { writeAction(index, to: &page) }
    page.extendItems(upToRow: first)
  }

  /// An action of the thing that is lit; an item while the focus is among them.
  private func writeAction(_ index: Int, to page: inout PageWriter) {
    let choice = element.actions[index]
    let first = page.row
    let start = page.margins.item + 5
    page.add(
      TextBlock(
        item: action == nil ? nil : page.nextItem, columns: start..<page.margins.end - 3,
        text: choice.text,
        label: Span(column: start - 3, text: index.choiceLetter, style: .faint)))
    if choice.id == element.chosen {
      page.add([page.rightAligned(StyledSymbol(Symbol.lit, .accent))], to: first)
    }
    if action != nil { page.registerItem(rows: first..<page.row, at: page.margins.item) }
  }

  private func doneNote(on element: LevelView.Element, in texts: TextResolver) -> StyledSymbol? {
    // Whether it is right is not known before the list is judged.
    element.chosen == nil ? nil : StyledSymbol(texts(L10n.Full.done), .faint)
  }

  // MARK: Keys

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if let letter = ChoiceKeys.letter(key), element.actions.indices.contains(letter) {
      return performAction(letter)
    }
    if let digit = ChoiceKeys.digit(key), shown.view.elements.indices.contains(digit) {
      lit = digit
      action = nil
      return .handled
    }
    if let action {
      if key == .enter { return performAction(action) }
      guard key == .left || key == .escape else { return nil }
      self.action = nil
    } else {
      guard key == .enter || key == .right else { return nil }
      action = element.actions.firstIndex { $0.id == element.chosen } ?? 0
    }
    return .handled
  }

  private func performAction(_ index: Int) -> SceneResponse {
    .command(.act(element: element.id, action: element.actions[index].id))
  }

  mutating func receive(_ event: Event) {
    shown.receive(event)
    if case .campaign(.act) = event { action = nil }
  }
}
