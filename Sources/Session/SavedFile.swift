package import JSON

/// Something that is kept in a file of its own, in a sealed document.
package protocol Saved: Sendable {
  /// The file's name in the data folder.
  static var file: String { get }
  /// The version of `data`'s form, from 1.
  static var schema: Int { get }
  var data: JSONValue { get }
  /// Whether there is something in it that a player would miss.
  var isWorthKeeping: Bool { get }
  /// Nil where the form is not this schema's.
  init?(data: JSONValue)
}

/// A file as it was found.
package enum Found<Content: Saved>: Sendable {
  case absent
  case intact(Content, revision: Int)
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
    let content = Content(data: document.data)
    if document.schema > Content.schema {
      self = .newer(content)
    } else if let content {
      self = .intact(content, revision: document.revision)
    } else {
      self = .damaged
    }
  }

  package var content: Content? {
    switch self {
    case .absent, .damaged: nil
    case .intact(let content, _): content
    case .newer(let content): content
    }
  }
}

extension Saved {
  package var isWorthKeeping: Bool { true }

  /// The bytes of the file.
  package func sealed(revision: Int) throws(SealedDocument.Damage) -> [UInt8] {
    try SealedDocument(schema: Self.schema, revision: revision, data: data).sealed()
  }
}
