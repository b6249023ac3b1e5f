import Localization

/// A unit in which something is measured, such as `km/h`, so that what is said in one can be told in another.
struct MeasuredUnit {
  /// What it is a unit of: its base units, each with its power; `km/h` has metres and, to the power of -1, seconds.
  private var powers: [String: Int] = [:]
  /// How many of the base units it is.
  private var factor = 1.0
  /// What is added before: 273.15 where the base begins at the absolute zero.
  private var offset = 0.0

  /// By its sign or its name in some language: `m/s`, “metres per second”, « km² »; nil of anything else.
  init?(_ text: some StringProtocol, in language: Language) {
    let whole = String(text.filter { !$0.isWhitespace })
    if let sign = Self.sign(of: whole) {
      // `kmh` is `km/h`.
      let unit = Self.scale(of: sign) ?? (sign == whole ? nil : MeasuredUnit(sign, in: language))
      if let unit {
        self = unit
        return
      }
    }
    var isUnder = false
    var pending = 1
    var last: MeasuredUnit?
    for word in Self.words(of: String(text)) {
      let folded = word.folded(as: .word)
      if word == "/" || L10n.Answers.unitPers.resolved(in: language).contains(folded) {
        guard last != nil, !isUnder else { return nil }
        isUnder = true
        last = nil
      } else if let power = Self.power(of: folded, in: language) {
        guard let unit = last else {
          pending = power
          continue
        }
        for _ in 1..<power { multiply(by: unit, isUnder: isUnder) }
      } else if let unit = Self.named(word) {
        for _ in 1...pending { multiply(by: unit, isUnder: isUnder) }
        pending = 1
        last = unit
      } else {
        return nil
      }
    }
    guard last != nil else { return nil }
  }

  private init(_ factor: Double, _ powers: [String: Int], offset: Double = 0) {
    (self.powers, self.factor, self.offset) = (powers, factor, offset)
  }

  /// What a number of this unit is in another; nil where that measures something else.
  func converted(_ number: Double, to other: MeasuredUnit) -> Double? {
    guard powers == other.powers else { return nil }
    return (number + offset) * factor / other.factor - other.offset
  }

  /// Whether it tells a temperature, of which 0 is not the same in all units.
  var isOfTemperature: Bool { powers == ["K": 1] }

  private mutating func multiply(by unit: MeasuredUnit, isUnder: Bool) {
    for (base, power) in unit.powers {
      let sum = (powers[base] ?? 0) + (isUnder ? -power : power)
      powers[base] = sum == 0 ? nil : sum
    }
    factor = isUnder ? factor / unit.factor : factor * unit.factor
  }

