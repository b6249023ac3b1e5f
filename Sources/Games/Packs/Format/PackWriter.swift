import Flow
import JSON
import Localization

/// Writes packs as their authors would: indented, one member a line.
package enum PackWriter {
  /// The bytes of a file that reads as `document`; the same for equal documents.
  package static func write(_ document: PackDocument) -> [UInt8] {
    JSONWriter.writeIndented(document.value(comments: []))
  }

  /// The same with a comment for each of the first levels.
  static func write(_ document: PackDocument, comments: [JSONValue]) -> [UInt8] {
    JSONWriter.writeIndented(document.value(comments: comments))
  }
}

extension PackDocument {
  fileprivate func value(comments: [JSONValue]) -> JSONValue {
    var comments = comments[...]
    var object: JSONObject = ["version": JSONValue(Self.version), "title": title.value]
    object["author"] = author?.value
    object["language"] = JSONValue(language)
    if accents != .folded { object["accents"] = JSONValue(accents.rawValue) }
    object["intro"] = intro?.value
    object["ending"] = ending?.value
    object["chapters"] = JSONValue(chapters.map { $0.value(comments: &comments) })
    return JSONValue(object)
  }
}

extension PackChapter {
  fileprivate func value(comments: inout ArraySlice<JSONValue>) -> JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "title": title.value]
    object["description"] = description?.value
    object["keywords"] = orNone(
      keywords.map { ["id": JSONValue($0.id), "text": $0.text.value] })
    object["levels"] = JSONValue(levels.map { $0.value(comment: comments.popFirst()) })
    return JSONValue(object)
  }
}

extension PackLevel {
  fileprivate func value(comment: JSONValue?) -> JSONValue {
    let kind = type(of: task.format).kind.rawValue
    let head = comment.map { [("comment", $0)] } ?? []
    var object = JSONObject(
      head + [("kind", JSONValue(kind)), ("id", JSONValue(id)), ("text", text.value)])
    task.format.write(to: &object)
    object["hints"] = orNone(hints.map(\.value))
    object["notes"] = orNone(notes.map(\.value))
    object["keywords"] = orNone(keywords.map { JSONValue($0) })
    return JSONValue(object)
  }
}

extension PackText {
  var value: JSONValue {
    switch content {
    case .plain(let text): JSONValue(text.string)
    case .languages(let entries):
      JSONValue(JSONObject(entries.map { ($0.code, JSONValue($0.value.string)) }))
    }
  }
}

extension PackWords {
  var value: JSONValue {
    switch content {
    case .plain(let texts): JSONValue(texts.map { JSONValue($0.string) })
    case .languages(let entries):
      JSONValue(
        JSONObject(entries.map { ($0.code, JSONValue($0.value.map { JSONValue($0.string) })) }))
    }
  }
}

/// A list that is left out when there is nothing in it.
func orNone(_ values: [JSONValue]) -> JSONValue? {
  values.isEmpty ? nil : JSONValue(values)
}
