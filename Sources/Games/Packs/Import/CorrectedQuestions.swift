import Localization

/// Questions of which some words were corrected, wherever they stand now: each is like one former question alone, which is
/// like no other.
struct CorrectedQuestions {
  /// The former ids, by the keys of the questions.
  private(set) var ids: [String: String] = [:]

  /// More pairs than these are not compared.
  private static let most = 250_000

  init(former: [(id: String, text: String)], current: [(key: String, text: String)]) {
    guard former.count * current.count <= Self.most else { return }
    let before = former.map { Self.words(of: $0.text) }
    let now = current.map { Self.words(of: $0.text) }
    let likeNow = now.map { words in before.indices.filter { Self.areAlike(words, before[$0]) } }
    var likeBefore: [Int: Int] = [:]
    for place in likeNow.joined() { likeBefore[place, default: 0] += 1 }
    for (question, places) in zip(current, likeNow) {
      guard places.count == 1, likeBefore[places[0]] == 1 else { continue }
      ids[question.key] = former[places[0]].id
    }
  }

  private static func words(of text: String) -> [String] {
    text.folded(as: .word).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether two in three words of the longer one stand in both.
  private static func areAlike(_ one: [String], _ other: [String]) -> Bool {
    var rest = other
    var common = 0
    for word in one {
      guard let place = rest.firstIndex(of: word) else { continue }
      rest.remove(at: place)
      common += 1
    }
    return common * 3 >= max(one.count, other.count) * 2 && common > 1
  }
}
