import Flow
package import JSON
import Localization

/// The file in which a result is handed in: a `SealedDocument` whose checksum finds accidents, not cheats.
extension PackResult {
  /// What tells such a file from others.
  private static let format = "expedition-result"
  private static let schema = 1

  /// The bytes of the file; nil where there is more in it than a file may hold.
  package var fileBytes: [UInt8]? {
    try? SealedDocument(schema: Self.schema, revision: 0, data: json).sealedBytes()
  }

  /// Why bytes are no result.
  package enum Fault: Error, Equatable, Sendable {
    /// Cut off, or changed by accident or by hand.
    case damaged
    /// A file, but no result.
    case other
    /// Written by a later version.
    case newer
  }

  /// What a file of a result says.
  package init(file document: SealedDocument) throws(Fault) {
    guard document.data["format"]?.string == Self.format else { throw .other }
    guard document.schema <= Self.schema else { throw .newer }
    guard let result = PackResult(document.data) else { throw .damaged }
    self = result
  }

  /// Its members, as the file and `--json` have them.
  package var json: JSONValue {
    let pack: JSONObject = [
      "id": JSONValue(label.id), "content": JSONValue(label.content),
      "title": JSONValue(label.title.string), "questions": JSONValue(label.questions),
    ]
    var object: JSONObject = ["format": JSONValue(Self.format), "pack": JSONValue(pack)]
    object["name"] = label.name.map { JSONValue($0.string) }
    object["time"] = JSONValue(time)
    object["questions"] = JSONValue(questions.map(\.json))
    return JSONValue(object)
  }

  private init?(_ data: JSONValue) {
    guard let pack = data["pack"], let id = pack["id"]?.string,
      let content = pack["content"]?.string, let title = pack["title"]?.string,
      let count = pack["questions"]?.int, numbers.contains(count),
      let time = data["time"]?.int, (0...1_000_000_000_000).contains(time),
      let values = data["questions"]?.array
    else { return nil }
    let questions = values.compactMap(Question.init)
    guard questions.count == values.count, Set(questions.map(\.id)).count == values.count else {
      return nil
    }
    self.init(
      label: PackLabel(
        id: id, content: content, title: SafeText(cleaning: title, limit: 200),
        name: data["name"]?.string.flatMap(PupilName.clean), questions: count),
      time: time, questions: questions)
  }
}

/// What a number in such a file may be, so that sums of them are far from overflowing.
let numbers = 0...1_000_000_000

extension PackResult.Question {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "id": JSONValue(id), "content": JSONValue(content), "solved": JSONValue(isSolved),
    ]
    if isOver, !isSolved { object["over"] = true }
    object["first"] = isRightAtFirst.map { JSONValue($0) }
    if isReopened { object["reopened"] = true }
    object["tries"] = JSONValue(tries)
    object["hints"] = JSONValue(hints)
    if hintsBeforeFirst > 0 { object["hints_before"] = JSONValue(hintsBeforeFirst) }
    object["seconds"] = JSONValue(seconds)
    object["stars"] = JSONValue(stars)
    object["typed"] = typedRight.map { JSONValue($0.string) }
    if !handedIn.isEmpty {
      object["handed_in"] = JSONValue(
        handedIn.map { filled in
          JSONValue(
            JSONObject(filled.sorted { $0.key < $1.key }.map { ($0.key, JSONValue($0.value)) }))
        })
    }
    object["outline"] = outline.map {
      ["right": JSONValue($0.right), "words": JSONValue($0.words)]
    }
    object["text"] = text.map { JSONValue($0.string) }
    if !wrong.isEmpty { object["wrong"] = JSONValue(wrong.map { JSONValue($0.string) }) }
    if !wrong.isEmpty, isInOrder { object["ordered"] = true }
    if !unjudged.isEmpty {
      object["unjudged"] = JSONValue(unjudgedInOrder.map { JSONValue($0.string) })
    }
    return JSONValue(object)
  }

  /// Wrong answers, as many as are kept.
  private static func answers(_ data: JSONValue?) -> [SafeText] {
    (data?.array ?? []).prefix(mostWrong).compactMap(\.string).map {
      SafeText(cleaning: $0, limit: mostWrongText)
    }
  }

  fileprivate init?(_ data: JSONValue) {
    guard let id = data["id"]?.string, id.utf8.count <= 64, let content = data["content"]?.string,
      let isSolved = data["solved"]?.bool, let tries = data["tries"]?.int,
      let hints = data["hints"]?.int, let before = data["hints_before"].map(\.int) ?? 0,
      let seconds = data["seconds"]?.int,
      let stars = data["stars"]?.int, (0...3).contains(stars),
      [tries, hints, before, seconds].allSatisfy(numbers.contains)
    else { return nil }
    self.init(
      id: SafeText(cleaning: id, limit: 64).string, content: content, isSolved: isSolved,
      isOver: isSolved || data["over"]?.bool == true, isRightAtFirst: data["first"]?.bool,
      tries: tries, hints: hints, hintsBeforeFirst: before, seconds: seconds, stars: stars,
      text: data["text"]?.string.map { SafeText(cleaning: $0, limit: Self.mostText) },
      wrong: Self.answers(data["wrong"]), unjudged: Set(Self.answers(data["unjudged"])),
      isInOrder: data["ordered"]?.bool == true,
      typedRight: data["typed"]?.string.map {
        SafeText(cleaning: $0, limit: Self.mostWrongText)
      },
      handedIn: (data["handed_in"]?.array ?? []).prefix(Self.mostHandedIn).map { filled in
        let rows = (filled.object?.members ?? []).prefix(Self.mostRows).compactMap { row in
          row.value.string.map {
            (row.key, SafeText(cleaning: $0, limit: Self.mostWrongText).string)
          }
        }
        return Dictionary(rows) { first, _ in first }
      },
      outline: data["outline"].flatMap { outline in
        guard let right = outline["right"]?.string, let words = outline["words"]?.string else {
          return nil
        }
        return QuestionOutline(right: right, words: words)
      },
      isReopened: data["reopened"]?.bool == true)
  }
}
