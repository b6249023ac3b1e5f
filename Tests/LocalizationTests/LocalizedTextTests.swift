import Localization
import Testing

struct LocalizedTextTests {
  @Test func `a sentence is resolved in the language of the moment`() {
    let text = L10n.Common.levelPosition(level: 2, of: 1500)
    #expect(text.resolved(in: .en) == "level 2 of 1,500")
    #expect(text.resolved(in: .fr) == "niveau 2 sur 1\u{202F}500")
    #expect(text.key == "Common.level.position")
  }

  @Test func `a language is named in itself, whatever the reader’s is`() {
    let names = Language.allCases.map { reader in
      Language.allCases.map { $0.name.resolved(in: reader) }
    }
    #expect(names == Language.allCases.map { _ in ["English", "français"] })
    #expect(Language.allCases.map(LocalizedText.nextLanguage.resolved) == ["Français", "English"])
  }

  @Test func `a list has its word before the last text`() throws {
    let texts = try ["a", "b", "c"].map { LocalizedText(verbatim: try SafeText($0)) }
    #expect(LocalizedText.list([]) == nil)
    #expect(LocalizedText.list([texts[0]]) == texts[0])
    #expect(LocalizedText.list(texts)?.resolved(in: .en) == "a, b or c")
    #expect(LocalizedText.list(texts)?.resolved(in: .fr) == "a, b ou c")
  }

  @Test(arguments: [
    ("a", "a."), ("Where?", "Where?"), ("hab.", "hab."), ("and…", "and…"), ("“No!”", "“No!”."),
  ]) func `what ends a sentence has no full stop behind it`(_ end: String, _ told: String) throws {
    let text = L10n.Notices.keywordLit(word: LocalizedText(verbatim: try SafeText(end)))
    #expect(text.resolved(in: .en) == "A chapter word lights up: " + told)
    #expect(text.resolved(in: .fr) == "Un mot s’allume\u{A0}: " + told)
  }

  @Test(arguments: [
    (0, "0 knots in the rope.", "0 nœud à la corde."),
    (1, "1 knot in the rope.", "1 nœud à la corde."),
    (2, "2 knots in the rope.", "2 nœuds à la corde."),
  ])
  func `a count chooses its form`(count: Int, english: String, french: String) {
    let text = L10n.Descent.knots(count: count)
    #expect(text.resolved(in: .en) == english)
    #expect(text.resolved(in: .fr) == french)
    #expect(text.key == "Descent.knots")
  }

  @Test func `texts with other arguments are not equal`() {
    #expect(L10n.Descent.knots(count: 1) == L10n.Descent.knots(count: 1))
    #expect(L10n.Descent.knots(count: 1) != L10n.Descent.knots(count: 2))
    #expect(Set([L10n.Title.begin, L10n.Title.begin]).count == 1)
  }

  @Test func `a verbatim text is the same in every language and has no key`() throws {
    let text = LocalizedText(verbatim: try SafeText("écho"))
    #expect(text.resolved(in: .en) == "écho")
    #expect(text.resolved(in: .fr) == "écho")
    #expect(text.key == nil)
  }

  @Test func `a hole is filled with what was typed, wherever it is`() throws {
    let text = L10n.Line.numbered(number: 1, text: L10n.Line.numbered(number: 2, text: .typed))
    #expect(text.resolved(in: .en) == "1. 2. …")
    let filled = text.filling(typed: try SafeText("écho"))
    #expect(filled.resolved(in: .en) == "1. 2. écho")
    #expect(filled.resolved(in: .fr) == "1. 2. écho")
    #expect(LocalizedText.typed.filling(typed: try SafeText("x")).resolved(in: .fr) == "x")
  }

  @Test func `what was typed is never read as a template`() throws {
    let open = L10n.Line.numbered(number: 1, text: .typed)
    let text = open.filling(typed: try SafeText("{text} {#of} |"))
    #expect(text.resolved(in: .en) == "1. {text} {#of} |")
  }

  @Test(arguments: [
    (["de", "fr"], "de", "fr", "de"), (["de", "it"], "it", "it", "it"),
    (["de", "it"], "xx", "de", "de"), (["en", "en"], "en", "en", "en"),
  ])
  func `a text that carries its languages answers in the nearest`(
    codes: [String], own: String, french: String, english: String
  ) throws {
    let texts = try codes.map { (code: $0, text: try SafeText($0)) }
    let text = try #require(LocalizedText(texts: texts, own: own))
    #expect(text.resolved(in: .fr) == french)
    #expect(text.resolved(in: .en) == english)
    #expect(text.filling(typed: try SafeText("x")) == text)
    let list = try #require(LocalizedList(lists: texts.map { ($0.code, [$0.text]) }, own: own))
    #expect(list.resolved(in: .fr) == [french])
  }

  @Test func `a text in no language is none`() {
    #expect(LocalizedText(texts: [], own: "en") == nil)
    #expect(LocalizedList(lists: [], own: "en") == nil)
  }

  @Test func `a list has its own values in each language`() {
    #expect(L10n.Commands.repeat.resolved(in: .en) == ["repeat", "again"])
    #expect(L10n.Commands.repeat.resolved(in: .fr) == ["répéter", "encore"])
  }

  @Test func `the tables can be walked`() throws {
    let names = L10n.all.map(\.name)
    #expect(Set(names).count == names.count)
    let row = try #require(L10n.all.first { $0.name == "Descent.knots.other" })
    #expect(row.template(in: .fr) == "\u{1} nœuds à la corde.")
  }
}
