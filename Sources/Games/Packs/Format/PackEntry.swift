import Localization

/// What is said in one language.
struct PackEntry<Value: Equatable & Sendable>: Equatable, Sendable {
  let code: String
  let value: Value
  let place: PackPlace

  init(code: String, value: Value, place: PackPlace = PackPlace()) {
    self.code = code
    self.value = value
    self.place = place
  }
}

/// The wanted language, else `own`, else the first; nil without one.
func chosen<Value>(
  from entries: [PackEntry<Value>], in code: String, own: String
) -> PackEntry<Value>? {
  guard entries.count > 1 else { return entries.first }
  let entries = withDialects(entries)
  return entries.first { $0.code == code } ?? entries.first { $0.code == own } ?? entries.first
}

/// `fr-CA` stands for `fr` where there is no other French.
func withDialects<Value>(_ entries: [PackEntry<Value>]) -> [PackEntry<Value>] {
  guard entries.contains(where: { $0.code.utf8.count > 2 }) else { return entries }
  return entries
    + entries.map {
      PackEntry(code: String($0.code.prefix { $0 != "-" }), value: $0.value, place: $0.place)
    }
}
