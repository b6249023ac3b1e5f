import Flow
import JSON
import Localization

extension PackTask {
  /// From a level that fits the format.
  init?(valid value: JSONValue) {
    let task: PackTask?
    switch value["kind"]?.string {
    case "closed": task = PackChoices(valid: value).map { .closed($0) }
    case "rotor":
      let clues = value.texts("clues")
      task = PackChoices(valid: value).map { .rotor(clues: clues, $0, shown: value["shown"]?.int) }
    case "open": task = PackQuestion(valid: value).map { .open($0) }
    case "search": task = .search(PackSearch(valid: value))
    case "reflex": task = PackRound(valid: value).map { .reflex($0) }
    default: task = nil
    }
    guard let task else { return nil }
    self = task
  }
}

extension PackChoices {
  fileprivate init?(valid value: JSONValue) {
    guard let right = value["right"], let wrong = value["wrong"]?.array,
      let text = right.text("text")
    else { return nil }
    // Given ids do not tell which answer is right, and stay the same while the file does.
    let sum = (right["text"]?.string ?? "").utf8.reduce(0) { $0 &+ Int($1) }
    let place = 1 + sum % (wrong.count + 1)
    self.init(
      right: PackChoice(
        id: right["id"]?.string ?? "answer-\(place)", text: text, reply: right.text("reply")),
      wrong: value.list("wrong") { value, number in
        let id = value["id"]?.string ?? "answer-\(number < place ? number : number + 1)"
        return value.text("text").map {
          PackChoice(id: id, text: $0, reply: value.text("reply"))
        }
      })
  }
}

extension PackQuestion {
  fileprivate init?(valid value: JSONValue) {
    guard let right = value["right"].flatMap(PackWords.init(valid:)) else { return nil }
    self.init(
      right: right,
      wrong: value.list("wrong") { value, number in
        value["words"].flatMap(PackWords.init(valid:)).map {
          PackMiss(
            id: value["id"]?.string ?? "wrong-\(number)", words: $0, reply: value.text("reply"))
        }
      }, otherwise: value.text("otherwise"), success: value.text("success"))
  }
}

extension PackSearch {
  fileprivate init(valid value: JSONValue) {
    self.init(
      objects: value.list("objects") { PackObject(valid: $0, number: $1) },
      failure: value.text("failure"), success: value.text("success"))
  }
}

extension PackObject {
  fileprivate init?(valid value: JSONValue, number: Int) {
    guard let name = value.text("name"), let text = value.text("text") else { return nil }
    self.init(
      id: value["id"]?.string ?? "object-\(number)", name: name, text: text,
      actions: value.list("actions") { PackAction(valid: $0, number: $1) },
      place: PackPlace(offset: value.offset))
  }
}

extension PackAction {
  fileprivate init?(valid value: JSONValue, number: Int) {
    guard let text = value.text("text"),
      let feels = value["feels"]?.string.flatMap(Outcome.init(rawValue:))
    else { return nil }
    self.init(
      id: value["id"]?.string ?? "action-\(number)", text: text, result: value.text("result"),
      feels: feels, isRight: value["right"]?.bool ?? false,
      place: PackPlace(offset: value.offset))
  }
}

extension PackRound {
  fileprivate init?(valid value: JSONValue) {
    guard let moves = value["moves"]?.int else { return nil }
    self.init(
      moves: moves, practice: value["practice"]?.int ?? 0,
      beats: value.list("beats") { value, _ in
        guard let move = value["move"]?.int, let text = value.text("text") else { return nil }
        return PackBeat(move: move, text: text, place: PackPlace(offset: value.offset))
      },
      failures: value.texts("failures"), success: value.text("success"),
      skipped: value.text("skipped"))
  }
}

extension JSONValue {
  fileprivate func texts(_ key: String) -> [PackText] {
    list(key) { value, _ in PackText(valid: value) }
  }
}
