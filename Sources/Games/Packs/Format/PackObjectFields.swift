import JSON

/// The members that may stand in an object of a pack; shared like them.
final class PackObjectFields: Sendable, ExpressibleByArrayLiteral {
  let all: [PackField]
  /// The keys of all, in the same order.
  private let keys: [PackedJSONKey]
  /// The keys of those that must be there.
  let required: [String]

  init(_ all: [PackField]) {
    self.all = all
    keys = all.map { PackedJSONKey($0.key) }
    required = all.filter(\.isRequired).map(\.key)
  }

  /// The member of this key; nil where there is none.
  func field(_ key: PackedJSONKey?) -> PackField? {
    key.flatMap { keys.firstIndex(of: $0) }.map { all[$0] }
  }

  /// These, then `more`.
  func and(_ more: [PackField]) -> PackObjectFields { PackObjectFields(all + more) }

  convenience init(arrayLiteral fields: PackField...) { self.init(fields) }
}
