package import Localization

extension FormLevel {
  /// What a row holds once a player has filled it so; nil where that empties it. Throws where it is nothing for
  /// that row.
  func value(
    _ answer: AnswerID, for row: Row, shown: [Choice], in language: Language
  ) throws(Refusal) -> AnswerID? {
    switch row.answer {
    case .mark:
      guard answer == Self.mark || answer == Self.clear else { throw .notAnAction(answer) }
      return answer == Self.mark ? answer : nil
    case .option:
      if answer == Self.clear { return nil }
      let choice =
        shown.first { $0.id == answer } ?? shown.first { $0.text.resolved(in: language) == answer }
      guard let choice else { throw .notAChoice(answer) }
      return choice.id
    case .words:
      let typed = SafeText(cleaning: answer, limit: 500).string
      return NormalizedAnswer(typed, in: language).words.isEmpty ? nil : typed
    }
  }

  /// How many rows have to be filled yet before it can be handed in.
  package func emptyCount(of filled: [String: AnswerID]) -> Int {
    switch style {
    case .several: filled.isEmpty ? 1 : 0
    case .match, .gaps: rows.count { filled[$0.id] == nil }
    }
  }

  /// Judges the rows. Those that are right stay as they are; marks stay all, for one alone tells nothing.
  func evaluate(
    filled: [String: AnswerID], in language: Language
  ) throws(Refusal) -> AnswerEvaluation {
    let empty = emptyCount(of: filled)
    guard empty == 0 else { throw style.filling == .mark ? .nothingMarked : .emptyRows(empty) }
    let faults = rows.filter { !isRight($0, filled[$0.id], in: language) }
    if faults.isEmpty {
      var evaluation = AnswerEvaluation(isCorrect: true, reply: success, chosen: filled)
      evaluation.spelling = spelling(of: filled, in: language)
      return evaluation
    }
    var evaluation = AnswerEvaluation(
      isCorrect: false, reply: failure ?? summary(of: faults, in: filled),
      repetitionKey: rows.map { filled[$0.id] ?? "" }.joined(separator: "\n"), chosen: filled)
    evaluation.judgedActions = faults.compactMap { fault(of: $0, filled[$0.id], in: language) }
    evaluation.wrongParts =
      remembersSets
      ? [Self.setID(rows.filter { filled[$0.id] != nil })]
      : faults.compactMap { wrongAnswerID(of: $0, filled[$0.id]) }
    evaluation.typedWords = faults.compactMap { row in
      guard case .words = row.answer, let words = filled[row.id] else { return nil }
      // Of several gaps the number is told, too.
      let place = rows.firstIndex { $0.id == row.id }
      return rows.count == 1 ? words : place.map { Self.gapPrefix($0 + 1) + words }
    }
    evaluation.kept =
      style.filling == .mark
      ? filled : filled.filter { row, _ in !faults.contains { $0.id == row } }
    return evaluation
  }

  /// How the words are spelt that were accepted with a slip; nil where there are none.
  private func spelling(of filled: [String: AnswerID], in language: Language) -> String? {
    let spellings = rows.compactMap { row -> String? in
      guard case .words(let question) = row.answer,
        case .right(let spelling?) = question.match(filled[row.id] ?? "", in: language)
      else { return nil }
      return spelling
    }
    return spellings.isEmpty ? nil : spellings.joined(separator: ", ")
  }

  private func isRight(_ row: Row, _ value: AnswerID?, in language: Language) -> Bool {
    switch row.answer {
    case .mark(let isRight): return (value != nil) == isRight
    case .option(let right): return value == right
    case .words(let question):
      if case .right = question.match(value ?? "", in: language) { return true }
      return false
    }
  }

  /// By what a row that is wrong is remembered: a mark by its row, one that is missing by its row and `clear`, an
  /// option by its row and its own id. What was typed has no id.
  private func wrongAnswerID(of row: Row, _ value: AnswerID?) -> AnswerID? {
    switch row.answer {
    case .mark: value == nil ? Self.pairID(row.id, Self.clear) : row.id
    case .option: value.map { Self.pairID(row.id, $0) }
    case .words: nil
    }
  }

  /// Whether all marks of a try are remembered together: of more rows there would be too many sets.
  var remembersSets: Bool { style == .several && rows.count <= Self.mostRowsOfSets }

