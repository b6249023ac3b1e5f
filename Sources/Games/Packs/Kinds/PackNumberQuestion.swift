import Flow
import JSON
import Localization

/// A number to type: exactly, or near enough, with a unit behind it or without.
struct PackNumberQuestion: Equatable, Sendable {
  var right: PackNumber
  /// How far from `right` a number may be.
  var tolerance: PackNumber?
  /// From where to where a number is right; both, or neither.
  var least: PackNumber?
  var most: PackNumber?
  var units: PackSpellings?
  var wrong: [PackWrongNumber] = []
  var otherwise: PackText?
  var success: PackText?
}

/// A number of a pack as it was written, and where.
struct PackNumber: Equatable, Sendable {
  let text: String
  let value: DecimalNumber
  var offset = FileOffset.unknown
}

/// A wrong number that was foreseen.
struct PackWrongNumber: Equatable, Sendable {
  var id: String
  var number: PackNumber
  var reply: PackText?
}

extension PackNumberQuestion: LevelFormat {
  var task: PackTask { .number(self) }

  // MARK: In a file

  static let kind = PackTask.Kind.number

  static let fields: [PackField] = [
    .required("right", .decimal, L10n.PackKinds.number),
    .optional("tolerance", .decimal, L10n.PackKinds.tolerance),
    .optional("least", .decimal, L10n.PackKinds.least),
    .optional("most", .decimal, L10n.PackKinds.most),
    .optional("unit", .spellings, L10n.PackKinds.unit),
    .optional("wrong", .list(PackWrongNumber.schema, 0...99), L10n.PackFormat.misses),
    .optional(
      "otherwise", .text, L10n.PackFormat.otherwise(hole: LocalizedText(verbatim: PackFormat.hole))),
    .optional("success", .text, L10n.PackFormat.success),
  ]

  init?(valid node: JSONNodeIndex, in source: JSONDocument) {
    guard let right = source.decimal("right", of: node) else { return nil }
    self.init(
      right: right, tolerance: source.decimal("tolerance", of: node),
      least: source.decimal("least", of: node), most: source.decimal("most", of: node),
      units: source.spellings("unit", of: node),
      wrong: source.list("wrong", of: node) { PackWrongNumber(valid: $0, in: source, number: $1) },
      otherwise: source.text("otherwise", of: node), success: source.text("success", of: node))
  }

  func write(to object: inout JSONObject) {
    object["right"] = right.json
    object["tolerance"] = tolerance?.json
    object["least"] = least?.json
    object["most"] = most?.json
    object["unit"] = units?.json
    object["wrong"] = nonEmptyList(wrong.map(\.json))
    object["otherwise"] = otherwise?.json
    object["success"] = success?.json
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for reply in wrong.compactMap(\.reply) { visit(reply, .passage) }
    for text in [otherwise, success].compactMap(\.self) { visit(text, .passage) }
  }

  /// A range has two ends, or a tolerance and none; the number itself is right, and no wrong one is.
  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(wrong.lazy.map { ($0.id, $0.number.offset) })
    let numbers = [right, tolerance, least, most].compactMap(\.self) + wrong.map(\.number)
    let ambiguous = rules.document.groupsByComma ? numbers.filter(\.text.isCommaOfThousands) : []
    for number in ambiguous { rules.addFinding(.groupedNumber(number.text), at: number.offset) }
    guard ambiguous.isEmpty else { return }
    let hasTwoRanges = tolerance != nil && (least != nil || most != nil)
    guard !hasTwoRanges, (least == nil) == (most == nil), expected(in: rules.document).isSound
    else {
      return rules.addFinding(.badRange, at: right.offset)
    }
    let expected = expected(in: rules.document)
    for miss in wrong where expected.contains(miss.number.value) {
      rules.addFinding(
        .rightAndWrong(SafeText(cleaning: miss.number.text)), at: miss.number.offset)
    }
  }

  /// Three decimals could be thousands; decimals of another length beside them show that they are none.
  func addWarnings(to lint: inout PackWarningChecker) {
    if let otherwise { lint.checkHoles(of: otherwise) }
    // Where a comma parts thousands, no point does.
    guard !lint.document.groupsByComma else { return }
    let numbers = [right, tolerance, least, most].compactMap(\.self) + wrong.map(\.number)
    let hasOthers = numbers.contains { $0.decimals > 0 && $0.decimals != 3 }
    for number in hasOthers ? [] : numbers where number.couldBeThousands {
      lint.addWarning(.likelyThousands(number.text), at: number.offset)
    }
  }

  /// Some numbers that are near enough, the right one not among them.
  var near: [PackNumber] {
    let expected = ExpectedNumber(right.value, range: range, units: nil)
    return expected.contained(most: Self.mostNear).filter { $0 != right.value }
      .map { PackNumber(text: $0.text, value: $0) }
  }

  /// A century in years.
  private static let mostNear = 101

  // MARK: In a game

  private var range: ExpectedNumber.Range {
    if let least, let most { return .between(least.value, most.value) }
    return .tolerance(tolerance?.value ?? DecimalNumber(whole: 0))
  }

  private func expected(in document: PackDocument) -> ExpectedNumber {
    ExpectedNumber(right.value, range: range, units: units?.localized(fallback: document.language))
  }

  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level {
    .open(
      try OpenQuestionLevel(
        content: content.asking(in: units?.localized(fallback: document.language)),
        accepted: LocalizedList(verbatim: [right.typed]),
        nearMisses: wrong.map { $0.nearMiss(in: document) }, nudge: document.nudge(otherwise),
        success: document.localized(success, else: L10n.Packs.right),
        number: expected(in: document)))
  }

  /// The number, or the range where it has ends of its own, with the first of its units.
  func rightAnswer(in document: PackDocument) -> LocalizedText? {
    let ends = [least, most].compactMap { $0?.told(in: document).string }
    let number = ends.isEmpty ? right.told(in: document).string : ends.joined(separator: "–")
    let told = LocalizedText(cleaning: number)
    guard let units = units?.localized(fallback: document.language) else { return told }
    return L10n.PackKinds.numberWithUnit(number: told, unit: LocalizedText(units, at: 0))
  }

  var explanation: PackText? { success }

  func countSolutions(with solver: inout PackSolver) -> Int { solver.countAcceptedSpellings() }
}

