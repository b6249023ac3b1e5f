package import JSON
package import Localization

/// What is wrong in a pack, in the order of its file, each with its place as an editor shows it.
package struct PackReport: Sendable {
  /// One finding and where it stands.
  package struct Entry: Sendable {
    /// What is wrong.
    package let finding: PackFinding
    /// Its line and column.
    package let position: JSONPosition
    /// The way to it from the outermost value.
    package let path: JSONPath
  }

  /// In the order of the file.
  package let entries: [Entry]

  /// Finds the places of `findings` in the bytes of their file.
  package init(_ findings: [PackFinding], in bytes: [UInt8]) {
    let positions = findings.isEmpty ? nil : JSONLineIndex(bytes)
    var finder = JSONPathFinder(bytes)
    entries = findings.sorted { $0.offset < $1.offset }.compactMap { finding in
      positions.map {
        Entry(finding: finding, position: $0[finding.offset], path: finder.path(of: finding.offset))
      }
    }
  }

  /// Whether the pack cannot be played.
  package var hasErrors: Bool { entries.contains { $0.finding.severity == .error } }
}

extension PackReport.Entry {
  /// What is wrong and what would be right, with the way to it.
  package var text: LocalizedText {
    let isWhole = path.description == "$"
    return isWhole
      ? finding.reason.text
      : L10n.Packs.at(
        finding: finding.reason.text, path: LocalizedText(cleaning: path.description, limit: 1_000))
  }
}
