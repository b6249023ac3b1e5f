import Flow
import Localization

/// Things and their partners.
struct ImportedMatchingQuestion {
  private static let mostInLevel = FormLevel.rowLimits.upperBound

  let pairs: [ImportedPair]

  /// A long match becomes several levels, as even as can be.
  func makeLevels(with converter: inout LevelConverter) throws(ImportIssue) -> [ImportedLevel] {
    var taken = SmallSet<SafeText>()
    let partners = pairs.map(\.partner.text).filter { taken.insert($0) }
    let named = namedPairs(with: &converter)
    guard partners.count > 1, named.count > 1 else { throw converter.makeIssue(.onePartner) }
    let count = (named.count + Self.mostInLevel - 1) / Self.mostInLevel
    if count > 1 { converter.addIssue(.splitIntoParts(count)) }
    let size = (named.count + count - 1) / count
    let replies = try converter.formReplies()
    var levels: [ImportedLevel] = []
    for start in stride(from: 0, to: named.count, by: size) {
      let items = named[start..<min(start + size, named.count)]
      let part = zip(1..., items).map { number, item in
        PackPair(
          id: "pair-\(number)", thing: PackText(item.name), partner: PackText(item.partner))
      }
      let others = others(of: part, among: partners.map { PackText($0) })
      if count == 1, others.surplus > 0 { converter.addIssue(.fewerPartners(others.surplus)) }
      let matching = PackMatching(
        pairs: part, others: others.shown, failure: replies.failure, success: replies.success,
        language: converter.language.code)
      let answer = items.map { item in
        let (row, value) = (item.name, item.partner)
        return L10n.Forms.filled(
          row: LocalizedText(verbatim: row), value: LocalizedText(verbatim: value)
        ).resolved(in: converter.language)
      }.joined(separator: "; ")
      levels.append(
        converter.makeLevel(
          task: .match(matching), answer: SafeText(cleaning: answer, limit: 1_000)))
    }
    return levels
  }

  /// Each thing once.
  private func namedPairs(
    with converter: inout LevelConverter
  ) -> [(name: SafeText, partner: SafeText)] {
    var taken = SmallSet<SafeText>()
    return pairs.compactMap { pair in
      guard let name = pair.name else { return nil }
      guard taken.insert(name.text) else {
        converter.addIssue(.duplicateAnswer(name.text), at: name.offset)
        return nil
      }
      return (name.text, pair.partner.text)
    }
  }

  /// The partners of no thing, or of another level's, as many as can be shown.
  private func others(
    of part: [PackPair], among partners: [PackText]
  ) -> (shown: [PackText], surplus: Int) {
    let own = part.map(\.partner)
    let others = partners.filter { !own.contains($0) }
    let room = FormLevel.mostOptions - (partners.count - others.count)
    return (Array(others.prefix(room)), max(0, others.count - room))
  }
}

/// One thing of a match and its partner; a partner that nothing belongs to has no `name`.
struct ImportedPair {
  let name: LocatedPlainText?
  let partner: LocatedPlainText
}