extension ExpectedNumber {
  /// Whether the number itself is right.
  fileprivate var isSound: Bool {
    if case .tolerance(let slack) = range, slack.steps < 0 { return false }
    return contains(value)
  }
}

extension CommonLevelContent {
  /// The same, with the first of the units told behind its question, where there are some.
  fileprivate func asking(in units: LocalizedList?) -> CommonLevelContent {
    guard let units else { return self }
    return CommonLevelContent(
      id: id, name: name,
      text: text.followed(by: L10n.PackKinds.askedUnit(unit: LocalizedText(units, at: 0))),
      clues: clues, hints: hints, notes: notes, keywords: keywords, solution: solution,
      rightAnswer: rightAnswer, explanation: explanation, fingerprint: fingerprint)
  }
}

// MARK: Numbers

extension PackNumber {
  init?(_ text: String) {
    guard let value = DecimalNumber(text) else { return nil }
    self.init(text: text, value: value)
  }

  /// A whole number.
  init(_ number: Int) {
    self.init(text: String(number), value: DecimalNumber(whole: number))
  }

  /// As it can be typed in any language: with a decimal point.
  fileprivate var typed: SafeText {
    SafeText(cleaning: String(text.map { $0 == "," ? "." : $0 }))
  }

  /// As it is told, in the pack’s language.
  fileprivate func told(in document: PackDocument) -> SafeText {
    SafeText(cleaning: Language(tag: document.language)?.formatted(decimal: text) ?? text)
  }

  /// How many digits stand behind its mark.
  fileprivate var decimals: Int { parts.count == 2 ? parts[1].count : 0 }

  /// Whether three digits stand behind its mark, and one to three before it, of which the first is no zero.
  fileprivate var couldBeThousands: Bool {
    decimals == 3 && parts[0].count <= 3 && parts[0].first != "0"
  }

  private var parts: [Substring] {
    text.drop { $0 == "-" || $0 == "+" }.split { $0 == "." || $0 == "," }
  }

  var json: JSONValue { JSONValue(text) }
}

extension PackDocument {
  /// Whether its language parts thousands with a comma.
  fileprivate var groupsByComma: Bool { Language(tag: language)?.typedGroupSeparator == "," }
}

extension JSONDocument {
  /// A number member of an object, or one in quotation marks; nil where there is none.
  fileprivate func decimal(_ key: String, of node: JSONNodeIndex) -> PackNumber? {
    guard let member = member(key, of: node),
      var number = (numberText(member) ?? string(member)).flatMap({ PackNumber($0) })
    else { return nil }
    number.offset = FileOffset(of: member, in: self)
    return number
  }
}

extension PackWrongNumber {
  fileprivate static let schema = PackValueSchema.object([
    PackFormat.id,
    .required("number", .decimal, L10n.PackKinds.wrongNumber),
    .optional("reply", .text, L10n.PackFormat.reply),
    PackFormat.comment,
  ])

  /// `number` gives the id where the file does not.
  fileprivate init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    guard let wrong = source.decimal("number", of: node) else { return nil }
    self.init(
      id: source.string("id", of: node) ?? "wrong-\(number)", number: wrong,
      reply: source.text("reply", of: node))
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "number": number.json]
    object["reply"] = reply?.json
    return JSONValue(object)
  }

  fileprivate func nearMiss(in document: PackDocument) -> ForeseenWrongAnswer {
    ForeseenWrongAnswer(
      id: id, texts: LocalizedList(verbatim: [number.typed]),
      reply: document.localized(reply, else: L10n.Packs.wrong))
  }
}

// MARK: In the starter

extension PackNumberQuestion {
  static let exampleComment = L10n.PackKinds.numberComment

  static let example = PackLevel(
    id: "angle", text: PackText(L10n.PackKinds.angleText),
    hints: [PackText(L10n.PackKinds.angleHint1), PackText(L10n.PackKinds.angleHint2)],
    task: .number(
      PackNumberQuestion(
        right: PackNumber(90), tolerance: PackNumber(5),
        units: PackSpellings(L10n.PackKinds.angleUnit),
        wrong: [
          PackWrongNumber(
            id: "whole", number: PackNumber(360),
            reply: PackText(L10n.PackKinds.angleWholeReply))
        ])))
}
