/// A place of a world, by a stable ASCII id.
package struct PlaceID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let id: String

  package init(_ id: String) { self.id = id }

  package init(stringLiteral id: String) { self.init(id) }
}

/// An object of a world, by a stable ASCII id.
package struct ThingID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let id: String

  package init(_ id: String) { self.id = id }

  package init(stringLiteral id: String) { self.init(id) }
}

/// A number that a world keeps by name, 0 until it is set.
package struct VariableID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let id: String

  package init(_ id: String) { self.id = id }

  package init(stringLiteral id: String) { self.init(id) }
}