  /// The words, powers and strokes of a unit: `m`, `/`, `s`, `2` of `m/s²`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for sign in text.withPlainFigures {
      let isGap = sign.isWhitespace || "·*.^()".contains(sign)
      let isBreak = isGap || sign == "/" || sign.isNumber != (word.last?.isNumber ?? sign.isNumber)
      if isBreak, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if sign == "/" { words.append("/") } else if !isGap { word.append(sign) }
    }
    return words + (word.isEmpty ? [] : [word])
  }

  /// 2 of `2`, “squared” and “square”, 3 of « cube ».
  private static func power(of word: String, in language: Language) -> Int? {
    if let digit = Int(word) { return [2, 3].contains(digit) ? digit : nil }
    if L10n.Answers.squares.resolved(in: language).contains(word) { return 2 }
    return L10n.Answers.cubes.resolved(in: language).contains(word) ? 3 : nil
  }

  private static func named(_ word: String) -> MeasuredUnit? { sign(of: word).flatMap(scale) }

  /// The sign of a common unit by its sign or one of its names in some language.
  static func sign(of name: String) -> String? {
    if let sign = signs[name] { return sign }
    let folded = name.folded(as: .word)
    return signs[folded] ?? signs[folded.singular]
  }

  /// Of each sign and name of a common unit, the sign of that unit.
  private static let signs: [String: String] = {
    let units = Language.allCases.flatMap { L10n.Answers.units.resolved(in: $0) }
    let pairs = units.flatMap { unit in
      let names = unit.split(separator: " ").map(String.init)
      return names.map { ($0, names[0]) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Of a sign that is no simple unit, such as `km/h`, nil; one that cannot be told in others is a base of its own.
  private static func scale(of sign: String) -> MeasuredUnit? {
    if let scale = scales[sign] { return scale }
    let isSimple = sign.allSatisfy { $0.isLetter || "°%$€£".contains($0) }
    return isSimple ? MeasuredUnit(1, [sign: 1]) : nil
  }

  private static let newton = ["g": 1, "m": 1, "s": -2]
  private static let joule = ["g": 1, "m": 2, "s": -2]
  private static let watt = ["g": 1, "m": 2, "s": -3]
  private static let pascal = ["g": 1, "m": -1, "s": -2]

  /// The units of one base by their signs, as the international system has them; a mile is 1,609.344 m.
  private static let scales: [String: MeasuredUnit] = [
    "km": MeasuredUnit(1_000, ["m": 1]), "m": MeasuredUnit(1, ["m": 1]),
    "cm": MeasuredUnit(0.01, ["m": 1]), "mm": MeasuredUnit(0.001, ["m": 1]),
    "mi": MeasuredUnit(1_609.344, ["m": 1]), "ft": MeasuredUnit(0.304_8, ["m": 1]),
    "inch": MeasuredUnit(0.025_4, ["m": 1]), "yd": MeasuredUnit(0.914_4, ["m": 1]),
    "mph": MeasuredUnit(0.447_04, ["m": 1, "s": -1]), "ha": MeasuredUnit(10_000, ["m": 2]),
    "l": MeasuredUnit(0.001, ["m": 3]), "ml": MeasuredUnit(0.000_001, ["m": 3]),
    "t": MeasuredUnit(1_000_000, ["g": 1]), "kg": MeasuredUnit(1_000, ["g": 1]),
    "g": MeasuredUnit(1, ["g": 1]), "mg": MeasuredUnit(0.001, ["g": 1]),
    "day": MeasuredUnit(86_400, ["s": 1]), "jour": MeasuredUnit(86_400, ["s": 1]),
    "h": MeasuredUnit(3_600, ["s": 1]), "min": MeasuredUnit(60, ["s": 1]),
    "s": MeasuredUnit(1, ["s": 1]), "N": MeasuredUnit(1_000, newton),
    "J": MeasuredUnit(1_000, joule), "kJ": MeasuredUnit(1_000_000, joule),
    "MJ": MeasuredUnit(1_000_000_000, joule), "kWh": MeasuredUnit(3_600_000_000, joule),
    "W": MeasuredUnit(1_000, watt), "kW": MeasuredUnit(1_000_000, watt),
    "MW": MeasuredUnit(1_000_000_000, watt), "Pa": MeasuredUnit(1_000, pascal),
    "hPa": MeasuredUnit(100_000, pascal), "kPa": MeasuredUnit(1_000_000, pascal),
    "bar": MeasuredUnit(100_000_000, pascal), "V": MeasuredUnit(1, ["V": 1]),
    "kV": MeasuredUnit(1_000, ["V": 1]), "A": MeasuredUnit(1, ["A": 1]),
    "mA": MeasuredUnit(0.001, ["A": 1]), "Hz": MeasuredUnit(1, ["s": -1]),
    "kHz": MeasuredUnit(1_000, ["s": -1]), "MHz": MeasuredUnit(1_000_000, ["s": -1]),
    "K": MeasuredUnit(1, ["K": 1]), "°C": MeasuredUnit(1, ["K": 1], offset: 273.15),
    "°F": MeasuredUnit(5 / 9, ["K": 1], offset: 459.67),
  ]
}
