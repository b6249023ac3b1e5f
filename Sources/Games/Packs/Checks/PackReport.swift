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
    /// The line of something else that the finding speaks of.
    let relatedLine: Int?
  }

  /// In the order of the file.
  package let entries: [Entry]
  /// The file.
  package let bytes: [UInt8]

  /// Finds the places of `findings` in the bytes of their file.
  package init(_ findings: [PackFinding], in bytes: [UInt8]) {
    self.bytes = bytes
    let positions = findings.isEmpty ? nil : JSONLineIndex(bytes)
    var finder = JSONPathFinder(bytes)
    entries = findings.sorted { $0.offset < $1.offset }.compactMap { finding in
      positions.map { positions in
        Entry(
          finding: finding, position: positions[finding.offset],
          path: finder.path(of: finding.offset),
          relatedLine: finding.reason.related.map { positions[$0.byte].line })
      }
    }
  }

  /// Whether the pack cannot be played.
  package var hasErrors: Bool { entries.contains { $0.finding.severity == .error } }
}

extension PackReport.Entry {
  /// What is wrong and what would be right.
  package var message: LocalizedText {
    let text = finding.reason.text
    return relatedLine.map { text.followed(by: L10n.PackCures.firstLine(line: $0)) } ?? text
  }

  /// The same, with the way to it.
  package var text: LocalizedText {
    path.text.map { L10n.Packs.at(finding: message, path: $0) } ?? message
  }
}
