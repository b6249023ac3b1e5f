import Flow
package import Localization

/// A result in capital letters and digits, for where no file can be handed in: to be copied, pasted or read
/// out. It tells who has answered what how, but not what was asked: to read it takes the pack.
///
/// The symbols are those of `CrockfordBase32`, numbers have their highest symbol first; the last 7 symbols are
/// a check of all before them.
///
/// | symbols | field |
/// |---|---|
/// | 1 | layout of this table: 1; in layout 0 no wrong answers are told |
/// | 6 | a hash of the pack and of the ids of the pupil’s questions, in order |
/// | 3 | a hash of what these ask |
/// | 5 | minutes since the start of 2026 |
/// | 2 | bytes of the pupil’s name, 0 without one |
/// | 8/5 of these | the name in UTF-8 |
/// | 1 each | a question: 0 not begun; 1 right at first, 3 stars, no hint; else 2 + 3 × stars + first (0 unanswered, 1 wrong, 2 right) |
/// | 2 more | where it was begun: its seconds, 1,023 or more as 1,023 |
/// | 2 more | where that was not 1: tries, and hints, 31 or more as 31 |
/// | 1 more | there, too: how many wrong answers of those that the pack foresees were given, 9 at most |
/// | 2 each | their places among these, from 0 |
///
/// A question without an answer, a try or a hint is open again: what was answered before does not count any more.
package struct ResultCode: Equatable, Sendable {
  /// How one question was answered.
  struct Answer: Equatable, Sendable {
    static let mostCount = 31
    static let mostSeconds = 1_023
    static let mostPlaces = 1_024

    let stars: Int
    let isRightAtFirst: Bool?
    let tries: Int
    let hints: Int
    let seconds: Int
    /// The places of the wrong answers that were given among those that the question foresees.
    let wrong: [Int]
  }

  /// What tells the questions of this pupil from those of another pack.
  let outline: [UInt8]
  /// What tells questions that were corrected from those before.
  let contents: [UInt8]
  /// When it was made, in seconds since 1970, on the minute.
  package let time: Int
  /// The name of the pupil; nil where none was given.
  package let name: SafeText?
  /// In the order of the questions; nil for one that was not begun.
  let answers: [Answer?]

  /// 2026-01-01, in seconds since 1970.
  private static let firstTime = 1_767_225_600
  private static let mostMinutes = 1 << 25 - 1
  private static let latestLayout: UInt8 = 1
  private static let checkLength = 7
  private static let outlineLength = 6
  private static let contentsLength = 3
  /// More than any pack can have.
  private static let limit = 1_000_000

  /// What a result comes to; `foreseen` is what the pack knows of its questions.
  package init(_ result: PackResult, foreseen: [String: PackResult.ForeseenQuestion] = [:]) {
    outline = Self.outline(of: result)
    contents = Self.contents(of: result)
    let minutes = min(max(0, result.time - Self.firstTime) / 60, Self.mostMinutes)
    time = Self.firstTime + 60 * minutes
    name = result.label.name
    answers = result.questions.map {
      $0.isBegun || $0.isReopened ? Answer($0, foreseen: foreseen[$0.id]?.wrong ?? []) : nil
    }
  }

  /// The same result of the questions that `unanswered` has, of which the pack knows what is `foreseen`; nil where the
  /// code is of others.
  package func result(
    of unanswered: PackResult, foreseen: [String: PackResult.ForeseenQuestion] = [:]
  ) -> PackResult? {
    guard outline == Self.outline(of: unanswered), answers.count == unanswered.questions.count,
      name == unanswered.label.name
    else { return nil }
    let isOther = isOfOtherVersion(than: unanswered)
    return PackResult(
      label: unanswered.label, time: time,
      questions: zip(unanswered.questions, answers).map { question, answer in
        guard let answer else { return question }
        let known = foreseen[question.id]
        return question.answered(
          answer, foreseen: known?.wrong ?? [], mostTries: known?.tries, isOther: isOther)
      })
  }

  /// Whether it was made before some question became what it is now.
  package func isOfOtherVersion(than result: PackResult) -> Bool {
    contents != Self.contents(of: result)
  }

  private static func contents(of result: PackResult) -> [UInt8] {
    let contents = result.questions.map(\.content).joined(separator: "\n")
    return Array(hash(Array(contents.utf8)).prefix(contentsLength))
  }

  private static func outline(of result: PackResult) -> [UInt8] {
    let ids = [result.label.id] + result.questions.map(\.id)
    return Array(hash(Array(ids.joined(separator: "\n").utf8)).prefix(outlineLength))
  }

  /// Eight symbols that hang on every byte.
  private static func hash(_ bytes: [UInt8]) -> [UInt8] {
    let number = UInt64(ContentHash.name(of: bytes).prefix(16), radix: 16) ?? 0
    return (0..<8).map { UInt8(truncatingIfNeeded: number >> (5 * $0)) & 31 }
  }
}

// MARK: As text

extension ResultCode {
  /// Lines of six groups of five characters, each but the last ending with a hyphen.
  package var text: String {
    var symbols: [UInt8] = [Self.latestLayout] + outline + contents
    append((time - Self.firstTime) / 60, to: &symbols, count: 5)
    let name = Array((name?.string ?? "").utf8)
    append(name.count, to: &symbols, count: 2)
    symbols += CrockfordBase32.symbols(packing: name)
    for answer in answers {
      guard let answer else {
        symbols.append(0)
        continue
      }
      symbols.append(answer.kind)
      append(answer.seconds, to: &symbols, count: 2)
      guard answer.kind != 1 else { continue }
      symbols += [answer.tries, answer.hints, answer.wrong.count].map { UInt8($0) }
      for place in answer.wrong { append(place, to: &symbols, count: 2) }
    }
    return CrockfordBase32.text(of: symbols + Self.check(symbols), groupsInLine: 6)
  }

