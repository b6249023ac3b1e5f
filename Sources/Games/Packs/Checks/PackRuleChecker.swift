import Localization

/// What must hold in a pack beyond its form, so that its levels can be built and won.
package struct PackRuleChecker {
  /// What breaks a rule, at its place; 100 things at most.
  package private(set) var findings: [PackFinding] = []
  let document: PackDocument

  /// Finds everything in `document` that breaks a rule.
  package init(_ document: PackDocument) {
    self.document = document
    checkDistinct(document.chapters.lazy.map { ($0.id, $0.offset) })
    checkDistinct(document.chapters.flatMap { $0.levels.map { ($0.id, $0.offset) } })
    for chapter in document.chapters {
      checkDistinct(chapter.keywords.lazy.map { ($0.id, $0.text.offset) })
      let keywords = Set(chapter.keywords.map(\.id))
      for level in chapter.levels { check(level, keywords: keywords) }
    }
    if document.chapters.allSatisfy(\.levels.isEmpty) {
      addFinding(.count(0, allowed: 1...9_999), at: .unknown)
    }
  }

  mutating func addFinding(_ reason: PackFindingReason, at offset: FileOffset) {
    guard findings.count < PackSchemaValidator.most else { return }
    let finding = PackFinding(reason, at: offset)
    // A text without languages is looked at for each of them.
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Notes every id that stands twice.
  mutating func checkDistinct(_ ids: some Collection<(id: String, offset: FileOffset)>) {
    var seen = SmallSet<String>()
    for (id, offset) in ids where !seen.insert(id) {
      guard findings.count < PackSchemaValidator.most else { return }
      let first = ids.first { $0.id == id }?.offset ?? .unknown
      addFinding(.duplicateID(SafeText(cleaning: id), first: first), at: offset)
    }
  }

  private mutating func check(_ level: PackLevel, keywords: Set<String>) {
    for word in level.keywords where !keywords.contains(word) {
      addFinding(.unknownKeyword(SafeText(cleaning: word)), at: level.offset)
    }
    level.task.format.addFindings(to: &self, at: level.offset)
  }
}
