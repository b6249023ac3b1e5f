/// One JSON value and where it began. Two values are equal when their contents are, wherever they stood.
package struct JSONValue: Sendable {
  /// What a value is. Texts of numbers are kept as they were written.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  /// What the value is.
  package let content: Content
  /// The byte at which it began in the text it was read from; 0 for a value made by the program.
  package let offset: UInt32

  init(_ content: Content, at offset: Int = 0) {
    self.content = content
    self.offset = UInt32(clamping: offset)
  }
}

extension JSONValue {
  /// The literal `null`.
  package static let null = JSONValue(.null)

  /// `true` or `false`.
  package init(_ value: Bool) { self.init(.bool(value)) }

  /// An integer.
  package init(_ value: Int) { self.init(.number(String(value))) }

  /// A string.
  package init(_ value: String) { self.init(.string(value)) }

  /// An array.
  package init(_ values: [JSONValue]) { self.init(.array(values)) }

  /// An object.
  package init(_ object: JSONObject) { self.init(.object(object)) }
}

extension JSONValue {
  /// Whether this is `null`.
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The truth value, if this is one.
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The number, if it was written as an integer (not `1.0`, not `1e3`) and fits.
  package var int: Int? {
    if case .number(let text) = content { Int(text) } else { nil }
  }

  /// The string, if this is one.
  package var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The elements, if this is an array.
  package var array: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }

  /// The members, if this is an object.
  package var object: JSONObject? {
    if case .object(let object) = content { object } else { nil }
  }

  /// The member called `key`; nil if there is none, or if this is no object.
  package subscript(key: String) -> JSONValue? { object?[key] }
}

extension JSONValue: Hashable {
  /// Strings are compared scalar by scalar, so that é in one scalar and in two differ; numbers as written.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left.content, right.content) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }

  /// Hashes the content, not the position.
  package func hash(into hasher: inout Hasher) {
    switch content {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let text), .string(let text): hasher.combine(text)
    case .array(let values): hasher.combine(values)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string.
  package init(stringLiteral value: String) { self.init(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// An integer.
  package init(integerLiteral value: Int) { self.init(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// `true` or `false`.
  package init(booleanLiteral value: Bool) { self.init(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self.init(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with its members in this order; no key may come twice.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(JSONObject(elements))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object with its members in this order; no key may come twice.
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}

extension JSONValue {
  /// This value together with all that `old` has beyond `known`, the part of it that was understood: members
  /// that a later version of the program added outlive a rewrite by this one. Objects in arrays are found
  /// again by their contents.
  package func keepingUnknownMembers(of old: JSONValue, known: JSONValue) -> JSONValue {
    guard old != known else { return self }
    switch (content, old.content, known.content) {
    case (.object(let new), .object(let old), .object(let known)):
      return JSONValue(new.keepingUnknownMembers(of: old, known: known))
    case (.array(let new), .array(let old), .array(let known)) where old.count == known.count:
      let pairs = zip(known, old).filter { $0 != $1 }
      let before = Dictionary(pairs) { first, _ in first }
      return JSONValue(
        new.map { element in
          before[element].map { element.keepingUnknownMembers(of: $0, known: element) } ?? element
        })
    case (.null, _, _), (.bool, _, _), (.number, _, _), (.string, _, _), (.array, _, _),
      (.object, _, _):
      return self
    }
  }
}

extension JSONObject {
  fileprivate func keepingUnknownMembers(of old: JSONObject, known: JSONObject) -> JSONObject {
    var kept = self
    for member in old.members {
      switch (kept[member.key], known[member.key]) {
      case (let value?, let known?):
        kept[member.key] = value.keepingUnknownMembers(of: member.value, known: known)
      case (nil, nil): kept[member.key] = member.value
      case (nil, _?), (_?, nil): break
      }
    }
    return kept
  }
}
