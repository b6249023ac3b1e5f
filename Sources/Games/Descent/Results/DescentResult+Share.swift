package import Localization

extension DescentResult {
  /// One line without a spoiler: the date, the stars of each landing, and their sum.
  package var shareLine: LocalizedText {
    let line = L10n.DescentShare.line(
      date: LocalizedText(cleaning: date.text), doors: landings[0].stars, lock: landings[1].stars,
      carving: landings[2].stars, engine: landings[3].stars, escape: landings[4].stars,
      stars: stars, of: Self.mostStars)
    // A player’s first ever is easier than the date’s own.
    return difficulty < date.difficulty ? L10n.DescentShare.first(line: line) : line
  }

  /// How long it took, for those who ask.
  package var timeLine: LocalizedText {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return switch seconds {
    case ..<60: L10n.DescentShare.seconds(seconds: rest)
    case ..<3600: L10n.DescentShare.minutes(minutes: minutes, seconds: rest)
    case ..<Self.mostSeconds: L10n.DescentShare.hours(hours: minutes / 60, minutes: minutes % 60)
    default: L10n.DescentShare.day
    }
  }
}
