/// The signs of the full screen; each says by its shape what a colour says beside it.
enum Symbol {
  static let focus = "▸"
  static let lit = "●"
  static let dark = "○"
  static let right = "✓"
  static let wrong = "✗"
  static let star = "★"
  static let noStar = "·"
  static let fourthStar = "✦"
  static let rope = "~"
  static let progress = "+"
  static let nothing = "·"
  static let noDigit = "·"
  static let remark = "!"
  static let above = "▴"
  static let below = "▾"
  static let turnLeft = "‹"
  static let turnRight = "›"
  static let rule: Unicode.Scalar = "─"

  /// `★★·` for two of three.
  static func stars(_ count: Int, of total: Int = 3) -> String {
    String(repeating: star, count: max(0, count))
      + String(repeating: noStar, count: max(0, total - count))
  }
}
