import Flow
import JSON
import Localization

/// What is kept only of packs.
extension PackLabel {
  var data: JSONValue {
    var data: JSONObject = [
      "id": JSONValue(id), "content": JSONValue(content), "title": JSONValue(title.string),
      "questions": JSONValue(questions),
    ]
    data["name"] = name.map { JSONValue($0.string) }
    return JSONValue(data)
  }

  init?(data: JSONValue) {
    guard let id = data["id"]?.string, let content = data["content"]?.string,
      let title = data["title"]?.string, let questions = data["questions"]?.count
    else { return nil }
    self.init(
      id: id, content: content, title: SafeText(cleaning: title, limit: 4_096),
      name: data["name"]?.string.map { SafeText(cleaning: $0) }, questions: questions)
  }
}

extension QuestionRecord {
  var data: JSONValue {
    var data: JSONObject = [
      "content": JSONValue(content), "tries": JSONValue(tries), "hints": JSONValue(hints),
      "ms": JSONValue(elapsed.milliseconds),
    ]
    data["first"] = isRightAtFirst.map { JSONValue($0) }
    if hintsBeforeFirst > 0 { data["hints_before"] = JSONValue(hintsBeforeFirst) }
    data["typed"] = typedRight.map { JSONValue($0) }
    if !handedIn.isEmpty {
      data["handed_in"] = JSONValue(
        handedIn.map { JSONValue(sorted: $0.mapValues { JSONValue($0) }) })
    }
    data["right"] = outline.map { JSONValue($0.right) }
    data["asked"] = outline.map { JSONValue($0.words) }
    return JSONValue(data)
  }

  init?(data: JSONValue) {
    guard let content = data["content"]?.string, let tries = data["tries"]?.count,
      let hints = data["hints"]?.count, let elapsed = data["ms"]?.count
    else { return nil }
    self.init(content: content)
    self.tries = tries
    self.hints = hints
    self.elapsed = .milliseconds(elapsed)
    isRightAtFirst = data["first"]?.bool
    hintsBeforeFirst = data["hints_before"]?.count ?? 0
    typedRight = data["typed"]?.string
    handedIn = (data["handed_in"]?.array ?? []).compactMap { $0.values(\.string) }
    outline = data["right"]?.string.flatMap { right in
      data["asked"]?.string.map { QuestionOutline(right: right, words: $0) }
    }
  }
}
