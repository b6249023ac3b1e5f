import Flow
import JSON
import Localization

private typealias Words = L10n.Packs

/// A kind of value in a pack, told once: how it is read and checked, how it is written, what the JSON Schema
/// says of it, and which texts in it a player reads.
struct PackForm<Value>: Sendable {
  /// What a value says; notes all in it that does not fit.
  let read: @Sendable (PackNode, inout PackFindings) -> Value?
  let json: @Sendable (Value) -> JSONValue
  let schema: PackSchema
  var visitTexts: @Sendable (Value, PackTextVisitor) -> Void = { _, _ in }
}

typealias PackTextVisitor = (PackText, PackTextRole) -> Void

/// What the JSON Schema and the cures say of a kind of value.
struct PackSchema: Sendable {
  /// What an author meant who wrote just this text or number, as JSON has it: `"35"` where a text belongs. Nil
  /// where that cannot be told.
  var example: @Sendable (String) -> String? = { _ in nil }
  let json: @Sendable (Language) -> JSONObject

  /// One that `PackJSONSchema` defines.
  static func definition(_ name: String) -> PackSchema {
    PackSchema { _ in ["$ref": JSONValue("#/$defs/" + name)] }
  }
}

// MARK: Words and numbers

extension PackForm where Value == String {
  static var id: Self {
    checked("id") { isWellFormedID($0) ? nil : Words.malformedId(id: .said($0)) }
  }

  static var languageCode: Self {
    checked("language") { isLanguageCode($0) ? nil : Words.badLanguage(code: .said($0)) }
  }

  /// A string of which `flaw` says what is wrong with it, if anything is.
  private static func checked(
    _ definition: String, _ flaw: @escaping @Sendable (String) -> LocalizedText?
  ) -> Self {
    Self(
      read: { node, findings in
        guard let string = node.readString(&findings) else { return nil }
        if let flaw = flaw(string) { findings.add(flaw, at: node.offset) }
        return string
      }, json: { JSONValue($0) }, schema: .definition(definition))
  }
}

extension PackForm {
  /// One of `words`, of which `make` makes a value, at its place.
  static func word(
    _ words: [String], _ make: @escaping @Sendable (String, FileOffset) -> Value?,
    _ word: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      read: { node, findings in
        guard let string = node.readString(&findings) else { return nil }
        return make(string, node.offset)
          ?? findings.refuse(unknownWord(string, among: words), at: node)
      }, json: { JSONValue(word($0)) },
      schema: PackSchema { _ in ["enum": JSONValue(words.map { JSONValue($0) })] })
  }
}

extension PackForm where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Self {
    let (least, most) = (range.lowerBound, range.upperBound)
    let number = { @Sendable (text: String) in Int(text).flatMap { range.contains($0) ? $0 : nil } }
    return Self(
      read: { node, findings in
        if let number = node.value.int, range.contains(number) { return number }
        let expected = Words.anInteger(least: least, most: most)
        return findings.refuse(node.noValue(expected) { number($0) != nil }, at: node)
      }, json: { JSONValue($0) },
      schema: PackSchema(example: { number($0).map { String($0) } }) { _ in
        ["type": "integer", "minimum": JSONValue(least), "maximum": JSONValue(most)]
      })
  }
}

extension PackForm where Value == Bool {
  static var flag: Self {
    Self(
      read: { node, findings in
        node.value.bool
          ?? findings.refuse(node.noValue(Words.aFlag, fits: ["true", "false"].contains), at: node)
      }, json: { JSONValue($0) }, schema: PackSchema { _ in ["type": "boolean"] })
  }
}

// MARK: Lists and objects

