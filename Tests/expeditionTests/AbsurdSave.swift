import JSON

/// A good save in which one number or string is not what it can be.
struct AbsurdSave: CustomStringConvertible {
  let data: JSONValue
  let description: String

  private static let numbers = [Int.max, .min, -1, 0, 1_000_000_000_000, 99]
  private static let strings = [
    "", "again", "g. g", "\u{1B}[2J\u{202E}\u{7}\n", String(repeating: "((", count: 30_000), "=",
    ":",
  ]

  /// Every number and every string of `data`, each in turn replaced by absurd ones.
  static func all(of data: JSONValue) -> [AbsurdSave] { replacements(of: data, at: "") }

  private static func replacements(of value: JSONValue, at path: String) -> [AbsurdSave] {
    switch value.content {
    case .null: return [AbsurdSave(data: "again", description: path)]
    case .bool(let isTrue): return [AbsurdSave(data: JSONValue(!isTrue), description: path)]
    case .number:
      return numbers.map { AbsurdSave(data: JSONValue($0), description: "\(path): \($0)") }
    case .string(let string):
      return (strings + twisted(string)).map {
        AbsurdSave(data: JSONValue($0), description: "\(path): \($0.prefix(40).debugDescription)")
      }
    case .array(let values):
      return values.indices.flatMap { index in
        replacements(of: values[index], at: "\(path)/\(index)").map { inner in
          var values = values
          values[index] = inner.data
          return AbsurdSave(data: JSONValue(values), description: inner.description)
        }
      }
    case .object(let object):
      return object.members.flatMap { member in
        replacements(of: member.value, at: "\(path)/\(member.key)").map { inner in
          let members = object.members.map {
            ($0.key, $0.key == member.key ? inner.data : $0.value)
          }
          return AbsurdSave(data: JSONValue(JSONObject(members)), description: inner.description)
        }
      }
    }
  }

  /// `lamp=at:hut` with other values behind the sign, and codes of turns with other numbers.
  private static func twisted(_ string: String) -> [String] {
    guard let sign = string.firstIndex(of: "=") else { return [] }
    let name = string[..<sign]
    let thing = name.hasPrefix("m") ? name.dropFirst() : name
    return numbers.map { "\(name)=\($0)" } + ["\(name)=in:\(thing)", "\(name)=in:nothing"]
      + [String(repeating: string + " ", count: 500)]
  }
}
