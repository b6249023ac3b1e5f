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
