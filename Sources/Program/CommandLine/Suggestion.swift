import Localization

/// The option, subcommand or value that a mistyped word is nearest to: under 4 edits, at least half of
/// it right; else one that it begins with, as `--language` does.
func suggestion(for word: String, among candidates: [String]) -> String? {
  // Candidates are ASCII; any other scalar is one wrong letter.
  let typed = String(
    word.lowercased().unicodeScalars.map { (" "..."~").contains($0) ? Character($0) : "\u{FFFD}" })
  let near = candidates.filter { abs($0.count - typed.count) < 4 }.nearest(to: typed) {
    $0.distance < 4 && $0.distance <= max(bareCount(typed), bareCount($0.word)) / 2
  }
  return near?.word ?? candidates.first { bareCount($0) > 3 && typed.hasPrefix($0) }
}

/// Without the dashes that every option has.
private func bareCount(_ word: String) -> Int { word.drop { $0 == "-" }.count }
