import Answers
package import Flow
import JSON
package import Localization

/// A pack as its file says it: chapters of a stranger's making. Ids that the file leaves out are given.
package struct PackDocument: Equatable, Sendable {
  /// The version of the format that is written, and the last one that is read.
  static let version = 1

  /// What the pack is called.
  package var title = PackText.blank
  /// Who made it; nil where it does not say.
  package var author: PackText?
  /// The code of the language that plain strings are in, and that stands in for a missing one.
  package var language = ""
  /// What it is known by, however it is corrected; nil where its title, author and language say it.
  var id: String?
  /// Said once, before the first chapter.
  package var intro: PackText?
  /// Said behind the last level.
  var ending: PackText?
  var chapters: [PackChapter] = []

  /// How many levels there are in all.
  package var levelCount: Int { chapters.reduce(0) { $0 + $1.levels.count } }

  /// All levels in order.
  var levels: [PackLevel] { chapters.flatMap(\.levels) }
}

extension PackDocument: PackShape {
  static let fields: PackFields<PackDocument> = [
    .ignored("$schema", L10n.PackFormat.schema),
    .constant("version", version, L10n.PackFormat.version),
    .required("title", \.title, .label, L10n.PackFormat.packTitle),
    .optional("author", \.author, .label, L10n.PackFormat.author, isName: true),
    .optional("id", \.id, .id, L10n.PackFormat.packId),
    .required("language", \.language, .languageCode, L10n.PackFormat.language)
      .written(before: "id"),
    .optional("intro", \.intro, .text, L10n.PackFormat.intro),
    .optional("ending", \.ending, .text, L10n.PackFormat.ending),
    .required("chapters", \.chapters, .list(.shape, 1...999), L10n.PackFormat.chapters),
    .comment,
  ]
}

// MARK: In a game

extension PackDocument {
  /// In a reply to an unforeseen word this becomes that word.
  static let hole = SafeText(cleaning: "{answer}")

  /// The spellings that count for a player of `language`, each at its place.
  func spellings(of words: PackSpellings, in language: Language) -> [(SafeText, FileOffset)] {
    let entry = words.entry(in: language.code, fallback: self.language)
    return entry.value.map { ($0, entry.offset) }
  }

  /// The language in which a player of `language` answers with one of these words.
  func language(of words: PackSpellings, for language: Language) -> Language {
    Language(tag: words.entry(in: language.code, fallback: self.language).code) ?? language
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
    otherwise.map { localized($0).withPlaceholder(replacing: Self.hole) }
      ?? L10n.Packs.otherwise(word: .typed)
  }

  /// What is said behind the last level.
  package var localizedEnding: LocalizedText {
    localized(ending, else: L10n.Packs.ending(title: localized(title)))
  }
}

extension PackDocument {
  /// The name of the file in which a player’s progress is kept, without its ending: made of the pack's `id`, else
  /// of its title, author and language, so that questions can be corrected.
  package var saveName: String {
    if let id { return ContentHash.name(of: Array("id\n\(id)".utf8)) }
    var object: JSONObject = ["title": PackForm.label.json(title), "language": JSONValue(language)]
    object["author"] = author.map(PackForm.label.json)
    return ContentHash.name(of: JSONWriter.write(JSONValue(object)))
  }

  /// An id made of the words of a text, as far as they are ASCII; nil where none is.
  package static func id(of text: String, in language: Language) -> String? {
    var name: [UInt8] = []
    for word in NormalizedAnswer(text, in: language).words {
      let part = word.utf8.filter(\.isLetterOrDigit)
      if !part.isEmpty, name.count + part.count < 50 {
        name += (name.isEmpty ? [] : [UInt8(ascii: "-")]) + part
      }
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

/// The chapters of a pack. A document with findings among its rules has none.
package struct PackLevelFactory: LevelFactory {
  private let document: PackDocument

  /// Makes chapters of `document`.
  package init(document: PackDocument) { self.document = document }

  /// All chapters, in order; throws where a level breaks a rule.
  package func chapters() throws(LevelError) -> [Chapter] {
    try document.chapters.map { chapter throws(LevelError) in try chapter.chapter(in: document) }
  }
}
