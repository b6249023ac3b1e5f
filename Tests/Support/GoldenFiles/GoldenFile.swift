/// A file of recorded texts: sections, each a heading and then rows between `|`, so that blanks at their
/// ends show.
///
///     == header: map, mapLocked
///     | Expedition · Levels |
///     == map
///     | 1. Ice Cave         |
struct GoldenFile: Equatable {
  /// What stands under one heading: rows of one case, or rows that several cases share.
  struct Section: Equatable {
    /// What the shared rows are, such as `header`; nil if the section is one case's own.
    let label: String?
    /// The cases that show these rows.
    var names: [String]
    fileprivate(set) var rows: [String]
    /// The line of the heading in the file, from 1; 0 if it was not read from one.
    var line = 0

    var heading: String {
      "== " + (label.map { "\($0): " } ?? "") + names.joined(separator: ", ")
    }
  }

  /// How to change such a file; it stands at its top.
  static let preface = "Written by RECORD_GOLDENS=1 swift test --filter recordGoldens"

  private(set) var sections: [Section] = []

  /// The section of a case: its own, or the shared one of that label.
  func section(_ name: String, label: String? = nil) -> Section? {
    sections.first { $0.label == label && $0.names.contains(name) }
  }

  /// Appends what a case shows; shared rows that stand there already get one more name.
  mutating func append(_ content: GoldenContent, of name: String) {
    for (label, rows) in content.parts {
      let equal = sections.firstIndex { $0.label == label && isSame($0.rows, rows) }
      if label != nil, let equal {
        sections[equal].names.append(name)
      } else {
        sections.append(Section(label: label, names: [name], rows: rows))
      }
    }
  }

  // MARK: Text

  /// Reads what `text` writes; lines before the first heading are for readers.
  init(_ text: String = "") {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("== ") {
        sections.append(Section(heading: line.dropFirst(3), line: index + 1))
      } else if !sections.isEmpty, !line.isEmpty {
        sections[sections.count - 1].rows.append(String(line))
      }
    }
  }

  /// Shared rows come first, by label, so that a case's own rows stand beside their neighbours.
  var text: String {
    let labels = sections.compactMap(\.label)
    let order = labels.enumerated().filter { labels.firstIndex(of: $1) == $0 }.map(\.element)
    let sorted = order.flatMap { label in sections.filter { $0.label == label } }
    let written = (sorted + sections.filter { $0.label == nil }).flatMap { [$0.heading] + $0.rows }
    return ([Self.preface] + written).map { $0 + "\n" }.joined()
  }
}

extension GoldenFile.Section {
  fileprivate init(heading: Substring, line: Int) {
    let parts = heading.split(separator: ": ", maxSplits: 1)
    label = parts.count == 2 ? String(parts[0]) : nil
    names = (parts.last ?? "").split(separator: ", ").map { String($0) }
    rows = []
    self.line = line
  }
}

/// By bytes: composed and decomposed letters are not the same golden.
func isSame(_ rows: [String], _ others: [String]) -> Bool {
  rows.count == others.count && zip(rows, others).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
}
