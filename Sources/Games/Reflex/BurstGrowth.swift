/// How the bursts of an untimed round follow each other; the raw value is the word of the file.
package enum BurstGrowth: String, CaseIterable, Sendable {
  /// 1, 2, 3, and from 1 again: what rounds were played by at first.
  case repeating
  /// 1, 2, 3, 4 and on.
  case growing

  /// The length of the burst that begins after `good` good moves.
  func length(after good: Int) -> Int {
    // All repeated bursts in a row are six commands: what lies before the last six is no matter.
    let rest = self == .repeating ? good % 6 : good
    var length = 1
    var start = 0
    while start < rest {
      start += length
      length += 1
    }
    return self == .repeating && length > 3 ? 1 : length
  }
}
