import Localization

/// A number with its tolerance, or a range, in whole steps of its last decimal place.
struct DecimalRange: Equatable {
  /// Decimal places of a step, 9 at most.
  private let places: Int
  private let low: Int
  private let high: Int
  /// The number itself; in a range its middle.
  private let center: Int
  /// Whether it was written as a number and its tolerance, and not by its two ends.
  private let hasTolerance: Bool

  /// From `3.5`, `3:0.5` or `1..5`; nil where that is no number or has over 15 digits.
  init?(_ text: String) {
    let bytes = ArraySlice(text.utf8)
    if let (low, high) = bytes.split(at: "..") {
      self.init(low, high, hasTolerance: false) { ($0, $1) }
    } else if let (middle, slack) = bytes.split(at: ":") {
      self.init(middle, slack, hasTolerance: true) { ($0 - abs($1), $0 + abs($1)) }
    } else {
      self.init(bytes, bytes, hasTolerance: false) { ($0, $1) }
    }
  }

  private init?(
    _ first: ByteSlice, _ second: ByteSlice, hasTolerance: Bool, _ ends: (Int, Int) -> (Int, Int)
  ) {
    guard let first = Decimal(first), let second = Decimal(second) else { return nil }
    places = max(first.places, second.places)
    guard first.wholeDigits + places <= 18, second.wholeDigits + places <= 18 else { return nil }
    (low, high) = ends(first.steps(of: places), second.steps(of: places))
    guard low <= high else { return nil }
    center = low + (high - low) / 2
    self.hasTolerance = hasTolerance
  }

  /// Whether it is more than one number.
  var isWide: Bool { low < high }

  /// The number itself, or the middle of a range, as a pack writes it.
  var number: String { spelling(of: center, mark: ".") }

  /// How far from the number is right; nil of a number alone, and of a range.
  var tolerance: String? {
    hasTolerance && isWide ? spelling(of: high - center, mark: ".") : nil
  }

  /// From where to where, as a pack writes it.
  var ends: (low: String, high: String) {
    (spelling(of: low, mark: "."), spelling(of: high, mark: "."))
  }

  /// Whether a number that a pack writes lies in it; false of what is none.
  func contains(_ number: String) -> Bool {
    guard let other = Decimal(ArraySlice(number.utf8)) else { return false }
    let finer = max(places, other.places)
    let scale = power(finer - places)
    let ends = Int128(low) * Int128(scale)...Int128(high) * Int128(scale)
    return ends.contains(Int128(other.steps) * Int128(power(finer - other.places)))
  }

  /// Spellings that a player may type, `most` of them at most, the number itself first; and their decimal
  /// places where others are left out. Nil where even the whole numbers are too many.
  func spellings(most: Int, mark: String) -> (texts: [String], places: Int?)? {
    if low == high { return ([spelling(of: low, mark: mark)], nil) }
    var texts = [spelling(of: center, mark: mark)]
    var covered: Int?
    for kept in 0...places {
      let step = power(places - kept)
      let first = ceiling(low, step)
      let count = first > high ? 0 : (high - first) / step + 1
      guard count <= most - places - 1 else { break }
      for value in stride(from: first, through: high, by: step) {
        texts.append(spelling(of: value, mark: mark))
      }
      covered = kept
    }
    guard let covered else { return nil }
    for kept in 0...places {
      let step = power(places - kept)
      let rounded = ceiling(center - step / 2, step)
      if (low...high).contains(rounded) { texts.append(spelling(of: rounded, mark: mark)) }
    }
    var seen: Set<String> = []
    return (texts.filter { seen.insert($0).inserted }, covered)
  }

  /// `3.5` without zeros at its end.
  private func spelling(of steps: Int, mark: String) -> String {
    let unit = power(places)
    var digits = String(abs(steps) % unit)
    digits = String(repeating: "0", count: max(0, places - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let whole = (steps < 0 ? "-" : "") + String(abs(steps) / unit)
    return digits.isEmpty ? whole : whole + mark + digits
  }
}

/// The next multiple of `step` from `value` on.
private func ceiling(_ value: Int, _ step: Int) -> Int {
  let rest = value % step
  return rest == 0 ? value : value - rest + (rest > 0 ? step : 0)
}

private func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * 10 } }

/// A number as it was written: 15 digits before the mark at most, 9 behind it.
private struct Decimal {
  /// In steps of its last place.
  let steps: Int
  let places: Int
  let wholeDigits: Int

  init?(_ text: ByteSlice) {
    var rest = text.trimmed
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let marks = rest.filter { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    let behind = rest.drop { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }.dropFirst()
    let figures = rest.filter(\.isDigit)
    guard marks.count <= 1, figures.count + marks.count == rest.count, behind.count <= 9,
      figures.count - behind.count <= 15, figures.count <= 18,
      let number = Int(String(decoding: figures, as: UTF8.self))
    else { return nil }
    places = behind.count
    wholeDigits = figures.count - behind.count
    steps = isNegative ? -number : number
  }

  /// In steps of a finer or equal place: under 10 to the 18th, where its whole digits leave room for it.
  func steps(of finer: Int) -> Int { steps * power(finer - places) }
}
