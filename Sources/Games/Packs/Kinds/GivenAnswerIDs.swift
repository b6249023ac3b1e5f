import Flow
import Localization

/// Ids for answers whose file gives none. Each is a number made of the answer's own text, so that
/// neither the ids nor their order tell which answer is right, and `answer-4711` stays
/// `answer-4711` when other answers, languages or replies change.
enum GivenAnswerIDs {
  /// Earlier versions counted from 1, to 100 at most; their numbers stay free.
  private static let first = 1_000
  private static let count = 9_000

  /// Gives an id to every one of `choices` that has none; `language` is the pack's own.
  static func add(to choices: inout [PackChoice], language: String) {
    var taken = SmallSet<AnswerID>()
    var nameless: [(index: Int, text: String)] = []
    for index in choices.indices {
      if choices[index].id.isEmpty {
        nameless.append(
          (index, choices[index].text.text(in: language, fallback: language).string))
      } else {
        _ = taken.insert(choices[index].id)
      }
    }
    let ids = nameless.map { id(number(of: $0.text)) }
    if ids.allSatisfy({ taken.insert($0) }) {
      for (place, id) in zip(nameless, ids) { choices[place.index].id = id }
    } else {
      addDistinct(to: &choices, nameless)
    }
  }

  /// Where two texts have one number, the second in the order of the texts takes the next, so that the
  /// file's order decides nothing.
  private static func addDistinct(
    to choices: inout [PackChoice], _ nameless: [(index: Int, text: String)]
  ) {
    var taken = Set(choices.map(\.id))
    for (index, text) in nameless.sorted(by: { $0.text < $1.text }) {
      var number = number(of: text)
      while !taken.insert(id(number)).inserted { number += 1 }
      choices[index].id = id(number)
    }
  }

  private static func id(_ number: Int) -> AnswerID { "answer-" + String(number) }

  /// From 1,000 to 9,999, by FNV-1a.
  private static func number(of text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return first + Int(hash % UInt64(count))
  }
}
