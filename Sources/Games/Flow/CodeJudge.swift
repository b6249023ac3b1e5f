package import Localization

/// Who replies to codes by a rule, where too many could be dialled to foresee each.
package protocol CodeJudge: Hashable, Sendable {
  /// What is wrong with a wrong code: its digits, 0 to 9, one for each wheel.
  func reply(to digits: [Int]) -> LocalizedText
  /// Whether a code can be one at all; another costs no star.
  func isPossible(_ digits: [Int]) -> Bool
}
