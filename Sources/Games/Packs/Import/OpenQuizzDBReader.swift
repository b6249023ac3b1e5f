import JSON
package import Localization

/// Reads the JSON of OpenQuizzDB: `quizz` holds, by language and by level, lists of questions.
struct OpenQuizzDBReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []
  private let language: Language

  private typealias Member = (name: String, value: JSONNodeIndex)

  init(_ source: ValidSourceFile, language: Language) {
    self.language = language
    var limits = JSONLimits()
    limits.hasOnlyASCIIKeys = false
    do throws(JSONParseError) {
      let text = try JSONReader.readText(source.bytes, limits: limits)
      read(text.member("quizz", of: text.root) ?? text.root, in: text)
    } catch {
      issues.append(ImportIssue(.json(error.reason), at: error.offset))
    }
  }

  /// Whether JSON names a question as these files do.
  static func isLikely(_ text: ByteSlice) -> Bool {
    !text.hasOccurrence(of: "\"chapters\"")
      && ["\"quizz\"", "\"propositions\"", "\"réponse\"", "\"question\""].contains {
        text.hasOccurrence(of: $0)
      }
  }

  /// A list of questions; or lists by level; or these by language, of which one is taken.
  private mutating func read(_ node: JSONNodeIndex, in text: JSONDocument) {
    if text.elements(of: node) != nil { return readList(node, in: text) }
    let members = Self.members(of: node, in: text)
    let languages = members.filter { text.members(of: $0.value) != nil }
    guard let first = languages.first else { return readLevels(members, in: text) }
    let own = languages.first { $0.name == language.code } ?? first
    let others = languages.map(\.name).filter { $0 != own.name }
    if !others.isEmpty {
      let codes = SafeText(cleaning: others.joined(separator: ", "))
      let problem = OpenQuizzDBProblem.otherLanguages(
        taken: SafeText(cleaning: own.name), left: codes)
      addIssue(problem, at: node, in: text)
    }
    readLevels(Self.members(of: own.value, in: text), in: text)
  }

  private mutating func readLevels(_ levels: [Member], in text: JSONDocument) {
    for level in levels where text.elements(of: level.value) != nil {
      do throws(ImportIssue) {
        let offset = Int(text.offset(of: level.value))
        let title = try LocatedPlainText(
          marked: Array(level.name.utf8), as: .entities, at: offset)
        if let title { items.append(.category(title)) }
      } catch {
        issues.append(error)
      }
      readList(level.value, in: text)
    }
  }

  private mutating func readList(_ list: JSONNodeIndex, in text: JSONDocument) {
    guard let elements = text.elements(of: list) else { return }
    for element in elements {
      var reader = OpenQuizzDBQuestionReader(element, in: text)
      do throws(ImportIssue) {
        items.append(.question(try reader.readQuestion()))
      } catch {
        issues.append(error)
      }
      issues += reader.issues
    }
  }

  private mutating func addIssue(
    _ problem: OpenQuizzDBProblem, at node: JSONNodeIndex, in text: JSONDocument
  ) {
    issues.append(ImportIssue(.openQuizzDB(problem), at: Int(text.offset(of: node))))
  }

  private static func members(of node: JSONNodeIndex, in text: JSONDocument) -> [Member] {
    text.members(of: node)?.map { (text.string($0.key) ?? "", $0.value) } ?? []
  }
}

/// What is different in a file of OpenQuizzDB.
package enum OpenQuizzDBProblem: Hashable, Sendable {
  case otherLanguages(taken: SafeText, left: SafeText)

  /// What is different, and what would be right.
  package var text: LocalizedText {
    switch self {
    case .otherLanguages(let taken, let left):
      L10n.ImportFormats.otherLanguages(taken: quoted(taken), left: quoted(left))
    }
  }
}
