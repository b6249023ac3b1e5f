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
    let head = comment.map { [("comment", $0)] } ?? []
    var object = JSONObject(
      head + [("kind", JSONValue(task.kind)), ("id", JSONValue(id)), ("text", text.value)])
    task.write(to: &object)
    object["hints"] = orNone(hints.map(\.value))
    object["notes"] = orNone(notes.map(\.value))
    object["keywords"] = orNone(keywords.map { JSONValue($0) })
    return JSONValue(object)
  }
}

extension PackTask {
  fileprivate var kind: String {
    switch self {
    case .closed: "closed"
    case .rotor: "rotor"
    case .open: "open"
    case .search: "search"
    case .reflex: "reflex"
    }
  }

  fileprivate func write(to object: inout JSONObject) {
    switch self {
    case .closed(let choices): choices.write(to: &object)
    case .rotor(let clues, let choices, let shown):
      object["clues"] = JSONValue(clues.map(\.value))
      choices.write(to: &object)
      object["shown"] = shown.map { JSONValue($0) }
    case .open(let question): question.write(to: &object)
    case .search(let search): search.write(to: &object)
    case .reflex(let round): round.write(to: &object)
    }
  }
}

extension PackChoices {
  fileprivate func write(to object: inout JSONObject) {
    object["right"] = right.value
    object["wrong"] = JSONValue(wrong.map(\.value))
  }
}

extension PackChoice {
  fileprivate var value: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "text": text.value]
    object["reply"] = reply?.value
    return JSONValue(object)
  }
}

extension PackQuestion {
  fileprivate func write(to object: inout JSONObject) {
    object["right"] = right.value
    object["wrong"] = orNone(
      wrong.map { miss in
        var object: JSONObject = ["id": JSONValue(miss.id), "words": miss.words.value]
        object["reply"] = miss.reply?.value
        return JSONValue(object)
      })
    object["otherwise"] = otherwise?.value
    object["success"] = success?.value
  }
}

extension PackSearch {
  fileprivate func write(to object: inout JSONObject) {
    object["objects"] = JSONValue(
      objects.map {
        [
          "id": JSONValue($0.id), "name": $0.name.value, "text": $0.text.value,
          "actions": JSONValue($0.actions.map(\.value)),
        ]
      })
    object["failure"] = failure?.value
    object["success"] = success?.value
  }
}

extension PackAction {
  fileprivate var value: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "text": text.value]
    object["result"] = result?.value
    object["feels"] = JSONValue(feels.rawValue)
    if isRight { object["right"] = true }
    return JSONValue(object)
  }
}

extension PackRound {
  fileprivate func write(to object: inout JSONObject) {
    object["moves"] = JSONValue(moves)
    if practice > 0 { object["practice"] = JSONValue(practice) }
    object["beats"] = orNone(
      beats.map { ["move": JSONValue($0.move), "text": $0.text.value] })
    object["failures"] = orNone(failures.map(\.value))
    object["success"] = success?.value
    object["skipped"] = skipped?.value
  }
}

extension PackText {
  fileprivate var value: JSONValue {
    switch content {
    case .plain(let text): JSONValue(text.string)
    case .languages(let entries):
      JSONValue(JSONObject(entries.map { ($0.code, JSONValue($0.value.string)) }))
    }
  }
}

extension PackWords {
  fileprivate var value: JSONValue {
    switch content {
    case .plain(let texts): JSONValue(texts.map { JSONValue($0.string) })
    case .languages(let entries):
      JSONValue(
        JSONObject(entries.map { ($0.code, JSONValue($0.value.map { JSONValue($0.string) })) }))
    }
  }
}

/// A list that is left out when there is nothing in it.
private func orNone(_ values: [JSONValue]) -> JSONValue? {
  values.isEmpty ? nil : JSONValue(values)
}
