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
    let nameless = choices.indices.filter { choices[$0].id.isEmpty }
    func text(_ index: Int) -> String {
      choices[index].text.entry(in: language, fallback: language).value.string
    }
    for index in nameless { choices[index].id = id(number(of: text(index))) }
    if Set(choices.map(\.id)).count == choices.count { return }
    // Where two texts have one number, the second in the order of the texts takes the next, so that the
    // file's order decides nothing.
    var taken = Set(choices.indices.filter { !nameless.contains($0) }.map { choices[$0].id })
    for (index, text) in nameless.map({ ($0, text($0)) }).sorted(by: { $0.1 < $1.1 }) {
      var number = number(of: text)
      while !taken.insert(id(number)).inserted { number += 1 }
      choices[index].id = id(number)
    }
  }

  /// What earlier versions made of an answer’s place among all, from 1.
  static func former(_ place: Int) -> AnswerID { id(place) }

  private static func id(_ number: Int) -> AnswerID { "answer-" + String(number) }

  /// From 1,000 to 9,999, by FNV-1a.
  private static func number(of text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return first + Int(hash % UInt64(count))
  }
}
