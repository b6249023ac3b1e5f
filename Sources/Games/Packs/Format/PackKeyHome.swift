import Localization

/// An object of a pack, as its author knows it.
package enum PackKeyHome: Hashable, Sendable {
  case pack, chapter, level
  /// A level of one of these kinds.
  case levelOfKind([String])
  /// An object in the member of this key.
  case inside(String)
}

extension PackKeyHome {
  /// The objects in which the format has a member of this key.
  static func homes(of key: String) -> [PackKeyHome] { all[key] ?? [] }

  /// By the tables of the format; objects of all kinds and places have `comment`.
  private static let all: [String: [PackKeyHome]] = {
    var homes: [String: [PackKeyHome]] = [:]
    add(PackFormat.document, as: .pack, to: &homes)
    return homes
  }()

  private static func add(
    _ schema: PackValueSchema, as home: PackKeyHome, to homes: inout [String: [PackKeyHome]]
  ) {
    switch schema {
    case .object(let fields), .brief(_, let fields):
      for field in fields.all { add(field, in: home, to: &homes) }
    case .kinds(let kinds):
      for key in Set(kinds.flatMap { $0.fields.all.map(\.key) }).sorted() {
        let having = kinds.filter { $0.fields.all.contains { $0.key == key } }.map(\.word)
        let home = having.count == kinds.count ? home : .levelOfKind(having)
        for field in kinds.compactMap({ $0.fields.all.first { $0.key == key } }) {
          add(field, in: home, to: &homes)
        }
      }
    case .list(let element, _): add(element, as: home, to: &homes)
    case .text, .label, .spellings, .id, .languageCode, .integer, .decimal, .word, .flag, .anything:
      break
    }
  }

  private static func add(
    _ field: PackField, in home: PackKeyHome, to homes: inout [String: [PackKeyHome]]
  ) {
    let known = homes[field.key, default: []]
    if !known.contains(home) { homes[field.key] = known + [home] }
    switch field.key {
    case "chapters": add(field.schema, as: .chapter, to: &homes)
    case "levels": add(field.schema, as: .level, to: &homes)
    default: add(field.schema, as: .inside(field.key), to: &homes)
    }
  }

  /// Where that is, in words.
  var text: LocalizedText {
    switch self {
    case .pack: L10n.PackCures.inPack
    case .chapter: L10n.PackCures.inChapter
    case .level: L10n.PackCures.inLevel
    case .levelOfKind(let kinds):
      L10n.PackCures.inLevelOfKind(
        kinds: .any(of: kinds.map { LocalizedText(cleaning: $0) }))
    case .inside(let key): L10n.PackCures.inEntry(key: LocalizedText(cleaning: key))
    }
  }
}
