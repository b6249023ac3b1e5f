extension Chapter {
  /// The chapter with a second form of its levels, in their order; nil where a level has none.
  ///
  /// Throws where there are more or fewer of them than levels, where one is of another kind than its level,
  /// where an id stands twice or where one names a keyword: those are lit on the first night.
  package func withSecondNight(_ forms: [Level?]) throws(LevelError) -> Chapter {
    try checkCount(forms.count, allowed: levels.count...levels.count)
    try checkIDs(levels.map(\.id) + forms.compactMap { $0?.id })
    for case (let level, let form?) in zip(levels, forms) {
      guard form.kind == level.kind else { throw .otherKind(form.id) }
      if let word = form.content.keywords.first { throw .unknownKeyword(word) }
    }
    var chapter = self
    chapter.secondForms = forms
    return chapter
  }

  /// The level of that index, from 0, as it is on that night; nil where there is none.
  package func level(_ index: Int, on night: Night) -> Level? {
    guard levels.indices.contains(index) else { return nil }
    return switch night {
    case .first: levels[index]
    case .second: secondForms[index]
    }
  }
}
