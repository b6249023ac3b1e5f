import Flow
import Localization
import Presentation
import Screen
import Session

/// An open question: a line to type into.
struct OpenQuestionScene: Scene {
  private var shown: DisplayedLevel
  private var editor = LineEditor()
  /// What was typed last: it comes back into the field where it is right.
  private var sent = ""
  /// A command's word without its slash, which was asked about when it was typed last.
  private var unconfirmedWord: String?

  init(_ level: LevelView) {
    shown = DisplayedLevel(level)
  }

  var heading: HeaderContent? { shown.heading }
  var level: LevelView? { shown.view }
  /// Nothing has the focus: each hint lights more.
  var picture: PictureState? {
    shown.picture(litBy: (0...shown.view.hintsTaken.count).map { .hint($0) })
  }
  let isTyping = true
  var keys: [KeyHint] { [KeyHint("⏎", L10n.Full.answer)] }

  var howToPlay: [LocalizedText] {
    let hint = shown.view.hintsInAll == 0 ? [] : [L10n.Full.helpOpenHint]
    return [L10n.Full.helpOpenType] + hint + [L10n.Full.helpOpenEdit]
  }

  func write(to page: inout PageWriter) {
    page.addText(shown.view.text)
    page.addGap()
    page.addLiveRow(liveRow(on: page))
    page.addHints(of: shown.view)
  }

  func liveRow(on page: PageWriter) -> LiveRow {
    page.field(editor, columns: min(page.margins.end - page.margins.text - 2, 48))
  }

  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    if key == .enter {
      sent = editor.submit()
      return response(to: sent, in: texts.language)
    }
    return key == .tab ? .command(.hint) : nil
  }

  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool {
    editor.handleKey(key, modifiers)
  }

  mutating func paste(_ text: String) { editor.insert(text) }

  mutating func receive(_ event: Event) {
    let wasWon = shown.isWon
    shown.receive(event)
    if shown.isWon, !wasWon { editor.insert(sent) }
  }
}

// MARK: What is typed

extension OpenQuestionScene {
  /// Behind a slash stands a command, and no answer that could cost a star. A command's word without its slash is
  /// asked about once before it counts as an answer.
  private mutating func response(to line: String, in language: Language) -> SceneResponse {
    let text = line.trimmedBlanks
    if text.hasPrefix("/") { return commandResponse(to: text, in: language) }
    guard text != unconfirmedWord,
      LineCommand.meant(by: text, on: shown.view, in: language) != nil
    else {
      unconfirmedWord = nil
      return .command(.answer([line]))
    }
    unconfirmedWord = text
    return .remark(L10n.Line.commandWord(word: LocalizedText(cleaning: text)))
  }

  private func commandResponse(to text: String, in language: Language) -> SceneResponse {
    let words = text.dropFirst().split(separator: " ").map(String.init)
    guard let command = words.first.flatMap({ LineCommand($0) }) else {
      return .remark(LineCommand.refusal(of: text, in: language))
    }
    switch command.request(with: Array(words.dropFirst()), on: shown.view, in: language) {
    case .session(let command): return .command(command)
    case .refused(let text): return .remark(text)
    case .ofVoice: break
    }
    if command == .help { return .help }
    if command == .where { return .remark(whereabouts) }
    // It has neither a dial nor a slate.
    return .remark(L10n.Errors.notNow)
  }

  private var whereabouts: LocalizedText {
    let level = shown.view
    return level.night == .first
      ? L10n.Line.level(title: level.chapterTitle, level: level.level, of: level.levels)
      : L10n.SecondNight.level(title: level.chapterTitle, level: level.level, of: level.levels)
  }
}
