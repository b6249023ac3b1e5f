package import JSON
package import Localization

/// Reads packs: untrusted bytes in, a document or all that is wrong with it out.
package enum PackReader {
  /// What may stand in a pack, in a file of 8 MiB at most.
  package static let limits = JSONLimits()

  /// The document in `bytes`; with an error among the findings, or too many of them, there is none.
  package static func read(_ bytes: [UInt8]) -> (document: PackDocument?, findings: [PackFinding]) {
    let value: JSONValue
    do throws(JSONParseError) {
      value = try JSONReader.read(bytes, limits: limits)
    } catch {
      let format = error.offset < 3 ? PackImport.Format(recognizing: SourceText(bytes)) : nil
      let questions = format.map {
        PackFinding(L10n.PackImport.questions(format: .code($0.rawValue)), at: .unknown)
      }
      return (nil, [questions ?? PackFinding(error, in: bytes)])
    }
    let root = PackNode(value, of: bytes)
    if let version = root.member("version"), let number = version.value.int,
      number > PackDocument.version
    {
      let newer = L10n.Packs.newer(version: number, known: PackDocument.version)
      return (nil, [PackFinding(newer, at: version.offset)])
    }
    var findings = PackFindings()
    let document = PackForm<PackDocument>.shape.read(root, &findings)
    let isWhole = !findings.isFull && !findings.hasErrors
    return (isWhole ? document : nil, findings.all)
  }
}

/// Writes packs as their authors would: indented, one member a line.
package enum PackWriter {
  /// The bytes of a file that reads as `document`; the same for equal documents.
  package static func write(_ document: PackDocument) -> [UInt8] {
    JSONWriter.writeIndented(document.json)
  }
}

/// The pack that an author begins with: a level of each kind, playable as it is.
package enum StarterPack {
  /// The file in that language, its author’s own, with comments, and with the id that its name gives it.
  package static func write(for language: Language, id: String? = nil) -> [UInt8] {
    var document = document
    document.id = id
    document.language = language.code
    return JSONWriter.writeIndented(document.json.said(in: language))
  }

  static let document = PackDocument(
    title: PackText(L10n.Starter.title), author: PackText(L10n.Starter.author),
    language: Language.base.code, intro: PackText(L10n.Starter.intro),
    ending: PackText(L10n.Starter.ending),
    chapters: [
      PackChapter(
        id: "roof", title: PackText(L10n.Starter.chapterTitle),
        description: PackText(L10n.Starter.chapterDescription),
        keywords: [PackChapterKeyword(id: "clock", text: PackText(L10n.Starter.keyword))],
        levels: PackTask.formats.map { $0.example })
    ])
}

extension JSONValue {
  /// Each object of languages replaced by what it says in that one.
  fileprivate func said(in language: Language) -> JSONValue {
    if let array { return JSONValue(array.map { $0.said(in: language) }) }
    guard let object else { return self }
    let isOfLanguages = Set(object.members.map(\.key)) == Set(Language.allCases.map(\.code))
    if isOfLanguages, let said = object[language.code] { return said }
    return JSONValue(JSONObject(object.members.map { ($0.key, $0.value.said(in: language)) }))
  }
}

/// The format as a JSON Schema (draft 2020-12), for editors and other programs.
package struct PackJSONSchema {
  private let language: Language

  /// The schema’s bytes; what each member is for is told in `language`.
  package static func write(in language: Language) -> [UInt8] {
    JSONWriter.writeIndented(PackJSONSchema(language: language).document)
  }

  private var document: JSONValue {
    var root = PackDocument.fields.members.jsonSchema(in: language)
    root["$defs"] = [
      "text": text, "line": line, "label": label, "spellings": spellings, "id": id,
      "language": languageCode,
    ]
    let head: [(String, JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", JSONValue(L10n.PackFormat.pack.resolved(in: language))),
    ]
    return JSONValue(JSONObject(head + root.members.map { ($0.key, $0.value) }))
  }

  private var string: JSONValue { ["type": "string", "pattern": #"\S"#, "maxLength": 4096] }

  private var text: JSONValue { ["anyOf": [string, byLanguage(string)]] }

  private var line: JSONValue {
    ["type": "string", "pattern": #"^[^\n]*\S[^\n]*$"#, "maxLength": 4096]
  }

  private var label: JSONValue { ["anyOf": [line, byLanguage(line)]] }

  private var spellings: JSONValue {
    let list: JSONValue = ["type": "array", "items": line, "minItems": 1, "maxItems": 99]
    let either: JSONValue = ["anyOf": [line, list]]
    return ["anyOf": [line, list, byLanguage(either)]]
  }

  private func byLanguage(_ value: JSONValue) -> JSONValue {
    [
      "type": "object", "minProperties": 1,
      "propertyNames": ["pattern": Self.codePattern, "maxLength": 35],
      "additionalProperties": value,
    ]
  }

  private var id: JSONValue { ["type": "string", "pattern": "^[a-z0-9-]{1,64}$"] }

  private var languageCode: JSONValue {
    ["type": "string", "pattern": Self.codePattern, "maxLength": 35]
  }

  private static let codePattern: JSONValue = "^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$"
}
