package import Flow
import JSON
package import Localization

/// A pack as its file says it: chapters of a stranger's making. Ids that the file leaves out are given.
package struct PackDocument: Equatable, Sendable {
  /// The version of the format that is written, and the last one that is read.
  static let version = 1

  /// What the pack is called.
  package var title: PackText
  /// Who made it; nil where it does not say.
  package var author: PackText?
  /// The code of the language that plain strings are in, and that stands in for a missing one.
  package var language: String
  /// How exact typed answers must be, where no chapter or level says otherwise.
  var exactness = PackExactness()
  /// What it is known by, however it is corrected; nil where its title, author and language say it.
  var id: String?
  /// How it is played.
  package var settings = PackSettings()
  /// Said once, before the first chapter.
  package var intro: PackText?
  /// Said behind the last level.
  var ending: PackText?
  var chapters: [PackChapter]

  /// How many levels there are in all.
  package var levelCount: Int { chapters.reduce(0) { $0 + $1.levels.count } }

  /// How many questions are to be drawn, and of how many, where there are not so many.
  var surplusDraw: (drawn: Int, questions: Int)? {
    guard let draw = settings.draw else { return nil }
    let longest = chapters.map(\.levels.count).max() ?? 0
    let count = draw.source == .pack ? levelCount : longest
    return draw.count > count ? (draw.count, count) : nil
  }

  /// All levels in order.
  var levels: [PackLevel] { chapters.flatMap(\.levels) }
}

// MARK: In a file

extension PackDocument {
  /// From a text that fits the format; nil where it does not.
  init?(valid source: JSONDocument) {
    let root = source.root
    guard let title = source.text("title", of: root),
      let language = source.string("language", of: root),
      let chapters = source.member("chapters", of: root).flatMap(source.elements)
    else { return nil }
    self.init(
      title: title, author: source.text("author", of: root), language: language,
      exactness: PackExactness(valid: root, in: source),
      id: source.string("id", of: root), settings: PackSettings(valid: root, in: source),
      intro: source.text("intro", of: root), ending: source.text("ending", of: root),
      chapters: source.list(chapters) { PackChapter(valid: $0, in: source, number: $1) })
  }

  /// As a file has it, with a comment for each of the first levels.
  func json(comments: [JSONValue] = []) -> JSONValue {
    var comments = comments[...]
    var object: JSONObject = ["version": JSONValue(Self.version), "title": title.json]
    object["author"] = author?.json
    object["language"] = JSONValue(language)
    object["id"] = id.map { JSONValue($0) }
    settings.write(to: &object)
    exactness.write(to: &object)
    object["intro"] = intro?.json
    object["ending"] = ending?.json
    object["chapters"] = JSONValue(chapters.map { $0.json(comments: &comments) })
    return JSONValue(object)
  }
}

// MARK: Looked over

extension PackDocument {
  /// Calls `visit` for every text that a player reads.
  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    visit(title, .label)
    for text in [intro, ending].compactMap(\.self) { visit(text, .passage) }
    for chapter in chapters { chapter.visitTexts(visit) }
  }

  /// The spellings that count for a player of `language`, each at its place.
  func spellings(of words: PackSpellings, in language: Language) -> [(SafeText, FileOffset)] {
    let entries = words.entries(fallback: self.language)
    guard let entry = entries.preferred(in: language.code, fallback: self.language) else {
      return []
    }
    return entry.value.map { ($0, entry.offset) }
  }

  /// The language in which a player of `language` answers with one of these words.
  func language(of words: PackSpellings, for language: Language) -> Language {
    let entries = words.entries(fallback: self.language)
    let code = entries.preferred(in: language.code, fallback: self.language)?.code
    return code.flatMap(Language.init(tag:)) ?? language
  }

  /// What of a typed word makes a difference in this pack.
  func key(_ word: SafeText, in language: Language) -> NormalizedAnswer {
    NormalizedAnswer(word.string, in: language, exactness: exactness.answers)
  }
}

// MARK: In a game

extension PackDocument {
  /// The pack as a part of it sees it, which says how exact its answers must be.
  func saying(_ inner: PackExactness) -> PackDocument {
    guard !inner.isEmpty else { return self }
    var document = self
    document.exactness = inner.within(exactness)
    return document
  }

  /// Chapters of the program: every text in every language that the program speaks.
  package init(
    title: LocalizedText, intro: LocalizedText, ending: LocalizedText, chapters: [Chapter]
  ) {
    self.init(
      title: PackText(title), language: Language.base.code, intro: PackText(intro),
      ending: PackText(ending), chapters: chapters.map(PackChapter.init))
  }

  /// A text of the pack for a voice.
  package func localized(_ text: PackText) -> LocalizedText { text.localized(fallback: language) }

  /// The same; `standard` where the pack says nothing.
  func localized(_ text: PackText?, else standard: LocalizedText) -> LocalizedText {
    text.map { localized($0) } ?? standard
  }

  /// The reply to what nobody foresaw, with a hole for it.
  func nudge(_ otherwise: PackText?) -> LocalizedText {
    otherwise.map { localized($0).withPlaceholder(replacing: PackFormat.hole) }
      ?? L10n.Packs.otherwise(word: .typed)
  }

  /// What is said behind the last level.
  package var localizedEnding: LocalizedText {
    localized(ending, else: L10n.Packs.ending(title: localized(title)))
  }
}
