import Flow

/// What is peculiar to a stranger’s chapters.
extension Session {
  /// What is to be known of a pack before it is played: who plays, how, and what has changed since.
  package var packNotices: [Notice] {
    guard let pack else { return [] }
    let changed = campaign.changedQuestions
    let credited = campaign.creditedQuestions
    let added = campaign.addedQuestions
    if pack.policy.isPreview { return [.preview] }
    let nameless: [Notice] = pack.policy.attempts == nil ? [] : [.packRule(.nameless)]
    return (pack.label?.name.map { [.pupil($0)] } ?? nameless)
      + pack.policy.rules.map(Notice.packRule)
      + (credited.isEmpty ? [] : [.answersCredited(credited.map(\.label))])
      + (changed.isEmpty ? [] : [.questionsChanged(changed.map(\.label))])
      + (added.isEmpty ? [] : [.questionsAdded(added.map(\.label))])
  }
}

extension LevelPosition {
  /// By its numbers alone.
  fileprivate var label: LevelLabel {
    LevelLabel(chapter: chapter + 1, level: level + 1, name: nil)
  }
}

extension GameFlow {
  /// Chapters as the author of their pack wants them played; nil for the program’s own.
  init(chapters: [Chapter], progress: Progress, of pack: PackMetadata?) {
    self.init(
      chapters: chapters, progress: pack.map { progress.labelled($0.label) } ?? progress,
      policy: pack?.policy ?? FlowPolicy())
  }
}

extension Progress {
  fileprivate func labelled(_ label: PackLabel?) -> Progress {
    var labelled = self
    // A pupil keeps the name as it was typed first.
    labelled.pack = label.map { label in
      PackLabel(
        id: label.id, content: label.content, title: label.title,
        name: label.name.map { pack?.name ?? $0 }, questions: label.questions)
    }
    return labelled
  }
}
