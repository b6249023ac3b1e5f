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
