package import JSON

/// A content and the moment at which it was written.
package struct SavedCopy<Content: Saved>: Sendable {
  package let content: Content
  /// How often the file has been written, from 0.
  package let revision: Int
  /// All that the file held, in this version’s schema, what is not understood included.
  package let data: JSONValue

  private init(content: Content, revision: Int, data: JSONValue) {
    self.content = content
    self.revision = revision
    self.data = data
  }

  /// A content that is to be written, or to be merged.
  package init(_ content: Content, revision: Int) {
    self.init(content: content, revision: revision, data: content.data)
  }

  /// Nil where the document’s data is not of its schema’s form; one of an older schema is migrated.
  fileprivate init?(_ document: SealedDocument) {
    let data = Content.migrations.dropFirst(document.schema - 1).reduce(document.data) { $1($0) }
    guard let content = Content(data: data) else { return nil }
    self.init(content: content, revision: document.revision, data: data)
  }

  /// The revision of the next one.
  package var nextRevision: Int { max(revision, revision &+ 1) }

  /// This copy with all that `old` holds beyond this version.
  package func keepingUnknown(of old: SavedCopy?) -> SavedCopy {
    guard let old else { return self }
    let data = data.keepingUnknown(of: old.data, known: old.content.data)
    return SavedCopy(content: content, revision: revision, data: data)
  }

  /// The bytes of the file.
  package func sealed() throws(SealedDocument.Damage) -> [UInt8] {
    try SealedDocument(schema: Content.schema, revision: revision, data: data).sealed()
  }
}

/// A file as it was found.
package enum Found<Content: Saved>: Sendable {
  case absent
  case intact(SavedCopy<Content>)
  /// Neither a seal nor a form that is ours.
  case damaged
  /// Written by a later version; what of it could be read. It must not be written over.
  case newer(Content?)

  /// What the bytes of a file hold; nil where there is no file.
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
    self = SavedCopy(document).map { .intact($0) } ?? .damaged
  }

  /// What can be played from.
  package var content: Content? {
    switch self {
    case .absent, .damaged: nil
    case .intact(let copy): copy.content
    case .newer(let content): content
    }
  }
}
