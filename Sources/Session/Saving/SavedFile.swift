/// Where a content is kept, and what becomes of two copies of it.
package struct SavedFile<Content: Saved>: Sendable {
  /// The folder inside the data folder; nil for the data folder itself.
  package let folder: String?
  /// The file’s name, such as `progress.json`.
  package let name: String
  /// What the newer of two copies and the older come to. Together with the choice of the newer one it is
  /// commutative, associative and idempotent: the tests hold every file to that.
  package let merge: @Sendable (_ newer: Content, _ older: Content) -> Content

  package init(
    _ name: String, in folder: String? = nil,
    merge: @escaping @Sendable (_ newer: Content, _ older: Content) -> Content
  ) {
    self.name = name
    self.folder = folder
    self.merge = merge
  }

  /// What two copies come to, whichever is named first. No two revisions of one era are the same.
  package func merged(_ one: SavedCopy<Content>, _ other: SavedCopy<Content>) -> SavedCopy<Content>
  {
    let isNewer = (one.content.era, one.revision) >= (other.content.era, other.revision)
    let (newer, older) = isNewer ? (one, other) : (other, one)
    return SavedCopy(merge(newer.content, older.content), revision: newer.revision)
  }
}
