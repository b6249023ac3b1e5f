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

/// What reading a file of ours came to.
package enum LoadResult<Content: Persistable>: Sendable {
  /// There is no file.
  case absent
  /// The file as it was last written.
  case intact(SavedRevision<Content>)
  /// The checksum is wrong, or the content is not of a form that this program writes.
  case damaged
  /// Written by a later version of the program, so that it must not be written over; with what could be read
  /// of it.
  case newer(Content?)

  /// Reads the bytes of a file; nil where there is none.
  package init(_ bytes: [UInt8]?) {
    guard let bytes else {
      self = .absent
      return
    }
    guard let document = try? SealedDocument(opening: bytes) else {
      self = .damaged
      return
    }
    guard document.schema <= Content.schema else {
      self = .newer(Content(data: document.data))
      return
    }
    self = SavedRevision(document).map { .intact($0) } ?? .damaged
  }

  /// The content to play from; nil where there is none.
  package var content: Content? {
    switch self {
    case .absent, .damaged: nil
    case .intact(let copy): copy.content
    case .newer(let content): content
    }
  }
}

/// The name of a file of ours, and how two copies of it are merged.
package struct SavedFile<Content: Persistable>: Sendable {
  /// The folder inside the data folder; nil for the data folder itself.
  package let folder: String?
  /// The file’s name, such as `progress.json`.
  package let name: String
  /// Merges two copies, of which the first is the newer one. Together with the choice of the newer one it is
  /// commutative, associative and idempotent: the tests hold every file to that.
  package let merge: @Sendable (_ newer: Content, _ older: Content) -> Content

  /// A file called `name`, in a folder inside the data folder where one is given.
  package init(
    _ name: String, in folder: String? = nil,
    merge: @escaping @Sendable (_ newer: Content, _ older: Content) -> Content
  ) {
    self.name = name
    self.folder = folder
    self.merge = merge
  }

  /// The merge of two copies, whichever is named first. No two revisions of one era are the same.
  package func merged(_ one: SavedRevision<Content>, _ other: SavedRevision<Content>)
    -> SavedRevision<Content>
  {
    let isNewer = (one.content.era, one.revision) >= (other.content.era, other.revision)
    let (newer, older) = isNewer ? (one, other) : (other, one)
    return SavedRevision(merge(newer.content, older.content), revision: newer.revision)
  }
}

/// A content together with the number of the write that it came from or goes to.
package struct SavedRevision<Content: Persistable>: Sendable {
  /// What was kept, or is to be.
  package let content: Content
  /// How often the file has been written, from 0.
  package let revision: Int
  /// All that the file holds, in this version’s form, members that it does not understand included.
  package let data: JSONValue
  /// Whether `data` is known to be all that `content` says.
  private let isUnderstood: Bool

  private init(content: Content, revision: Int, data: JSONValue, isUnderstood: Bool) {
    self.content = content
    self.revision = revision
    self.data = data
    self.isUnderstood = isUnderstood
  }

  /// A content that is to be written or merged.
  package init(_ content: Content, revision: Int) {
    self.init(content: content, revision: revision, data: content.data, isUnderstood: true)
  }

  /// The content of a document, migrated where its schema is older; nil where the data is not of its schema’s
  /// form.
  init?(_ document: SealedDocument) {
    let data = Content.migrations.dropFirst(document.schema - 1).reduce(document.data) { $1($0) }
    guard let content = Content(data: data) else { return nil }
    self.init(content: content, revision: document.revision, data: data, isUnderstood: false)
  }

  /// The revision of the next write.
  package var nextRevision: Int { max(revision, revision &+ 1) }

  /// This copy with those members of `old` that this version does not understand.
  package func keepingUnknownMembers(of old: SavedRevision?) -> SavedRevision {
    guard let old, !old.isUnderstood else { return self }
    let known = old.content.data
    if old.data == known { return self }
    let data = data.keepingUnknownMembers(of: old.data, known: known)
    return SavedRevision(content: content, revision: revision, data: data, isUnderstood: false)
  }

  /// The bytes of the file.
  package func sealedBytes() throws(SealedDocument.Damage) -> [UInt8] {
    try SealedDocument(schema: Content.schema, revision: revision, data: data).sealedBytes()
  }
}
