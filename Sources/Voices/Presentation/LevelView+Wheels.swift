package import Localization
package import Session

extension LevelView.Wheels {
  /// How many codes are told again; who has tried more has lost count, too.
  private static let mostTold = 10

  /// The codes that were tried, at most the ten newest; nil before the first.
  package var triedText: LocalizedText? {
    guard !tried.isEmpty else { return nil }
    let mark = tried.count > Self.mostTold ? "… " : ""
    let codes = mark + tried.suffix(Self.mostTold).joined(separator: ", ")
    return L10n.Wheels.tried(codes: LocalizedText(cleaning: codes, limit: 200))
  }
}
