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
    switch task {
    case .closed(let choices): choices.walk(visit)
    case .rotor(let clues, let choices, _):
      for clue in clues { visit(clue, .passage) }
      choices.walk(visit)
    case .open(let question):
      for reply in question.wrong.compactMap(\.reply) { visit(reply, .passage) }
      for text in [question.otherwise, question.success].compactMap(\.self) {
        visit(text, .passage)
      }
    case .search(let search): search.walk(visit)
    case .reflex(let round):
      let texts = round.beats.map(\.text) + round.failures
      for text in texts + [round.success, round.skipped].compactMap(\.self) {
        visit(text, .passage)
      }
    }
  }
}

extension PackChoices {
  fileprivate func walk(_ visit: (PackText, PackRole) -> Void) {
    for choice in all {
      visit(choice.text, .label)
      if let reply = choice.reply { visit(reply, .passage) }
    }
  }
}

extension PackSearch {
  fileprivate func walk(_ visit: (PackText, PackRole) -> Void) {
    for object in objects {
      visit(object.name, .label)
      visit(object.text, .passage)
      for action in object.actions {
        visit(action.text, .label)
        if let result = action.result { visit(result, .passage) }
      }
    }
    for text in [failure, success].compactMap(\.self) { visit(text, .passage) }
  }
}