  private func append(_ number: Int, to symbols: inout [UInt8], count: Int) {
    for place in (0..<count).reversed() {
      symbols.append(UInt8(truncatingIfNeeded: number >> (5 * place)) & 31)
    }
  }

  /// Small letters are read as capitals, O as 0, I and L as 1; blanks, line breaks and hyphens are passed over.
  /// Nil for what is no code.
  package init?(_ text: some StringProtocol) {
    guard let symbols = CrockfordBase32.symbols(of: text, limit: Self.limit),
      symbols.count > Self.checkLength, symbols[0] <= Self.latestLayout
    else { return nil }
    let payload = Array(symbols.dropLast(Self.checkLength))
    guard Self.check(payload) == Array(symbols.suffix(Self.checkLength)) else { return nil }
    var reader = SymbolReader(payload)
    guard let layout = reader.number(of: 1),
      let outline = reader.symbols(Self.outlineLength),
      let contents = reader.symbols(Self.contentsLength),
      let minutes = reader.number(of: 5), let nameLength = reader.number(of: 2),
      let name = reader.symbols((8 * nameLength + 4) / 5)
    else { return nil }
    self.outline = outline
    self.contents = contents
    time = Self.firstTime + 60 * minutes
    let bytes = CrockfordBase32.bytes(unpacking: name)
    self.name = PupilName.clean(String(decoding: bytes, as: UTF8.self))
    guard bytes == Array((self.name?.string ?? "").utf8) else { return nil }
    var answers: [Answer?] = []
    while !reader.isAtEnd {
      guard let answer = Answer.read(&reader, tellsWrong: layout > 0) else { return nil }
      answers.append(answer)
    }
    self.answers = answers
  }

  private static func check(_ symbols: [UInt8]) -> [UInt8] {
    Array(hash(symbols).prefix(checkLength))
  }
}

/// Takes symbols off the front.
private struct SymbolReader {
  private var rest: ArraySlice<UInt8>

  init(_ symbols: [UInt8]) { rest = symbols[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func symbols(_ count: Int) -> [UInt8]? {
    guard rest.count >= count else { return nil }
    defer { rest.removeFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func number(of count: Int) -> Int? {
    symbols(count)?.reduce(0) { $0 << 5 | Int($1) }
  }
}

extension ResultCode.Answer {
  fileprivate init(_ question: PackResult.Question, foreseen: [SafeText]) {
    let places = question.wrong.compactMap(foreseen.firstIndex).filter { $0 < Self.mostPlaces }
    self.init(
      stars: question.stars, isRightAtFirst: question.isRightAtFirst,
      tries: min(question.tries, Self.mostCount), hints: min(question.hints, Self.mostCount),
      seconds: min(question.seconds, Self.mostSeconds),
      wrong: Array(places.prefix(PackResult.Question.mostWrong)))
  }

  fileprivate var isOfReopened: Bool {
    stars == 0 && isRightAtFirst == nil && tries == 0 && hints == 0
  }

  private static let firsts: [Bool?] = [nil, false, true]

  fileprivate var kind: UInt8 {
    if (stars, isRightAtFirst, tries, hints) == (3, true, 1, 0) { return 1 }
    return UInt8(2 + 3 * stars + (Self.firsts.firstIndex(of: isRightAtFirst) ?? 0))
  }

  /// An answer, or that there is none; nil for what is neither.
  fileprivate static func read(_ reader: inout SymbolReader, tellsWrong: Bool) -> Self?? {
    guard let kind = reader.number(of: 1), kind < 14 else { return nil }
    guard kind > 0 else { return .some(nil) }
    guard let seconds = reader.number(of: 2) else { return nil }
    guard kind > 1 else {
      return Self(
        stars: 3, isRightAtFirst: true, tries: 1, hints: 0, seconds: seconds, wrong: [])
    }
    guard let tries = reader.number(of: 1), let hints = reader.number(of: 1),
      let count = tellsWrong ? reader.number(of: 1) : 0
    else { return nil }
    let wrong = (0..<count).compactMap { _ in reader.number(of: 2) }
    guard wrong.count == count, count <= PackResult.Question.mostWrong else { return nil }
    let (stars, first) = (kind - 2).quotientAndRemainder(dividingBy: 3)
    return Self(
      stars: stars, isRightAtFirst: firsts[first], tries: tries, hints: hints, seconds: seconds,
      wrong: wrong)
  }
}

extension PackResult.Question {
  /// In another version of the pack it may have asked something else, and other answers may stand at these places.
  fileprivate func answered(
    _ answer: ResultCode.Answer, foreseen: [SafeText], mostTries: Int?, isOther: Bool
  ) -> Self {
    let foreseen = isOther ? [] : foreseen
    return Self(
      id: id, content: isOther ? "" : content, isSolved: answer.stars > 0,
      isOver: answer.stars > 0 || mostTries.map { answer.tries >= $0 } == true,
      isRightAtFirst: answer.isRightAtFirst,
      tries: answer.tries, hints: answer.hints, seconds: answer.seconds, stars: answer.stars,
      text: text,
      wrong: answer.wrong.compactMap { foreseen.indices.contains($0) ? foreseen[$0] : nil },
      isReopened: answer.isOfReopened)
  }
}
