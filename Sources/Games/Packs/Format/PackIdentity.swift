package import Flow
import JSON
package import Localization

extension PackDocument {
  /// What the pack is known by, whatever is corrected in it: its `id`, else its title, its author and its
  /// language. 40 hexadecimal digits. Two packs may claim the same: what was won is then told apart by what
  /// each question asks.
  package var identity: String {
    id.map { ContentHash.name(of: Array("id\n\($0)".utf8)) } ?? identityByTitle
  }

  private var identityByTitle: String {
    var object: JSONObject = ["title": title.json, "language": JSONValue(language)]
    object["author"] = author?.json
    return ContentHash.name(of: JSONWriter.write(JSONValue(object)))
  }

  /// What stands on the progress of a pupil, who has so many questions of it.
  package func label(content: String, pupil: SafeText?, questions: Int) -> PackLabel {
    PackLabel(
      id: identity, content: content, title: title.text(in: language, fallback: language),
      name: pupil, questions: questions)
  }

  /// The name of the file of a player’s progress, without its ending.
  package func saveName(for pupil: String?) -> String {
    identity + (pupil.map(Self.saveNameEnding) ?? "")
  }

  /// The end of that name, the same in all packs.
  package static func saveNameEnding(for pupil: String) -> String {
    ending(forKey: PupilName.key(pupil))
  }

  /// The names that it had before: while the pack had no `id`, and in versions to which case and accents of a
  /// name made a difference.
  package func formerSaveNames(for pupil: String?) -> [String] {
    let identities = id == nil ? [identity] : [identity, identityByTitle]
    guard let pupil else { return identities.filter { $0 != identity } }
    let keys = [PupilName.key(pupil), pupil]
    let names = identities.flatMap { identity in keys.map { identity + Self.ending(forKey: $0) } }
    let current = saveName(for: pupil)
    return names.enumerated().filter { $1 != current && !names[..<$0].contains($1) }.map(\.element)
  }

  private static func ending(forKey key: String) -> String {
    "-" + ContentHash.name(of: Array(key.utf8)).prefix(16)
  }
}

extension PackLevel {
  /// Known by what is asked and what is right. Hints, remarks and replies can be corrected without harm; words of
  /// the question and wrong answers, while the rest stays.
  var fingerprint: Fingerprint {
    // What is kept of the level is small, for ten thousand have one.
    Fingerprint { [text, task] in
      let format = task.format
      let kind = type(of: format).kind.rawValue
      var object: JSONObject = ["kind": JSONValue(kind), "text": text.json]
      format.write(to: &object)
      let right = object.without(["text", "wrong"])
      let outline = QuestionOutline(
        right: ([hash(right)] + spellings(in: right, near: task.numbersNear))
          .joined(separator: "/"),
        words: text.plainWords)
      return Fingerprint.Content(hash: hash(object), outline: outline)
    }
  }
}

/// Of a question whose answer is typed, the hash of all that is right beside the spellings, and one of each of these. Of
/// a number the one spelling is the number itself: how near is near enough, and its units, can be corrected. Behind it
/// stand some that are near enough, one of which may have been the number before.
private func spellings(in object: JSONObject, near numbers: [PackNumber]) -> [String] {
  if let gaps = object["gaps"]?.array?.compactMap(\.object) { return spellings(inGaps: gaps) }
  guard let kind = object["kind"], let right = object["right"] else { return [] }
  switch kind.string {
  case PackOpenQuestion.kind.rawValue:
    let all = right.array ?? [right]
    return [hash(object.without(["right"]))] + all.map { shortHash(["right": $0]) }
  case PackNumberQuestion.kind.rawValue:
    let near = numbers.map { String(QuestionOutline.nearMark) + shortHash(["right": $0.json]) }
    return [hash(["kind": kind]), shortHash(["right": right])] + near
  default: return []
  }
}

/// The same of gaps: those of an only one as of a question, those of several each with its place.
private func spellings(inGaps gaps: [JSONObject]) -> [String] {
  if gaps.count == 1, var question = gaps.first {
    question["kind"] = JSONValue(PackOpenQuestion.kind.rawValue)
    return spellings(in: question.without(["wrong"]), near: [])
  }
  let rest: JSONObject = [
    "gaps": JSONValue(gaps.map { JSONValue($0.without(["right", "wrong"])) })
  ]
  let all = gaps.enumerated().flatMap { place, gap in
    (gap["right"]?.array ?? [gap["right"] ?? .null]).map {
      shortHash(["gap": JSONValue(place), "right": $0])
    }
  }
  return [hash(rest)] + all
}

extension PackTask {
  /// Numbers that are near enough to the one that is asked for.
  fileprivate var numbersNear: [PackNumber] {
    if case .number(let question) = self { question.near } else { [] }
  }
}

private func shortHash(_ object: JSONObject) -> String { String(hash(object).prefix(8)) }

/// Of all but remarks.
private func hash(_ object: JSONObject) -> String {
  String(ContentHash.name(of: JSONWriter.write(JSONValue(object).withoutRemarks)).prefix(16))
}

extension JSONObject {
  fileprivate func without(_ keys: Set<String>) -> JSONObject {
    JSONObject(members.filter { !keys.contains($0.key) }.map { ($0.key, $0.value) })
  }
}

extension PackText {
  /// The words of the text, without case, accents and punctuation, one language after the other.
  var plainWords: [String] {
    entries(fallback: "").flatMap { entry in
      entry.value.string.folded(as: .word)
        .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }
}

/// The members that say something to an answer, and change nothing of what is right.
private let remarks: Set = [
  "comment", "reply", "otherwise", "success", "failure", "failures", "result", "skipped", "beats",
]

extension JSONValue {
  fileprivate var withoutRemarks: JSONValue {
    switch content {
    case .array(let values): JSONValue(values.map(\.withoutRemarks))
    case .object(let object):
      JSONValue(
        JSONObject(
          object.members.filter { !remarks.contains($0.key) }
            .map { ($0.key, $0.value.withoutRemarks) }))
    case .null, .bool, .number, .string: self
    }
  }
}
