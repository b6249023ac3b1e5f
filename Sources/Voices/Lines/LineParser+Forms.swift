import Flow
import Localization
import Presentation
import Session

/// What a line is in a form: rows to fill; Enter, or a word for it, hands it in.
extension LineParser {
  /// Enter hands in what was filled since the form was shown; what was filled before is told to be so first.
  mutating func handIn(_ level: LevelView) -> LineInterpretation {
    guard !hasFilled, level.rows.contains(where: { $0.value != nil }) else {
      return .command(.handIn)
    }
    hasFilled = true
    return reply(level.formStanding)
  }

  mutating func parseForm(_ text: String, in level: LevelView) -> LineInterpretation {
    if L10n.Forms.handInWords.hasSpelling(text.folded(as: .command)) { return .command(.handIn) }
    return switch level.formStyle {
    case .several: parseMarks(text, in: level)
    case .match: parsePairs(text, in: level)
    case .gaps, nil: parseGap(text, in: level)
    }
  }

  // MARK: Marks

  /// `1 3`, `a c`, `the fox, the owl`: these are marked, and no others. A number, a letter or the words of one alone
  /// mark it, or take its mark away.
  private mutating func parseMarks(_ text: String, in level: LevelView) -> LineInterpretation {
    let texts = level.rows.map(\.text)
    if let index = exactChoiceIndex(text, among: texts) { return turnMark(index, of: level) }
    for names in text.listings {
      let named = names.compactMap { name in
        markIndex(name, of: level)
          ?? (names.count > 1 ? onlyIndex(choiceIndices(part: name, of: texts)) : nil)
      }
      guard named.count == names.count, let first = named.first else { continue }
      return Set(named).count > 1 ? mark(Set(named), of: level) : turnMark(first, of: level)
    }
    return parseCommandInLevel(text)
      ?? parsePart(text, of: texts) { turnMark($0, of: level) }
      ?? (level.marksAreLettered
        ? reply(L10n.Choices.byLetter(last: level.lastMark))
        : replyInvalidChoice(text, last: texts.count))
  }

  private func onlyIndex(_ indices: [Int]) -> Int? { indices.count == 1 ? indices[0] : nil }

  /// The row that a number, a letter or its text names.
  private func markIndex(_ name: String, of level: LevelView) -> Int? {
    let texts = level.rows.map(\.text)
    guard level.marksAreLettered else { return choiceIndex(name, among: texts) }
    let place = name.optionLetterIndex.flatMap { texts.indices.contains($0) ? $0 : nil }
    return exactChoiceIndex(name, among: texts) ?? place
  }

  private func turnMark(_ index: Int, of level: LevelView) -> LineInterpretation {
    let row = level.rows[index]
    return .command(.fill([row.id: row.value == nil ? FormLevel.mark : FormLevel.clear]))
  }

  private func mark(_ indices: Set<Int>, of level: LevelView) -> LineInterpretation {
    let others = level.rows.indices.filter { level.rows[$0].value != nil && !indices.contains($0) }
    let marks =
      indices.map { (level.rows[$0].id, FormLevel.mark) }
      + others.map { (level.rows[$0].id, FormLevel.clear) }
    return .command(.fill(Dictionary(marks) { first, _ in first }))
  }

  // MARK: Pairs

  /// `1 b`, `1b 2a`, `1b2a`, `1 chien`, `dog = chien`: a row by its number or its text, and what belongs to it.
  private mutating func parsePairs(_ text: String, in level: LevelView) -> LineInterpretation {
    if let pairs = pairs(in: text, level) { return .command(.fill(pairs)) }
    let texts = level.answers.map(\.text)
    if let pairs = pairsOfTexts(text, texts, level) { return .command(.fill(pairs)) }
    guard let (row, rest) = rowAndRest(of: text, in: level), !rest.isEmpty else {
      return parseCommandInLevel(text) ?? reply(level.pairAdvice)
    }
    func fill(with index: Int) -> LineInterpretation {
      .command(.fill([row.id: level.answers[index].id]))
    }
    return (exactChoiceIndex(rest, among: texts) ?? optionIndex(rest, of: level)).map(fill)
      ?? parsePart(rest, of: texts, choosing: fill) ?? reply(level.pairAdvice)
  }

