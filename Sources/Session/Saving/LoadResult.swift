import JSON

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
