import Flow
import JSON
import Localization

extension PackTask {
  /// From a level that fits the format.
  init?(valid node: JSONNode, in source: JSONText) {
    let task: PackTask?
    switch source.string("kind", of: node) {
    case "closed": task = PackChoices(valid: node, in: source).map { .closed($0) }
    case "rotor":
      task = PackChoices(valid: node, in: source).map {
        .rotor(
          clues: source.texts("clues", of: node), $0, shown: source.int("shown", of: node))
      }
    case "open": task = PackQuestion(valid: node, in: source).map { .open($0) }
    case "search": task = .search(PackSearch(valid: node, in: source))
    case "reflex": task = PackRound(valid: node, in: source).map { .reflex($0) }
    default: task = nil
    }
    guard let task else { return nil }
    self = task
  }
}

extension PackChoices {
  fileprivate init?(valid node: JSONNode, in source: JSONText) {
    guard let right = source.member("right", of: node),
      let wrong = source.member("wrong", of: node).flatMap(source.elements)
    else { return nil }
    // Given ids do not tell which answer is right, and stay the same while the file does.
    let sum = (source.string("text", of: right) ?? "").utf8.reduce(0) { $0 &+ Int($1) }
    let place = 1 + sum % (wrong.count + 1)
    guard let right = PackChoice(valid: right, in: source, number: place) else { return nil }
    self.init(
      right: right,
      wrong: source.list(wrong) { choice, number in
        PackChoice(valid: choice, in: source, number: number < place ? number : number + 1)
      })
  }
}

extension PackChoice {
  fileprivate init?(valid node: JSONNode, in source: JSONText, number: Int) {
    guard let text = source.text("text", of: node) else { return nil }
    self.init(
      id: source.string("id", of: node) ?? Self.given(number), text: text,
      reply: source.text("reply", of: node))
  }

  /// The id of an answer whose file gives none.
  private static func given(_ number: Int) -> String {
    mostGiven.indices.contains(number) ? mostGiven[number] : "answer-\(number)"
  }

  private static let mostGiven = (0...7).map { "answer-\($0)" }
}

extension PackQuestion {
  fileprivate init?(valid node: JSONNode, in source: JSONText) {
    guard let right = source.member("right", of: node) else { return nil }
    self.init(
      right: PackWords(valid: right, in: source),
      wrong: source.list("wrong", of: node) { miss, number in
        source.member("words", of: miss).map {
          PackMiss(
            id: source.string("id", of: miss) ?? "wrong-\(number)",
            words: PackWords(valid: $0, in: source), reply: source.text("reply", of: miss))
        }
      }, otherwise: source.text("otherwise", of: node), success: source.text("success", of: node))
  }
}

extension PackSearch {
  fileprivate init(valid node: JSONNode, in source: JSONText) {
    self.init(
      objects: source.list("objects", of: node) { PackObject(valid: $0, in: source, number: $1) },
      failure: source.text("failure", of: node), success: source.text("success", of: node))
  }
}

extension PackObject {
  fileprivate init?(valid node: JSONNode, in source: JSONText, number: Int) {
    guard let name = source.text("name", of: node), let text = source.text("text", of: node)
    else { return nil }
    self.init(
      id: source.string("id", of: node) ?? "object-\(number)", name: name, text: text,
      actions: source.list("actions", of: node) { PackAction(valid: $0, in: source, number: $1) },
      place: PackPlace(offset: source.offset(of: node)))
  }
}

extension PackAction {
  fileprivate init?(valid node: JSONNode, in source: JSONText, number: Int) {
    guard let text = source.text("text", of: node),
      let feels = source.string("feels", of: node).flatMap(Outcome.init(rawValue:))
    else { return nil }
    self.init(
      id: source.string("id", of: node) ?? "action-\(number)", text: text,
      result: source.text("result", of: node), feels: feels,
      isRight: source.member("right", of: node).flatMap(source.bool) ?? false,
      place: PackPlace(offset: source.offset(of: node)))
  }
}

extension PackRound {
  fileprivate init?(valid node: JSONNode, in source: JSONText) {
    guard let moves = source.int("moves", of: node) else { return nil }
    self.init(
      moves: moves, practice: source.int("practice", of: node) ?? 0,
      beats: source.list("beats", of: node) { beat, _ in
        guard let move = source.int("move", of: beat), let text = source.text("text", of: beat)
        else { return nil }
        return PackBeat(
          move: move, text: text, place: PackPlace(offset: source.offset(of: beat)))
      },
      failures: source.texts("failures", of: node), success: source.text("success", of: node),
      skipped: source.text("skipped", of: node))
  }
}

extension JSONText {
  fileprivate func int(_ key: String, of node: JSONNode) -> Int? {
    member(key, of: node).flatMap(int)
  }
}
