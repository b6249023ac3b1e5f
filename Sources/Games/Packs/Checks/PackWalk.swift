/// What a text is for, and how much room there is for it in the smallest window, of 40 columns and 12 rows.
enum PackRole {
  /// A scene, a reply, a hint: it may be scrolled through once.
  case passage
  /// A choice, an action, a title: it stands beside others.
  case label

  /// The columns of a row.
  var columns: Int { 34 }

  /// The most rows.
  var rows: Int {
    switch self {
    case .passage: 14
    case .label: 3
    }
  }
}

extension PackDocument {
  /// Calls `visit` for every text that a player reads.
  func walk(_ visit: (PackText, PackRole) -> Void) {
    visit(title, .label)
    for text in [intro, ending].compactMap(\.self) { visit(text, .passage) }
    for chapter in chapters {
      visit(chapter.title, .label)
      if let description = chapter.description { visit(description, .passage) }
      for keyword in chapter.keywords { visit(keyword.text, .label) }
      for level in chapter.levels { level.walk(visit) }
    }
  }
}

extension PackLevel {
  fileprivate func walk(_ visit: (PackText, PackRole) -> Void) {
    for text in [text] + hints + notes { visit(text, .passage) }
    task.format.walk(visit)
  }
}
