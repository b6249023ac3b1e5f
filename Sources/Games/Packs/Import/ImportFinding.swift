/// Something in a question file that is not carried over, or not as it stands.
package struct ImportFinding: Hashable, Sendable {
  /// After an error there is no pack; a warning is about one question.
  package let severity: PackFinding.Severity
  /// What is wrong or different.
  package let reason: ImportFindingReason
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int
}
