/// A number in whole steps of its last decimal place that is not 0, so that 2.50 is 2.5.
package struct DecimalNumber: Equatable, Sendable {
  /// Decimal places, 9 at most.
  package let places: Int
  /// How many steps it is from 0.
  package let steps: Int

  /// `3`, `-3.5` or `3,5`; nil for anything else, and for more than 15 digits, or 9 behind the mark.
  package init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let front = rest.prefix(while: Self.isDigit)
    var behind = rest.dropFirst(front.count)
    if let mark = behind.first {
      guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") else { return nil }
      behind.removeFirst()
    }
    guard !front.isEmpty || !behind.isEmpty, front.count + behind.count <= 15, behind.count <= 9,
      behind.allSatisfy(Self.isDigit),
      let steps = Int(String(decoding: front + behind, as: UTF8.self))
    else { return nil }
    let zeros = behind.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    places = behind.count - zeros
    let whole = (0..<zeros).reduce(steps) { steps, _ in steps / 10 }
    self.steps = isNegative ? -whole : whole
  }

  /// A whole number.
  package init(whole steps: Int) {
    self.steps = steps
    places = 0
  }

  /// In digits, with a point before its decimals.
  package var text: String {
    let digits = String(steps.magnitude)
    let all = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let decimals = places > 0 ? "." + all.suffix(places) : ""
    return (steps < 0 ? "-" : "") + all.dropLast(places) + decimals
  }

  /// The nearest with so many decimal places; nil of one that is too large.
  init?(rounding number: Double, to places: Int) {
    let steps = (number * (0..<places).reduce(1) { power, _ in power * 10 }).rounded()
    guard steps.magnitude < 1e15 else { return nil }
    self.init(steps: Int(steps), places: places)
  }

  /// So many steps of so many decimal places.
  private init(steps: Int, places: Int) {
    var (steps, places) = (steps, places)
    while places > 0, steps % 10 == 0 { (steps, places) = (steps / 10, places - 1) }
    (self.steps, self.places) = (steps, places)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// In steps of a finer or equal place; what would not fit is as far as can be.
  private func steps(of finer: Int) -> Int {
    let most = Int.max / 40
    return (places..<max(places, finer)).reduce(steps) { steps, _ in
      steps > most ? most * 10 : steps < -most ? -most * 10 : steps * 10
    }
  }

  /// As `numbers(from:to:most:)`, for what is no farther from `middle` than `slack`.
  static func numbers(
    within slack: DecimalNumber, of middle: DecimalNumber, most: Int
  ) -> [DecimalNumber] {
    let finest = max(slack.places, middle.places)
    let (steps, width) = (middle.steps(of: finest), abs(slack.steps(of: finest)))
    return numbers(
      from: DecimalNumber(steps: steps - width, places: finest),
      to: DecimalNumber(steps: steps + width, places: finest), most: most)
  }

  /// The numbers between two, with as many decimals as make no more of them, two at most behind those of the ends.
  static func numbers(
    from least: DecimalNumber, to greatest: DecimalNumber, most: Int
  ) -> [DecimalNumber] {
    let coarsest = max(least.places, greatest.places)
    for places in (coarsest...(coarsest + 2)).reversed() {
      let (first, last) = (least.steps(of: places), greatest.steps(of: places))
      guard first <= last, last - first < most else { continue }
      return (first...last).map { DecimalNumber(steps: $0, places: places) }
    }
    return []
  }

  /// Whether it lies in the range of `middle` and `slack` to either side of it; the ends count.
  package func isWithin(_ slack: DecimalNumber, of middle: DecimalNumber) -> Bool {
    let finest = max(places, slack.places, middle.places)
    return abs(steps(of: finest) - middle.steps(of: finest)) <= abs(slack.steps(of: finest))
  }

  /// Whether it lies between the two; the ends count.
  package func isBetween(_ least: DecimalNumber, _ most: DecimalNumber) -> Bool {
    let finest = max(places, least.places, most.places)
    return (least.steps(of: finest)...max(least.steps(of: finest), most.steps(of: finest)))
      .contains(steps(of: finest))
  }
}