extension PackForm {
  static func list<Element>(_ element: PackForm<Element>, _ counts: ClosedRange<Int>) -> Self
  where Value == [Element] {
    Self(
      read: { node, findings in
        guard let elements = node.value.array else {
          return findings.refuse(node.noList(of: element.schema), at: node)
        }
        findings.check(elements.count, in: counts, at: node.offset)
        var list: [Element] = []
        for (number, value) in zip(1..., elements) {
          guard !findings.isFull else { break }
          if let element = element.read(node.at(value, number: number), &findings) {
            list.append(element)
          }
        }
        return list
      }, json: { JSONValue($0.map(element.json)) },
      schema: PackSchema { language in
        [
          "type": "array", "items": JSONValue(element.schema.json(language)),
          "minItems": JSONValue(counts.lowerBound), "maxItems": JSONValue(counts.upperBound),
        ]
      },
      visitTexts: { list, visit in for value in list { element.visitTexts(value, visit) } })
  }
}

extension PackForm where Value: PackShape {
  static var shape: Self { shape(Value.fields.members) }

  /// An object with these of its members; a text by itself, where one may stand for it.
  static func shape(_ members: PackMembers) -> Self {
    let isBrief = Value.brief != nil
    return Self(
      read: { Value.read($0, members, &$1) }, json: { $0.json },
      schema: PackSchema(example: { isBrief ? jsonText($0) : nil }) { language in
        let object = members.jsonSchema(in: language)
        return isBrief ? ["anyOf": [["$ref": "#/$defs/line"], JSONValue(object)]] : object
      },
      visitTexts: { $0.visitTexts($1) })
  }
}

// MARK: Texts

extension PackForm where Value == PackText {
  /// A string, or an object of strings by language code; lines may end in it.
  static var text: Self { text("text", mayBreak: true, for: .passage) }

  /// The same in one line, for what stands beside others.
  static var label: Self { text("label", mayBreak: false, for: .label) }

  private static func text(_ definition: String, mayBreak: Bool, for role: PackTextRole) -> Self {
    var form = translated(definition, { JSONValue($0.string) }) { node, isAlone, findings in
      node.readText(else: isAlone ? Words.aText : Words.aString, mayBreak: mayBreak, &findings)
    }
    form.visitTexts = { text, visit in visit(text, role) }
    return form
  }
}

extension PackForm where Value == PackSpellings {
  /// A string, a list of strings, or an object of these by language code.
  static var spellings: Self {
    translated("spellings", { JSONValue($0.map { JSONValue($0.string) }) }) { node, _, findings in
      guard let list = node.value.array else {
        return node.readText(else: Words.spellings, mayBreak: false, &findings).map { [$0] }
      }
      findings.check(list.count, in: 1...99, at: node.offset)
      return list.compactMap {
        node.at($0).readText(else: Words.aString, mayBreak: false, &findings)
      }
    }
  }
}

extension PackForm {
  /// A value that `read` reads, or an object of such values by language code.
  fileprivate static func translated<Text>(
    _ definition: String, _ json: @escaping @Sendable (Text) -> JSONValue,
    _ read: @escaping @Sendable (PackNode, _ isAlone: Bool, inout PackFindings) -> Text?
  ) -> Self where Value == PackLocalized<Text> {
    var schema = PackSchema.definition(definition)
    schema.example = { jsonText($0) }
    let codes = PackForm<String>.languageCode
    return Self(
      read: { node, findings in
        guard let members = node.members else {
          return read(node, true, &findings).map { Value(.plain($0), offset: node.offset) }
        }
        if members.count == 0 { findings.add(Words.empty, at: node.offset) }
        var entries: [PackTranslation<Text>] = []
        for member in members {
          guard !findings.isFull else { break }
          let code = codes.read(node.key(of: member), &findings)
          let said = node.at(member.value)
          guard let value = read(said, false, &findings), let code else { continue }
          entries.append(PackTranslation(code: code, value: value, offset: said.offset))
        }
        return entries.isEmpty ? nil : Value(.languages(entries), offset: node.offset)
      },
      json: { text in
        switch text.content {
        case .plain(let value): json(value)
        case .languages(let all): JSONValue(JSONObject(all.map { ($0.code, json($0.value)) }))
        }
      }, schema: schema)
  }
}