  private static let mostRowsOfSets = 8

  /// By what marks are remembered that were handed in together; no id of a row begins so.
  private static func setID(_ marked: [Row]) -> AnswerID {
    marked.map { "+" + $0.id }.joined()
  }

  /// Whatever can be marked together; nothing where each mark is remembered by itself.
  private var sets: [(id: AnswerID, texts: [LocalizedText], isRight: Bool)] {
    guard remembersSets else { return [] }
    return (1..<(1 << rows.count)).map { bits in
      let marked = rows.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
      return (Self.setID(marked), [Self.text(ofMarked: marked)], isRight(Set(marked.map(\.id))))
    }
  }

  /// The texts of rows, at least of one, that were marked together.
  static func text(ofMarked rows: [Row]) -> LocalizedText {
    rows.dropFirst().reduce(rows[0].text) {
      L10n.Forms.markedTogether(first: $0, next: $1.text)
    }
  }

  /// Whether these rows, by their ids, and no others are to be marked.
  private func isRight(_ marked: Set<String>) -> Bool {
    rows.allSatisfy { $0.answer == .mark(isRight: marked.contains($0.id)) }
  }

  /// Whether that is the id of marks that are remembered together, and just these are right.
  func isRightSet(_ id: AnswerID) -> Bool {
    id.utf8.first == UInt8(ascii: "+")
      && isRight(Set(id.split(separator: "+").map(String.init)))
  }

  /// What stands before the words of a gap that are remembered.
  static func gapPrefix(_ number: Int) -> String { "(\(number)) " }

  static func pairID(_ row: String, _ option: AnswerID) -> AnswerID { "\(row)=\(option)" }

  /// Whatever can be given of it, by the ids under which it is remembered: marks, right ones and surplus, marks that are
  /// missing, pairs, and behind them marks that were handed in together.
  package var answers: [(id: AnswerID, texts: [LocalizedText], isRight: Bool)] {
    let parts = rows.flatMap { row -> [(id: AnswerID, texts: [LocalizedText], isRight: Bool)] in
      switch row.answer {
      case .mark(let isRight):
        [
          (row.id, [row.text], isRight),
          (Self.pairID(row.id, Self.clear), [L10n.Forms.missedMark(text: row.text)], !isRight),
        ]
      case .option(let right):
        options.map { (Self.pairID(row.id, $0.id), [row.text, $0.text], $0.id == right) }
      case .words: []
      }
    }
    return parts + sets
  }

  /// How many marks are right, and how many are not.
  private func summary(of faults: [Row], in filled: [String: AnswerID]) -> LocalizedText {
    switch style {
    case .match, .gaps:
      return L10n.Forms.rightRows(count: rows.count - faults.count, of: rows.count)
    case .several:
      let surplus = faults.count { filled[$0.id] != nil }
      let all = rows.count { $0.answer == .mark(isRight: true) }
      let marked = L10n.Forms.rightMarks(count: filled.count - surplus, of: all)
      return surplus == 0 ? marked : marked.followed(by: L10n.Forms.surplusMarks(count: surplus))
    }
  }

  /// What is told of a row that is wrong; of a mark nothing but its own reply.
  private func fault(of row: Row, _ value: AnswerID?, in language: Language) -> JudgedAction? {
    func told(_ text: LocalizedText) -> JudgedAction {
      JudgedAction(element: row.id, action: value ?? Self.clear, outcome: .setback, text: text)
    }
    switch row.answer {
    case .mark: return value == nil ? nil : row.reply.map(told)
    case .option:
      let text = options.first { $0.id == value }?.text ?? LocalizedText(cleaning: "")
      let fault = L10n.Forms.wrongPair(row: row.text, value: text)
      return told(row.reply.map { fault.followed(by: $0) } ?? fault)
    case .words(let question):
      let fault = L10n.Forms.wrongGap(row: row.text, value: LocalizedText(cleaning: value ?? ""))
      guard case .nearMiss(let miss) = question.match(value ?? "", in: language) else {
        return told(row.reply.map { fault.followed(by: $0) } ?? fault)
      }
      return told(fault.followed(by: miss.reply))
    }
  }
}
