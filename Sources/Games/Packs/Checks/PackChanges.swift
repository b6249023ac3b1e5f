package import Flow
import Localization

/// What a new version of a pack does to those who have played the former one.
package struct PackChanges: Equatable, Sendable {
  /// The questions that are open again for whoever has answered them, by their ids and in order.
  package let reopened: [String]
  /// Those that are open again for whoever has missed them, and for nobody else.
  package let reopenedIfMissed: [String]
  /// Those that foresee as wrong what was taken as right so far, and are open again for whoever has answered just that.
  package let reopenedIfTaken: [String]
  /// Those that read or foresee something else, and are open again for nobody.
  package let corrected: [String]
  /// Those that the former version does not ask.
  package let added: [String]
  /// Levels that are asked no more, in order.
  package let removed: [Level]

  /// Between all chapters of both.
  package init(from former: [Chapter], to chapters: [Chapter]) {
    let reopened = Self.reopened(from: former, to: chapters, stars: 3)
    self.reopened = reopened
    let reopenedIfMissed = Self.reopened(from: former, to: chapters, stars: 0)
      .filter { !reopened.contains($0) }
    self.reopenedIfMissed = reopenedIfMissed
    let taken = Self.reopenedIfTaken(from: former, to: chapters).filter { !reopened.contains($0) }
    reopenedIfTaken = taken
    let asked = former.flatMap(\.levels).map { ($0.id, $0.content.fingerprint?.text) }
    let before = Dictionary(asked, uniquingKeysWith: { first, _ in first })
    let known = Set(before.values.compactMap(\.self))
    let told = Set(reopened + reopenedIfMissed + taken)
    let now = chapters.flatMap(\.levels).map { (id: $0.id, text: $0.content.fingerprint?.text) }
    corrected =
      now
      .filter { level in
        guard let text = before[level.id], !told.contains(level.id) else { return false }
        return text != level.text
      }
      .map(\.id)
    added =
      now
      .filter { level in
        let isMoved = level.text.map(known.contains) ?? false
        return before[level.id] == nil && !isMoved
      }
      .map(\.id)
    let ids = Set(now.map(\.id))
    let texts = Set(now.compactMap(\.text))
    removed = former.flatMap(\.levels).filter { level in
      !ids.contains(level.id)
        && level.content.fingerprint.map { !texts.contains($0.text) } ?? true
    }
  }

  /// Whether nobody loses anything, and nobody is asked anything anew.
  package var isEmpty: Bool {
    keepsStars && reopenedIfMissed.isEmpty && added.isEmpty && removed.isEmpty
  }

  /// Whether nobody loses what was won.
  package var keepsStars: Bool { reopened.isEmpty && reopenedIfTaken.isEmpty }

  private static func reopenedIfTaken(
    from former: [Chapter], to chapters: [Chapter]
  ) -> [String] {
    let before = Dictionary(former.flatMap(\.levels).map { ($0.id, $0) }) { first, _ in first }
    return chapters.flatMap(\.levels).filter { level in
      guard case .open(let question) = level, let former = before[level.id],
        case .open(let asked) = former
      else { return false }
      return Language.allCases.contains { language in
        let known = Set(asked.nearMisses.flatMap { $0.texts.resolved(in: language) })
        return question.nearMisses.flatMap { $0.texts.resolved(in: language) }.contains {
          !known.contains($0) && former.win(among: [$0], in: language) != nil
        }
      }
    }
    .map(\.id)
  }

  /// What is open again for whoever has won so many stars in each question.
  private static func reopened(
    from former: [Chapter], to chapters: [Chapter], stars: Int
  ) -> [String] {
    var progress = Progress(seed: 0)
    for level in former.flatMap(\.levels) {
      var record = LevelRecord()
      record.best = LevelScore(stars: stars, attempts: 0, hints: 0, elapsed: .zero)
      record.question = level.content.fingerprint.map { QuestionRecord($0.content) }
      progress.records[level.id] = record
    }
    return GameFlow(chapters: chapters, progress: progress).changedQuestions
      .map { chapters[$0.chapter].levels[$0.level].id }
  }
}

extension PackDocument {
  /// How many are to be drawn so that nobody who has played `former` loses a question to one of `added`; nil where
  /// nobody can. Whoever has drawn the lowest lots of some questions has them still among one more of one more.
  package func drawKeepingAll(of former: PackDocument, added: [String], in chapters: [Chapter])
    -> Int?
  {
    guard let draw = settings.draw, let drawn = former.settings.draw else { return nil }
    let added = Set(added)
    let counts = chapters.map { $0.levels.count { added.contains($0.id) } }
    let count = draw.source == .pack ? counts.reduce(0, +) : counts.max() ?? 0
    let needed = drawn.count + count
    return count > 0 && draw.count < needed ? needed : nil
  }

  /// Whether what is kept of the former version counts in this one.
  package func goesOn(from former: PackDocument) -> Bool {
    let name = former.saveName(for: nil)
    return name == saveName(for: nil) || formerSaveNames(for: nil).contains(name)
  }
}
