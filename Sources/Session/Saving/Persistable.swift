package import JSON

/// Something that is kept in a file of its own. A new kind of file joins in five steps:
/// - it conforms: `data` and `init(data:)`, and `migrations` once its form changes;
/// - it has a `SavedFile`: its name, and what the newer of two copies and the older come to;
/// - the program opens it with `SaveStore.open` and, where a move may have changed it, writes it with
///   `SaveStore.save`, whose `merge` tells the session what another window has written (`PersistentSession`);
/// - a row in `PersistableKind` and a golden save in `Tests/SessionTests/Saves` hold it to its forms;
/// - a test hands copies of it to `MergeLaws`.
/// Locking, damage, copies, later versions and what cannot be saved are the store’s concern.
package protocol Persistable: Equatable, Sendable {
  /// The content as this version writes it; the same content is the same value.
  var data: JSONValue { get }
  /// Reads a content; nil where the form is not this schema’s. Members that it does not know are passed over,
  /// and stay in the file.
  init?(data: JSONValue)
  /// Each turns `data` of one schema into that of the next, from schema 1 on. They are pure and never removed.
  static var migrations: [@Sendable (JSONValue) -> JSONValue] { get }
  /// Whether a player would miss it; else it is not written.
  var isWorthKeeping: Bool { get }
  /// Whether more has changed than how long was played, which waits for the next change, or for the end.
  func hasMoreThanTimeChanged(since base: Self) -> Bool
  /// Of two copies the one of the higher era counts as newer, whenever it was written.
  var era: Int { get }
  /// Applies what changed in this content since `base` to `theirs`, which another window has written
  /// meanwhile; for contents whose parts are independent of each other.
  func rebased(from base: Self, onto theirs: Self) -> Self
}

extension Persistable {
  /// The version of `data`’s form, from 1.
  package static var schema: Int { migrations.count + 1 }
  /// None: the form has never changed.
  package static var migrations: [@Sendable (JSONValue) -> JSONValue] { [] }
  /// Always.
  package var isWorthKeeping: Bool { true }
  /// Whether anything has; most contents hold no time.
  package func hasMoreThanTimeChanged(since base: Self) -> Bool { self != base }
  /// The same for all copies.
  package var era: Int { 0 }
  /// This content as it is: its parts depend on each other.
  package func rebased(from base: Self, onto theirs: Self) -> Self { self }
}