  /// Pairs by number and name alone, as many as there are.
  private func pairs(in text: String, _ level: LevelView) -> [String: String]? {
    let words = text.split { " ,;.:=-–)".contains($0) }.flatMap { $0.runsOfDigits }
    guard words.count.isMultiple(of: 2), !words.isEmpty else { return nil }
    var pairs: [String: String] = [:]
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let row = words[index].plainNumber.flatMap({ self.row($0, of: level) }),
        let option = optionIndex(words[index + 1], of: level)
      else { return nil }
      pairs[row.id] = level.answers[option].id
    }
    return pairs
  }

  /// One pair by its texts, or several with commas or semicolons between them.
  private func pairsOfTexts(
    _ text: String, _ options: [LocalizedText], _ level: LevelView
  ) -> [String: String]? {
    if let pair = pairOfTexts(text, options, level) { return pair }
    let parts = text.split { $0 == "," || $0 == ";" }
    let pairs = parts.compactMap { pairOfTexts(String($0).trimmedBlanks, options, level) }
    guard parts.count > 1, pairs.count == parts.count else { return nil }
    return Dictionary(pairs.joined().map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The text of a row and that of an option, or its letter, with a blank or a sign between them.
  private func pairOfTexts(
    _ text: String, _ options: [LocalizedText], _ level: LevelView
  ) -> [String: String]? {
    for place in text.indices where " =:,-–→".contains(text[place]) {
      let (left, right) = (text[..<place], text[place...].drop { " =:,-–→>".contains($0) })
      guard let row = exactChoiceIndex(String(left).trimmedBlanks, among: level.rows.map(\.text)),
        let option = exactChoiceIndex(String(right), among: options)
          ?? optionIndex(String(right), of: level)
      else { continue }
      return [level.rows[row].id: level.answers[option].id]
    }
    return nil
  }

  private func optionIndex(_ name: String, of level: LevelView) -> Int? {
    let isNumbered = ChoiceNaming(of: level.answers.map(\.text)) == .numbers
    let index = isNumbered ? name.plainNumber.map { $0 - 1 } : name.optionLetterIndex
    return index.flatMap { level.answers.indices.contains($0) ? $0 : nil }
  }

  // MARK: Gaps

  /// `2 chat` fills gap 2; words alone the first that is empty, and so does `2 rooms` where just this is foreseen;
  /// `chat, chien` fills two where no more are empty, or where there are two in all. A command’s word wants a slash.
  private mutating func parseGap(_ text: String, in level: LevelView) -> LineInterpretation {
    if !level.foresees(text, in: language), let (row, rest) = rowAndRest(of: text, in: level),
      !rest.isEmpty
    {
      return .command(.fill([row.id: rest]))
    }
    if let listed = level.gaps(listedIn: text, in: language) { return .command(.fill(listed)) }
    guard let empty = level.rows.first(where: { $0.value == nil }) else {
      return parseCommandInLevel(text) ?? reply(L10n.Forms.whichGap)
    }
    if let question = replyCommandWord(text) { return question }
    return .command(.fill([empty.id: text]))
  }

  /// The row that a number at the start of a line names, and what follows it.
  private func rowAndRest(
    of text: String, in level: LevelView
  ) -> (row: LevelView.Row, rest: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let row = String(digits).plainNumber.flatMap({ self.row($0, of: level) }) else {
      return nil
    }
    let rest = text.dropFirst(digits.count)
    // `2.72` is a number.
    if rest.first == ".", rest.dropFirst().first?.isNumber == true { return nil }
    guard rest.first.map({ $0 == " " || $0 == "." || $0 == ":" || $0 == ")" }) ?? true else {
      return nil
    }
    return (row, String(rest.drop { " .:)".contains($0) }))
  }

  private func row(_ number: Int, of level: LevelView) -> LevelView.Row? {
    level.rows.indices.contains(number - 1) ? level.rows[number - 1] : nil
  }
}

extension LevelView {
  /// How a pair is told.
  fileprivate var pairAdvice: LocalizedText {
    L10n.Forms.pairAdvice(last: rows.count, option: optionName(at: answers.count - 1))
  }
}

extension Substring {
  /// Its digits and what is none, as they alternate.
  fileprivate var runsOfDigits: [String] {
    var runs: [String] = []
    var wereDigits: Bool?
    for character in self {
      let areDigits = character.isASCII && character.isNumber
      if areDigits == wereDigits {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
      }
      wereDigits = areDigits
    }
    return runs
  }
}

extension String {
  /// What a list of names may be made of: parted by commas, by commas and links, by blanks.
  fileprivate var listings: [[String]] {
    func names(_ text: String, _ separators: String) -> [String] {
      text.split { separators.contains($0) }.map { String($0).trimmedBlanks }
    }
    let words = split(separator: " ").map {
      L10n.Forms.links.hasSpelling(String($0).folded(as: .command)) ? "," : $0
    }
    return [names(self, ",;"), names(words.joined(separator: " "), ",;"), names(self, " ,;&")]
  }

  /// The index from 0 that a letter from a to i stands for.
  fileprivate var optionLetterIndex: Int? {
    guard utf8.count == 1, let letter = lowercased().utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "i")).contains(letter)
    else { return nil }
    return Int(letter - UInt8(ascii: "a"))
  }
}
