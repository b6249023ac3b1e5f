import Flow
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
    let corrected = now.filter { $0.value.count == 1 && ids[$0.key] == nil }.values.joined()
      .corrections(
        of: before.values.compactMap { $0.count == 1 && !known.contains($0[0].id) ? $0[0] : nil })
    for (level, former) in corrected { ids[words(level)] = former.id }
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

extension Sequence<PackLevel> {
  /// Those that are a former question with some words corrected: each is like one of them alone, which is like no other.
  fileprivate func corrections(of former: [PackLevel]) -> [(level: PackLevel, former: PackLevel)] {
    let levels = Array(self)
    guard former.count * levels.count <= mostPairs else { return [] }
    let outlines = former.map(\.outlineOfWords)
    let alike = levels.map { level in
      let outline = level.outlineOfWords
      return outlines.indices.filter {
        outline.isCorrection(of: outlines[$0], wasMissed: false)
      }
    }
    let counts = Dictionary(alike.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return zip(levels, alike).compactMap { level, places in
      guard places.count == 1, counts[places[0]] == 1 else { return nil }
      return (level, former[places[0]])
    }
  }
}

/// More pairs of questions than these are not compared.
private let mostPairs = 40_000

extension String {
  /// Folded, without blanks and quotation marks, which are mended after the former pack’s questions were found.
  fileprivate var withoutTypography: String {
    folded(as: .word).filter { !$0.isWhitespace && !"«»“”„\"‘’'`….".contains($0) }
  }
}

extension PackLevel {
  /// By what it is known whatever is right.
  fileprivate var outlineOfWords: QuestionOutline {
    QuestionOutline(right: "", words: text.plainWords)
  }

  private static let numberedStart = "question-"

  /// The id of a question that is known by its place alone.
  static func numberedID(_ number: Int) -> String { numberedStart + String(number) }

  /// Whether its id says nothing but a place.
  fileprivate var hasNumberedID: Bool {
    id.hasPrefix(Self.numberedStart) && Int(id.dropFirst(Self.numberedStart.count)) != nil
  }
}
