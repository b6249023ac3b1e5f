import Flow
import JSON
import Localization

/// Things and what belongs to each, to be put together.
struct PackMatching: Equatable, Sendable {
  let pairs: [PackPair]
  /// What belongs to nothing.
  let others: [PackText]
  var failure: PackText?
  var success: PackText?
  /// What there is to choose from: each text once.
  private let options: [PackChoice]

  /// `language` is the pack's own, by whose words the options get their ids.
  init(
    pairs: [PackPair], others: [PackText] = [], failure: PackText? = nil, success: PackText? = nil,
    language: String = ""
  ) {
    self.pairs = pairs
    self.others = others
    self.failure = failure
    self.success = success
    var options: [PackChoice] = []
    for text in pairs.map(\.partner) + others where !options.contains(where: { $0.text == text }) {
      options.append(PackChoice(id: "", text: text))
    }
    GivenAnswerIDs.add(to: &options, language: language)
    self.options = options
  }

  private func id(of partner: PackText) -> AnswerID {
    options.first { $0.text == partner }?.id ?? ""
  }
}

/// A thing and what belongs to it.
struct PackPair: Equatable, Sendable {
  var id: String
  var thing: PackText
  var partner: PackText
  var reply: PackText?
}

extension PackMatching: LevelFormat {
  var task: PackTask { .match(self) }

  // MARK: In a file

  static let kind = PackTask.Kind.match

  static let fields: [PackField] = [
    .required("pairs", .list(PackPair.schema, 2...9), L10n.PackKinds.pairs),
    .optional("others", .list(.label, 0...7), L10n.PackKinds.others),
    .optional("failure", .text, L10n.PackKinds.failure),
    .optional("success", .text, L10n.PackFormat.success),
  ]

  init(valid node: JSONNodeIndex, in source: JSONDocument) {
    self.init(
      pairs: source.list("pairs", of: node) { PackPair(valid: $0, in: source, number: $1) },
      others: source.texts("others", of: node), failure: source.text("failure", of: node),
      success: source.text("success", of: node),
      language: source.string("language", of: source.root) ?? "")
  }

  func write(to object: inout JSONObject) {
    object["pairs"] = JSONValue(pairs.map(\.json))
    object["others"] = nonEmptyList(others.map(\.json))
    object["failure"] = failure?.json
    object["success"] = success?.json
  }

  // MARK: Looked over

  func visitTexts(_ visit: (PackText, PackTextRole) -> Void) {
    for pair in pairs {
      visit(pair.thing, .label)
      visit(pair.partner, .label)
      if let reply = pair.reply { visit(reply, .passage) }
    }
    for text in others { visit(text, .label) }
    for text in [failure, success].compactMap(\.self) { visit(text, .passage) }
  }

  func addFindings(to rules: inout PackRuleChecker, at offset: FileOffset) {
    rules.checkDistinct(pairs.lazy.map { ($0.id, $0.thing.offset) })
    rules.checkDistinctTexts(of: pairs.map(\.thing))
    rules.checkDistinctTexts(of: options.map(\.text))
    if !(2...FormLevel.mostOptions).contains(options.count) {
      rules.addFinding(.count(options.count, allowed: 2...FormLevel.mostOptions), at: offset)
    }
  }

  // MARK: In a game

  func level(_ content: CommonLevelContent, in document: PackDocument) throws(LevelError) -> Level {
    .form(
      try FormLevel(
        content: content, style: .match,
        rows: pairs.map { pair in
          FormLevel.Row(
            id: pair.id, text: document.localized(pair.thing),
            answer: .option(id(of: pair.partner)),
            reply: pair.reply.map { document.localized($0) })
        }, options: options.map { $0.choice(in: document, replying: L10n.Packs.right) },
        failure: failure.map { document.localized($0) },
        success: document.localized(success, else: L10n.Packs.right)))
  }

  func rightAnswer(in document: PackDocument) -> LocalizedText? {
    .row(
      of: pairs.map {
        L10n.Forms.filled(
          row: document.localized($0.thing), value: document.localized($0.partner))
      })
  }

  var explanation: PackText? { success }

  func countSolutions(with solver: inout PackSolver) -> Int {
    solver.countFilledForms()
  }
}

extension PackPair {
  fileprivate static let schema = PackValueSchema.object([
    PackFormat.id,
    .required("text", .label, L10n.PackKinds.thing),
    .required("with", .label, L10n.PackKinds.partner),
    .optional("reply", .text, L10n.PackKinds.pairReply),
    PackFormat.comment,
  ])

  /// `number` gives the id where the file does not.
  fileprivate init?(valid node: JSONNodeIndex, in source: JSONDocument, number: Int) {
    guard let thing = source.text("text", of: node), let partner = source.text("with", of: node)
    else { return nil }
    self.init(
      id: source.string("id", of: node) ?? "pair-\(number)", thing: thing, partner: partner,
      reply: source.text("reply", of: node))
  }

  fileprivate var json: JSONValue {
    var object: JSONObject = ["id": JSONValue(id), "text": thing.json, "with": partner.json]
    object["reply"] = reply?.json
    return JSONValue(object)
  }
}

// MARK: In the starter

extension PackMatching {
  static let exampleComment = L10n.PackKinds.matchComment

  static let example = PackLevel(
    id: "hands", text: PackText(L10n.PackKinds.handsText),
    hints: [PackText(L10n.PackKinds.handsHint1), PackText(L10n.PackKinds.handsHint2)],
    task: .match(
      PackMatching(
        pairs: [
          PackPair(
            id: "hour", thing: PackText(L10n.PackKinds.handsHour),
            partner: PackText(L10n.PackKinds.handsHourTurn)),
          PackPair(
            id: "minute", thing: PackText(L10n.PackKinds.handsMinute),
            partner: PackText(L10n.PackKinds.handsMinuteTurn)),
        ], others: [PackText(L10n.PackKinds.handsNever)])))
}
