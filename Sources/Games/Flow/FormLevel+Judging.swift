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
      return rows.count == 1 ? words : place.map { "(\($0 + 1)) \(words)" }
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
  private var remembersSets: Bool { style == .several && rows.count <= Self.mostRowsOfSets }

  private static let mostRowsOfSets = 8

  /// By what marks are remembered that were handed in together; no id of a row begins so.
  private static func setID(_ marked: [Row]) -> AnswerID {
    marked.map { "+" + $0.id }.joined()
  }

  /// Whatever can be marked together and is wrong, by the ids under which it is remembered.
  private var wrongSets: [(id: AnswerID, texts: [LocalizedText])] {
    sets.filter { !isRight($0.marked) }.map { ($0.id, [$0.text]) }
  }

  /// Whatever can be marked together, by the ids under which it is remembered; nothing where each mark is by itself.
  package var sets: [(id: AnswerID, marked: Set<String>, text: LocalizedText)] {
    guard remembersSets else { return [] }
    return (1..<(1 << rows.count)).map { bits in
      let marked = rows.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
      let text = marked.dropFirst().reduce(marked[0].text) {
        L10n.Forms.markedTogether(first: $0, next: $1.text)
      }
      return (Self.setID(marked), Set(marked.map(\.id)), text)
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

  private static func pairID(_ row: String, _ option: AnswerID) -> AnswerID { "\(row)=\(option)" }

  /// Whatever can be wrong of it, by the ids under which it is remembered: marks that are surplus or missing, wrong
  /// pairs, and behind them marks that were handed in together.
  package var wrongAnswers: [(id: AnswerID, texts: [LocalizedText])] {
    rows.flatMap { row -> [(id: AnswerID, texts: [LocalizedText])] in
      switch row.answer {
      case .mark(isRight: true):
        [(Self.pairID(row.id, Self.clear), [L10n.Forms.missedMark(text: row.text)])]
      case .mark(isRight: false): [(row.id, [row.text])]
      case .option(let right):
        options.filter { $0.id != right }
          .map { (Self.pairID(row.id, $0.id), [row.text, $0.text]) }
      case .words: []
      }
    } + wrongSets
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
