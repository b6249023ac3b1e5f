/// A text of Moodle with its gaps told apart: `{1:SHORTANSWER:=Hugo#Yes.~%50%Victor}`, or `[[1]]`.
struct ClozeText {
  /// The text, in which the gaps are `{1}`, `{2}`, ….
  private(set) var bytes: [UInt8] = []
  private(set) var gaps: [ClozeGap] = []

  /// With gaps in braces, each with its own answers.
  init(embedded text: [UInt8]) {
    var rest = text[...]
    let last = rest.lastUnescapedIndex(of: "}") ?? 0
    while let brace = rest.unescapedIndex(of: "{"), brace < last {
      bytes += rest[..<brace]
      rest = rest[brace...]
      if let (gap, behind) = ClozeGap.read(rest) {
        add(gap)
        rest = behind
      } else {
        bytes.append(rest.removeFirst())
      }
    }
    bytes += rest
  }

  /// With gaps that name, by its number, one of the answers behind the text.
  init(numbered text: [UInt8]) {
    var rest = text[...]
    while let mark = rest.unescapedIndex(of: "[[") {
      bytes += rest[..<mark]
      rest = rest[mark...]
      let digits = rest.dropFirst(2).prefix(4).prefix(while: \.isDigit)
      if rest[digits.endIndex...].hasPrefix("]]"),
        let number = Int(String(decoding: digits, as: UTF8.self))
      {
        add(.named(number))
        rest = rest[(digits.endIndex + 2)...]
      } else {
        bytes.append(rest.removeFirst())
      }
    }
    bytes += rest
  }

  private mutating func add(_ gap: ClozeGap) {
    gaps.append(gap)
    bytes += PackGaps.hole(gaps.count).utf8
  }
}

/// A gap in a text of Moodle.
enum ClozeGap {
  /// What is typed, what is chosen, or a number: answers between `~`.
  case typed(ByteSlice), typedInCase(ByteSlice), chosen(ByteSlice), number(ByteSlice)
  /// Of a type that no gap can be, by its name.
  case unknown(ByteSlice)
  /// The answer of that number.
  case named(Int)

  /// The gap that begins here, and what stands behind it; nil where none does.
  fileprivate static func read(_ text: ByteSlice) -> (ClozeGap, behind: ByteSlice)? {
    // `{1:SHORTANSWER:`, of which the number may be missing.
    let start: ByteSlice = text.dropFirst().prefix(40)
    let head: ByteSlice = start.trimmed.drop(while: \.isDigit).trimmed
    guard head.first == UInt8(ascii: ":") else { return nil }
    let named: ByteSlice = head.dropFirst().trimmed
    let name = named.prefix { $0.uppercaseLetter != nil || $0 == UInt8(ascii: "_") }
    let behind: ByteSlice = text[name.endIndex...].drop(while: \.isBlank)
    guard !name.isEmpty, behind.first == UInt8(ascii: ":"),
      let (answers, rest) = behind.dropFirst().split(at: "}")
    else { return nil }
    return (gap(name, answers), rest)
  }

  private static func gap(_ name: ByteSlice, _ answers: ByteSlice) -> ClozeGap {
    let word = String(decoding: name.map { $0.uppercaseLetter ?? $0 }, as: UTF8.self)
    return switch word {
    case "SHORTANSWER", "SA", "MW": .typed(answers)
    case "SHORTANSWER_C", "SAC", "MWC": .typedInCase(answers)
    case "NUMERICAL", "NM": .number(answers)
    case "MULTICHOICE", "MC", "MULTICHOICE_V", "MCV", "MULTICHOICE_H", "MCH", "MULTICHOICE_S",
      "MCS", "MULTICHOICE_VS", "MCVS", "MULTICHOICE_HS", "MCHS":
      .chosen(answers)
    default: .unknown(name)
    }
  }
}

/// An answer in a gap, what it is worth, and its reply.
struct ClozeAnswer {
  let words: ByteSlice
  let percent: Double
  let reply: ByteSlice?
}

extension ByteSlice {
  /// Its answers, between `~` without a backslash before them.
  var clozeAnswers: [ClozeAnswer] {
    var answers: [ClozeAnswer] = []
    var rest: ByteSlice? = self
    while let segment = rest {
      let parts = segment.split(at: "~")
      let answer = (parts?.before ?? segment).trimmed
      rest = parts?.behind
      guard !answer.isEmpty else { continue }
      let isRight = answer.first == UInt8(ascii: "=")
      let (percent, text) = (isRight ? answer.dropFirst() : answer).withoutWeight
      let (words, reply) = text.withoutReply
      answers.append(
        ClozeAnswer(words: words.trimmed, percent: percent ?? (isRight ? 100 : 0), reply: reply))
    }
    return answers
  }

  /// The bytes without the backslashes of gaps: `\}`, `\~`, `\#`, `\"` and their like are the mark itself.
  var withoutClozeEscapes: [UInt8] {
    var result: [UInt8] = []
    var rest = self
    while let byte = rest.popFirst() {
      let isEscape =
        byte == UInt8(ascii: "\\")
        && rest.first.map { Array("{}~#=\"/\\".utf8).contains($0) } == true
      if isEscape, let mark = rest.popFirst() { result.append(mark) } else { result.append(byte) }
    }
    return result
  }
}
