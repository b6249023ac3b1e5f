import Flow
import JSON
import Localization

/// A text with gaps, numbered `{1}`, `{2}`, …, each with words to type.
struct PackGaps: Equatable, Sendable {
  var gaps: [PackOpenQuestion]
  var failure: PackText?
  var success: PackText?
}

extension PackGaps: LevelFormat {
  var task: PackTask { .gaps(self) }

  // MARK: In a file

  static let kind = PackTask.Kind.gaps

  static let fields: [PackField] = [
    .required(
      "gaps", .list(gapSchema, FormLevel.rowLimits),
      L10n.PackKinds.gaps(first: holeText(1), second: holeText(2))),
    .optional("failure", .text, L10n.PackKinds.failure),
    .optional("success", .text, L10n.PackFormat.success),
  ]

  private static let gapSchema = PackValueSchema.object(
    PackObjectFields(PackOpenQuestion.gapFields + [PackFormat.comment]))

  init(valid node: JSONNodeIndex, in source: JSONDocument) {
    self.init(
      gaps: source.list("gaps", of: node) { gap, _ in PackOpenQuestion(valid: gap, in: source) },
      failure: source.text("failure", of: node), success: source.text("success", of: node))
  }

  func write(to object: inout JSONObject) {
    object["gaps"] = JSONValue(
      gaps.map { gap in
        var object: JSONObject = [:]
        gap.write(to: &object)
        return JSONValue(object)
      })
    object["failure"] = failure?.json
    object["success"] = success?.json
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for gap in gaps { gap.visitTexts(visit) }
    for text in [failure, success].compactMap(\.self) { visit(text, .passage) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    for gap in gaps { gap.addFindings(to: &rules, at: offset) }
  }

  func addFindings(about text: PackText, to rules: inout PackRuleChecker) {
    for entry in text.entries(fallback: rules.document.language) {
      for number in Self.misplacedHoles(in: entry.value.string, count: gaps.count) {
        rules.addFinding(
          number > gaps.count ? .surplusGap(number) : .missingGap(number), at: entry.offset)
      }
    }
  }

  /// The numbers of holes that a text with so many gaps has not, or has twice, and of one too many.
  static func misplacedHoles(in text: String, count: Int) -> [Int] {
    (1...max(1, count)).filter { text.occurrences(of: hole($0)) != 1 }
      + (count + 1...max(count + 1, mostHoles)).filter { text.occurrences(of: hole($0)) > 0 }
  }

  /// Up to which number a text is searched for holes that have no gap.
  private static let mostHoles = 9

  func addWarnings(to lint: inout PackWarningChecker) {
    for gap in gaps { gap.addWarnings(to: &lint) }
  }

  /// The gaps as a player sees them: `(1) …`, or `…` where there is just one.
  func shown(_ text: PackText) -> PackText {
    text.mapped { text in
      let shown = gaps.indices.reduce(text.string) { string, index in
        let gap = gaps.count == 1 ? "…" : "(\(index + 1)) …"
        return string.replacing(Self.hole(index + 1), with: gap)
      }
      return (try? SafeText(lines: shown)) ?? text
    }
  }

  /// A text with something behind the hole of each number, where there is something.
  static func text(_ text: String, behindHoles behind: [String?]) -> String {
    behind.enumerated().reduce(text) { text, entry in
      guard let words = entry.element else { return text }
      let hole = hole(entry.offset + 1)
      return text.replacing(hole, with: hole + words)
    }
  }

  /// What stands in the text for the gap of that number.
  static func hole(_ number: Int) -> String { "{\(number)}" }

  static func holeText(_ number: Int) -> LocalizedText {
    LocalizedText(cleaning: hole(number))
  }

  // MARK: In a game

  /// A question whose answer goes into the only gap, or a form with a row for each.
  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level {
    if let onlyQuestion { return try onlyQuestion.level(content, in: document) }
    var rows: [FormLevel.Row] = []
    for (index, gap) in gaps.enumerated() {
      let text = L10n.Forms.gap(number: index + 1)
      let own = CommonLevelContent(
        id: "gap-\(index + 1)", text: text, hints: [], notes: [], keywords: [])
      let question = try gap.question(own, in: document, gap: (index + 1, content.text))
      rows.append(
        FormLevel.Row(
          id: own.id, text: text, answer: .words(question),
          reply: gap.otherwise.map { document.localized($0) }))
    }
    return .form(
      try FormLevel(
        content: content, style: .gaps, rows: rows, failure: failure.map { document.localized($0) },
        success: document.localized(success, else: L10n.Packs.right)))
  }

  func rightAnswer(in document: PackDocument) -> LocalizedText? {
    .row(of: gaps.compactMap { $0.rightAnswer(in: document) })
  }

  var explanation: PackText? { success }

  func countSolutions(with solver: inout PackSolver) -> Int {
    onlyQuestion == nil ? solver.countFilledForms() : solver.countAcceptedSpellings()
  }

  /// What goes into the only gap, as a question of its own; nil where there are several.
  private var onlyQuestion: PackOpenQuestion? {
    guard gaps.count == 1, var question = gaps.first else { return nil }
    question.success = success
    question.otherwise = question.otherwise ?? failure
    return question
  }
}

extension String {
  /// How often an ASCII text stands in it.
  fileprivate func occurrences(of word: String) -> Int { places(of: word).count }

  /// The same text with another in the place of an ASCII one.
  fileprivate func replacing(_ word: String, with other: String) -> String {
    let bytes = Array(utf8)
    var (result, start) = ([UInt8](), 0)
    for place in places(of: word) {
      result += bytes[start..<place] + Array(other.utf8)
      start = place + word.utf8.count
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  private func places(of word: String) -> [Int] {
    let (bytes, word) = (Array(utf8), Array(word.utf8))
    guard bytes.count >= word.count else { return [] }
    return (0...(bytes.count - word.count)).filter { bytes[$0...].starts(with: word) }
  }
}

// MARK: In the starter

extension PackGaps {
  static let exampleComment = L10n.PackKinds.gapsComment(
    first: holeText(1), second: holeText(2))

  static let example = PackLevel(
    id: "label", text: PackText(L10n.PackKinds.labelText(first: holeText(1), second: holeText(2))),
    hints: [PackText(L10n.PackKinds.labelHint1), PackText(L10n.PackKinds.labelHint2)],
    task: .gaps(
      PackGaps(
        gaps: [
          PackOpenQuestion(right: PackSpellings(L10n.PackKinds.labelHours)),
          PackOpenQuestion(right: PackSpellings(L10n.PackKinds.labelMinutes)),
        ])))
}
