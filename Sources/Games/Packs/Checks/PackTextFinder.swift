import JSON

/// Finds the texts that players read in a pack, right or not, by the tables of the format.
struct PackTextFinder {
  /// A string, and the code of its language.
  private(set) var texts: [(node: JSONNodeIndex, code: String)] = []
  private let document: JSONDocument
  private let language: String

  /// All of them, in the order of the file.
  init(_ document: JSONDocument) {
    self.document = document
    language = document.string("language", of: document.root) ?? ""
    walk(document.root, PackFormat.document)
  }

  private mutating func walk(_ node: JSONNodeIndex, _ schema: PackValueSchema) {
    switch schema {
    case .object(let fields): walk(node, fields)
    case .brief(let line, _) where document.string(node) != nil: walk(node, line)
    case .brief(_, let fields): walk(node, fields)
    case .kinds(let kinds):
      guard let kind = document.member("kind", of: node),
        let row = kinds.first(where: { document.isString(kind, $0.word) })
      else { return }
      walk(node, row.fields)
    case .list(let element, _):
      guard let elements = document.elements(of: node) else { return }
      for node in elements { walk(node, element) }
    case .text, .label: walkText(node)
    case .spellings, .id, .languageCode, .integer, .decimal, .word, .flag, .anything: break
    }
  }

  private mutating func walk(_ node: JSONNodeIndex, _ fields: PackObjectFields) {
    guard let members = document.members(of: node) else { return }
    for (key, value) in members {
      if let field = fields.field(document.key(key)) { walk(value, field.schema) }
    }
  }

  private mutating func walkText(_ node: JSONNodeIndex) {
    guard let members = document.members(of: node) else {
      if document.string(node) != nil { texts.append((node, language)) }
      return
    }
    for (key, value) in members where document.string(value) != nil {
      texts.append((value, document.string(key) ?? language))
    }
  }
}
