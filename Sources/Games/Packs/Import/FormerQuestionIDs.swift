import Localization

extension [PackChapter] {
  /// The same, in which a question without an id of its own that asks in the words of a former one has its id, wherever
  /// it stands now, and so has one that alone asks in nearly these; no other has that. Words that are asked twice tell no
  /// question.
  /// A question that is new has none of `others`, which are of questions that are asked no more.
  func keepingIDs(of former: PackDocument, andNoneOf others: Set<String> = []) -> [PackChapter] {
    func words(_ level: PackLevel) -> String {
      level.text.text(in: former.language, fallback: former.language).string.withoutTypography
    }
    let levels = flatMap(\.levels)
    let own = Set(levels.filter { !$0.hasNumberedID }.map(\.id))
    let before = Dictionary(grouping: former.levels.filter { !own.contains($0.id) }, by: words)
    let now = Dictionary(grouping: levels.filter(\.hasNumberedID), by: words)
    var ids = now.compactMapValues { $0.count == 1 ? before[words($0[0])] : nil }
      .compactMapValues { $0.count == 1 ? $0[0].id : nil }
    let known = Set(ids.values)
    let corrected = CorrectedQuestions(
      former: before.values.compactMap { $0.count == 1 && !known.contains($0[0].id) ? $0[0] : nil }
        .map { ($0.id, $0.text.text(in: former.language, fallback: former.language).string) },
      current: now.filter { $0.value.count == 1 && ids[$0.key] == nil }.map { key, levels in
        (key, levels[0].text.text(in: former.language, fallback: former.language).string)
      })
    ids.merge(corrected.ids) { first, _ in first }
    var used = own.union(ids.values).union(others.subtracting(former.levels.map(\.id)))
    var number = Swift.max(former.levels.count, levels.count)
    func id(for level: PackLevel) -> String {
      if let id = ids[words(level)] { return id }
      var id = level.id
      while !used.insert(id).inserted {
        number += 1
        id = PackLevel.numberedID(number)
      }
      return id
    }
    return map { chapter in
      var chapter = chapter
      for index in chapter.levels.indices where chapter.levels[index].hasNumberedID {
        chapter.levels[index].id = id(for: chapter.levels[index])
      }
      return chapter
    }
  }
}

extension String {
  /// Folded, without blanks and quotation marks, which are mended after the former pack’s questions were found.
  fileprivate var withoutTypography: String {
    folded(as: .word).filter { !$0.isWhitespace && !"«»“”„\"‘’'`….".contains($0) }
  }
}

extension PackLevel {
  private static let numberedStart = "question-"

  /// The id of a question that is known by its place alone.
  static func numberedID(_ number: Int) -> String { numberedStart + String(number) }

  /// Whether its id says nothing but a place.
  fileprivate var hasNumberedID: Bool {
    id.hasPrefix(Self.numberedStart) && Int(id.dropFirst(Self.numberedStart.count)) != nil
  }
}
