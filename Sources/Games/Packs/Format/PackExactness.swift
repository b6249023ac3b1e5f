import Flow
import JSON
import Localization

/// How exact typed answers must be, as a pack, a chapter or a level of it says; nil where it says nothing.
package struct PackExactness: Equatable, Sendable {
  /// Whether accents count.
  package var accents: Bool?
  /// Whether a leading article counts.
  package var articles: Bool?
  /// Whether no slip is forgiven.
  package var typos: Bool?
  /// Whether capitals count.
  package var capitals: Bool?

  /// Says nothing, or what is given.
  package init(
    accents: Bool? = nil, articles: Bool? = nil, typos: Bool? = nil, capitals: Bool? = nil
  ) {
    self.accents = accents
    self.articles = articles
    self.typos = typos
    self.capitals = capitals
  }

  /// Each member by itself that tells a right answer from a wrong one, said as strictly as can be.
  static let strict: [(key: String, exactness: PackExactness)] = [
    ("accents", PackExactness(accents: true)), ("articles", PackExactness(articles: true)),
    ("case", PackExactness(capitals: true)),
  ]

  /// Whether nothing is said.
  var isEmpty: Bool { self == PackExactness() }

  /// What is said here, else what `outer` says.
  func within(_ outer: PackExactness) -> PackExactness {
    PackExactness(
      accents: accents ?? outer.accents, articles: articles ?? outer.articles,
      typos: typos ?? outer.typos, capitals: capitals ?? outer.capitals)
  }

  /// As answers are judged.
  var answers: AnswerExactness {
    AnswerExactness(
      accents: accents, articles: articles ?? false, capitals: capitals ?? false,
      spelling: typos)
  }

  // MARK: In a file

  /// What makes a difference.
  package static let exact = "exact"
  /// What makes none.
  package static let folded = "folded"
  /// What makes none, either.
  package static let ignored = "ignored"
  /// A slip that is let pass.
  package static let forgiven = "forgiven"

  /// The members that say it; of each the second word is the strict one.
  static let fields: [PackField] = [
    .optional("accents", .word([folded, exact]), L10n.PackFormat.accents),
    .optional("articles", .word([ignored, exact]), L10n.PackKinds.articles),
    .optional("typos", .word([forgiven, exact]), L10n.PackKinds.typos),
    .optional("case", .word([ignored, exact]), L10n.PackKinds.capitals),
  ]

  /// The members of an object that fits the format.
  init(valid node: JSONNodeIndex, in source: JSONDocument) {
    func isExact(_ key: String) -> Bool? { source.string(key, of: node).map { $0 == Self.exact } }
    self.init(
      accents: isExact("accents"), articles: isExact("articles"), typos: isExact("typos"),
      capitals: isExact("case"))
  }

  func write(to object: inout JSONObject) {
    for (value, field) in zip([accents, articles, typos, capitals], Self.fields) {
      guard case .word(let words) = field.schema, let value else { continue }
      object[field.key] = JSONValue(words[value ? 1 : 0])
    }
  }
}
