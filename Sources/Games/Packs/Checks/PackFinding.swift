/// Something that is wrong in a pack, or could be better.
package struct PackFinding: Error, Hashable, Sendable {
  /// An error keeps a pack from being played.
  package enum Severity: String, Sendable { case error, warning }

  /// Whether the pack can be played all the same.
  package let severity: Severity
  /// What is wrong.
  package let reason: PackFindingReason
  /// The byte at which it stands, from 0.
  package let offset: UInt32

  /// Something at a byte of the file.
  package init(_ reason: PackFindingReason, at offset: FileOffset, severity: Severity = .error) {
    self.severity = severity
    self.reason = reason
    self.offset = offset.byte
  }
}
