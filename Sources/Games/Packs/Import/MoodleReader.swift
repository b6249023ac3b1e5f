import Localization

/// Reads Moodle XML: a quiz of questions, which their types tell apart.
struct MoodleReader {
  private(set) var items: [ImportedItem] = []
  private(set) var issues: [ImportIssue] = []

  init(_ source: ValidSourceFile) {
    var reader = XMLReader(source.bytes)
    do throws(ImportIssue) {
      let root = try reader.readRoot()
      guard root.name == "quiz" else {
        throw ImportIssue(.moodle(.notAQuiz(SafeText(cleaning: root.name))), at: root.offset)
      }
      while let element = try reader.next() {
        if element.name == "question" { read(element) }
      }
    } catch {
      issues.append(error)
    }
  }

  private mutating func read(_ element: XMLElement) {
    var reader = MoodleQuestionReader(element)
    do throws(ImportIssue) {
      if let item = try reader.readItem() { items.append(item) }
    } catch {
      issues.append(error)
    }
    issues += reader.issues
  }
}
