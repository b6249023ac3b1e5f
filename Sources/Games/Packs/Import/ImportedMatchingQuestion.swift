import Flow
import Localization

/// Things and their partners: a search in which each thing is given its partner.
struct ImportedMatchingQuestion {
  let pairs: [ImportedPair]

  func makeLevels(with converter: inout LevelConverter) throws(ImportIssue) -> [ImportedLevel] {
    var partners: [SafeText] = []
    var places: [SafeText: Int] = [:]
    for pair in pairs where places[pair.partner.text] == nil {
      places[pair.partner.text] = partners.count
      partners.append(pair.partner.text)
    }
    guard partners.count > 1 else { throw converter.makeIssue(.onePartner) }
    if partners.count > choiceLimits.upperBound { converter.addIssue(.fewerActions) }
    let items = pairs.compactMap { pair in
      pair.name.map { name in
        ImportedSearchObject(
          name: name, prompt: L10n.PackImport.partner, right: pair.partner.text,
          choices: Self.choices(round: places[pair.partner.text] ?? 0, of: partners))
      }
    }
    guard !items.isEmpty else { throw converter.makeIssue(.noRightAnswer) }
    return try ImportedSearchObject.makeLevels(items, with: &converter)
  }

  /// All partners, or where they are too many the right one among those nearest to it.
  private static func choices(round place: Int, of partners: [SafeText]) -> [SafeText] {
    let most = choiceLimits.upperBound
    let start = max(0, min(place - most / 2, partners.count - most))
    return Array(partners[start...].prefix(most))
  }
}

/// One thing of a match and its partner; a partner that nothing belongs to has no `name`.
struct ImportedPair {
  let name: LocatedPlainText?
  let partner: LocatedPlainText
}
