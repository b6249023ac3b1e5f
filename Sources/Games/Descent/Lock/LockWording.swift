import Localization

/// What the clues of a lock are called.
enum LockWording {
  private typealias Text = L10n.DescentLock

  /// “Clue 2”, “Clues 2 and 4”.
  static func names(of clues: [Int]) -> LocalizedText {
    let numbers = clues.map { LocalizedText(cleaning: String($0 + 1)) }
    guard clues.count > 1,
      let list = LocalizedText.list(numbers, last: { L10n.DescentProof.and(first: $0, last: $1) })
    else { return Text.clue(number: (clues.first ?? 0) + 1) }
    return Text.clues(numbers: list)
  }
}
