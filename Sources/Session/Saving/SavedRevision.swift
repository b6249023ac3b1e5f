package import JSON

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
