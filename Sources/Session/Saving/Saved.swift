package import JSON

/// Something that is kept in a file of its own. A new kind of file joins in five steps:
/// - it conforms: `data` and `init(data:)`, and `migrations` once its form changes;
/// - it has a `SavedFile`: its name, and what the newer of two copies and the older come to;
/// - the program opens it with `Shelf.open` and, after every move, writes it with `Shelf.save`, whose `meet`
///   tells the session what another window has written (`Shelf+Session`);
/// - a row in `SavedKind` and a golden save in `Tests/SessionTests/Saves` hold it to its forms;
/// - a test hands copies of it to `MergeLaws`.
/// Locking, damage, copies, later versions and what cannot be saved are seen to by the shelf.
package protocol Saved: Equatable, Sendable {
  /// The content as this version writes it; the same content is the same value.
  var data: JSONValue { get }
  /// Nil where the form is not this schema’s. Members it does not know are passed over: the file keeps them.
  init?(data: JSONValue)
  /// Each turns `data` of one schema into that of the next, from schema 1 on; pure, and kept for ever.
  static var migrations: [@Sendable (JSONValue) -> JSONValue] { get }
  /// Whether there is something in it that a player would miss.
  var isWorthKeeping: Bool { get }
  /// Of two copies the one of the higher era is the newer one, whenever it was written.
  var era: Int { get }
  /// This content as if what changed in it since `base` had been changed in `theirs`, which another window
  /// has written meanwhile; where its parts are independent of each other.
  func rebased(from base: Self, onto theirs: Self) -> Self
}

extension Saved {
  /// The version of `data`’s form, from 1.
  package static var schema: Int { migrations.count + 1 }
  package static var migrations: [@Sendable (JSONValue) -> JSONValue] { [] }
  package var isWorthKeeping: Bool { true }
  package var era: Int { 0 }
  package func rebased(from base: Self, onto theirs: Self) -> Self { self }
}
