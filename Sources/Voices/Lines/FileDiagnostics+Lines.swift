import Localization
package import Presentation

private typealias Words = L10n.Diagnostics

extension FileDiagnostics {
  /// `file:line:column: error|warning: sentence`, a line each, in French `erreur|avertissement`; the whole file has
  /// no place in it. Below stands what it is about, with a caret. Warnings that say the same are told once.
  package var lines: String {
    groups.reduce(into: "") { $0 += lines(of: $1) }
  }

  private func lines(of group: [FileDiagnostic]) -> String {
    guard let first = group.first else { return "" }
    let place = first.place.map { ":\($0.line):\($0.column)" } ?? ""
    let sentence = first.sentence.resolved(in: language)
    return "\(file.string)\(place): \(severity(of: first)): \(sentence)\n"
      + excerpt(of: first) + more(group.dropFirst())
  }

  private func severity(of finding: FileDiagnostic) -> String {
    (finding.isError ? Words.error : Words.warning)
      .resolved(in: language)
  }

  private func excerpt(of finding: FileDiagnostic) -> String {
    finding.excerpt.map {
      "    \($0.line.string)\n    \(String(repeating: " ", count: $0.column))^\n"
    } ?? ""
  }

  private func more(_ others: ArraySlice<FileDiagnostic>) -> String {
    guard !others.isEmpty else { return "" }
    let text =
      placeList(others).map { Words.more(count: others.count, lines: $0) }
      ?? Words.moreElsewhere(count: others.count)
    return "    \(text.resolved(in: language))\n"
  }

  /// The first lines in which they stand; nil where none has a place.
  private func placeList(_ findings: ArraySlice<FileDiagnostic>) -> LocalizedText? {
    var lines: [Int] = []
    for line in findings.lazy.compactMap(\.place?.line) where lines.last != line {
      if lines.count == 3 { return Words.linesGoOn(lines: numbers(lines)) }
      lines.append(line)
    }
    return lines.isEmpty ? nil : numbers(lines)
  }

  private func numbers(_ lines: [Int]) -> LocalizedText {
    .joined(lines.map { LocalizedText(cleaning: String($0)) }, in: language)
  }

  /// In the order of the first of each kind: warnings that say the same stand together.
  private var groups: [[FileDiagnostic]] {
    var groups: [[FileDiagnostic]] = []
    var places: [String: Int] = [:]
    for finding in all {
      let text = finding.text.resolved(in: language)
      if !finding.isError, let place = places[text] {
        groups[place].append(finding)
      } else {
        if !finding.isError { places[text] = groups.count }
        groups.append([finding])
      }
    }
    return groups
  }
}
