import Flow
import Localization

private typealias Words = L10n.PackImport

/// One thing of a search, what belongs to it, and what could.
struct SearchItem {
  let name: ImportedText
  /// What the player is asked about it.
  let prompt: LocalizedText
  let right: SafeText
  let choices: [SafeText]
}

extension ImportBuilder {
  private static let mostObjects = 9

  /// A match is a search: each thing is given its partner.
  mutating func match(
    _ pairs: [ImportedPair], of question: ImportedQuestion
  ) throws(ImportFault) -> [ImportedLevel] {
    var partners: [SafeText] = []
    var places: [SafeText: Int] = [:]
    for pair in pairs where places[pair.partner.text] == nil {
      places[pair.partner.text] = partners.count
      partners.append(pair.partner.text)
    }
    guard partners.count > 1 else { throw ImportFault(.onePartner, at: question.offset) }
    if partners.count > choiceLimits.upperBound {
      faults.append(ImportFault(.fewerActions, at: question.offset))
    }
    let items = pairs.compactMap { pair in
      pair.name.map { name in
        SearchItem(
          name: name, prompt: Words.partner, right: pair.partner.text,
          choices: choices(round: places[pair.partner.text] ?? 0, of: partners))
      }
    }
    guard !items.isEmpty else { throw ImportFault(.noRightAnswer, at: question.offset) }
    return try searches(items, of: question)
  }

  /// All partners, or where they are too many the right one among those nearest to it.
  private func choices(round place: Int, of partners: [SafeText]) -> [SafeText] {
    let most = choiceLimits.upperBound
    let start = max(0, min(place - most / 2, partners.count - most))
    return Array(partners[start...].prefix(most))
  }

  /// Levels of 9 objects at most, as even as can be.
  mutating func searches(
    _ items: [SearchItem], of question: ImportedQuestion
  ) throws(ImportFault) -> [ImportedLevel] {
    let count = (items.count + Self.mostObjects - 1) / Self.mostObjects
    if count > 1 { faults.append(ImportFault(.parts(count), at: question.offset)) }
    let size = (items.count + count - 1) / count
    var levels: [ImportedLevel] = []
    for start in stride(from: 0, to: items.count, by: size) {
      let part = items[start..<min(start + size, items.count)]
      levels.append(try search(Array(part), of: question))
    }
    return levels
  }

  private func search(
    _ items: [SearchItem], of question: ImportedQuestion
  ) throws(ImportFault) -> ImportedLevel {
    let objects = items.enumerated().map { index, item in
      PackObject(
        id: "object-\(index + 1)", name: PackText(item.name.text),
        text: PackText(item.prompt.safe(in: language)),
        actions: item.choices.enumerated().map { place, text in
          PackAction(
            id: "action-\(place + 1)", text: PackText(text),
            result: PackText(result(of: text, on: item)), feels: .progress,
            isRight: text == item.right)
        })
    }
    let pairs = items.map { "\($0.name.string): \($0.right.string)" }.joined(separator: "; ")
    let answer = SafeText(cleaning: pairs, limit: 1_000)
    let success = try said(nil, question.explanation).map { PackText($0) }
    return level(
      question.text.text, task: .search(PackSearch(objects: objects, success: success)),
      answer: answer)
  }

  /// It tells what was done, and not whether it was right: the list is judged when it is full.
  private func result(of text: SafeText, on item: SearchItem) -> SafeText {
    Words.result(
      name: LocalizedText(verbatim: item.name.text), partner: LocalizedText(verbatim: text)
    ).safe(in: language)
  }
}
