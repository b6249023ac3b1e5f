import Flow
import Localization
import Testing

/// Numbers to type.
@Suite struct NumberTests {
  private static func number(_ text: String) -> DecimalNumber {
    guard let number = DecimalNumber(text) else { preconditionFailure(text) }
    return number
  }

  @Test(arguments: [
    ("3", true), ("-3.5", true), ("3,50", true), (".5", true), ("+7", true), ("", false),
    ("3.", true), ("1e3", false), ("3.1.4", false), ("--3", false), ("٣", false),
    ("123456789012345", true), ("1234567890123456", false), ("0.1234567891", false), ("-", false),
  ]) func `a number is written so`(_ text: String, _ isNumber: Bool) {
    #expect((DecimalNumber(text) != nil) == isNumber)
  }

  static let typed: [(String, Language, String?)] = [
    ("3.14", .en, "3.14"), ("3,14", .fr, "3.14"), ("3.140 km", .en, "3.14"), ("3 km", .en, "3"),
    ("3km", .en, "3"), ("about 3", .en, "3"), ("three", .en, "3"), ("trois", .fr, "3"),
    ("-3", .en, "-3"), ("1 000", .fr, "1000"), ("1,000", .en, "1000"), ("1 000 km", .en, "1000"),
    ("3 miles", .en, nil), ("3 4", .en, nil), ("far", .en, nil), ("", .en, nil),
    ("kilometres", .en, nil), ("3 kilomètres", .fr, "3"), ("12345678901234567890", .en, nil),
    ("2/3", .en, nil), ("67/100", .en, "0.67"), ("1/2", .en, "0.5"), ("3 / 4", .en, "0.75"),
    ("66.7%", .en, nil),
    (",67", .fr, "0.67"), ("-.5", .en, "-0.5"), ("2.50", .en, "2.5"), ("about .5 km", .en, "0.5"),
    ("12 742km", .en, "12742"), ("3miles", .en, nil),
    ("68.4 million", .en, "68400000"), ("68,4 millions", .fr, "68400000"),
    ("2 milliards de km", .fr, "2000000000"), ("3 billion km", .en, "3000000000"),
    ("12 thousand", .en, "12000"), ("dix mille", .fr, "10000"),
    ("-1.2345 thousand", .en, "-1234.5"),
    ("2 million miles", .en, nil), ("million", .en, "1000000"), ("2 milliards", .en, nil),
    ("forty-six", .en, "46"), ("forty", .en, "40"), ("quarante-six", .fr, "46"),
    ("soixante-douze", .fr, "72"), ("soixante km", .fr, "60"), ("cent six", .fr, "106"),
    ("two hundred", .en, "200"), ("quatre-vingts", .fr, "80"), ("minus 7", .en, "-7"),
    ("moins 12,5", .fr, "-12.5"), ("–7", .en, "-7"), ("- 7 km", .en, "-7"),
    ("— 0,5", .fr, "-0.5"), ("−7", .en, "-7"), ("7 - 8", .en, nil),
    ("999999999 trillion", .en, nil), ("two hundred and six km", .en, "206"),
    ("mille neuf cent quatorze", .fr, "1914"), ("mille", .fr, "1000"), ("cent", .fr, "100"),
    ("deux mille trois", .fr, "2003"), ("nineteen hundred", .en, "1900"), ("cent cent", .fr, nil),
    ("1 234,50 km", .fr, "1234.5"), ("1 234,50", .fr, "1234.5"), ("2 100", .en, "2100"),
    ("0.5 thousand", .en, "500"), ("44 BC", .en, nil), ("15 km je crois", .fr, "15"),
    ("3 I think", .en, "3"), ("3 km high", .en, "3"), ("3 or 4", .en, nil),
    ("quatre-vingt-dix-sept", .fr, "97"), ("vingt-deux km", .fr, "22"), ("vingt et un", .fr, "21"),
    ("soixante et onze", .fr, "71"), ("septante et un", .fr, "71"), ("nonante-neuf", .fr, "99"),
    ("mille sept cent quatre-vingt-neuf", .fr, "1789"), ("quatre cent vingt", .fr, "420"),
    ("deux cent quatre-vingt-un", .fr, "281"), ("dix-sept", .fr, "17"),
    ("deux et demi", .fr, "2.5"),
    ("trois virgule quatorze", .fr, "3.14"), ("three point one four", .en, "3.14"),
    ("three point zero five", .en, "3.05"), ("two and a half km", .en, "2.5"), ("zero", .en, "0"),
    ("nineteen forty-five", .en, "1945"), ("twenty-two", .en, "22"), ("one two", .en, nil),
    ("one hundred and twenty-two", .en, "122"), ("fourteen hundred", .en, "1400"),
    ("three thousand two hundred km", .en, "3200"), ("un kilomètre", .fr, "1"),
    ("pas 3", .fr, nil), ("not 3", .en, nil), ("plus de 3 km", .fr, nil), ("before 3", .en, nil),
    ("moins de 3", .fr, nil), ("bananas 3", .en, nil), ("c’est 3", .fr, "3"), ("3 €", .fr, nil),
    ("$3", .en, nil), ("3 °", .en, nil), ("3.844 x 10^5 km", .en, "384400"), ("3e2", .en, "300"),
    ("1,5 × 10⁻² km", .fr, "0.015"), ("2.5e3 km", .en, "2500"),
  ]

  @Test(arguments: typed) func `a number is found in what is typed`(
    _ text: String, _ language: Language, _ said: String?
  ) throws {
    let expected = ExpectedNumber(
      Self.number("3"), range: .tolerance(Self.number("0")),
      units: try list(en: "km|kilometres", fr: "km|kilomètres"))
    let found = expected.number(in: text, language)
    #expect((found == nil) == (said == nil))
    if let found, let said { #expect(found == Self.number(said)) }
  }

  static let years: [(String, Language, String?)] = [
    ("1215 AD", Language.en, "1215"), ("AD 1215", .en, "1215"), ("44 BC", .en, "-44"),
    ("44 miles", .en, nil),
    ("1515 ap. J.-C.", .fr, "1515"), ("52 av. J.-C.", .fr, "-52"),
    ("14 juillet 1789", .fr, "1789"), ("le 14/7/1789", .fr, "1789"), ("15 March 44 BC", .en, "-44"),
    ("forty-four BC", .en, "-44"), ("14 juillet", .fr, nil),
  ]

  @Test(arguments: years) func `a year may have its era`(
    _ text: String, _ language: Language, _ said: String?
  ) {
    let expected = ExpectedNumber(
      Self.number("3"), range: .tolerance(Self.number("0")), units: nil)
    #expect(expected.number(in: text, language) == said.map(Self.number))
  }

  @Test(arguments: [
    ("m", "4810 metres", true), ("m", "4810 mètres", true), ("mètres", "4810 m", true),
    ("m", "4810 km", false), ("km", "3 kilometers", true), ("%", "5 percent", true),
    ("habitants", "3 metres", false), ("habitants", "3 habitant", true),
    ("hab.", "3 habitants", true), ("€", "5 euros", true), ("euros", "5 €", true),
    ("°C", "3 degrees", true), ("°", "3 degrés", true), ("degrés", "3°", true),
    ("km²", "5 square kilometres", true), ("km²", "5 kilomètres carrés", true),
    ("km²", "5 km2", true), ("km²", "5 km", false), ("km/h", "5 kilomètres par heure", true),
    ("km/h", "5 kilomètres à l’heure", true), ("km/h", "5 kph", true),
    ("km/h", "5 kilometres", false), ("km/s", "5 kilometers per second", true),
    ("km/s", "5 km/sec", true), ("km/s", "5 km/h", false), ("km/s", "5 km", false),
    ("m/s²", "5 m/s2", true),
    ("m/s²", "5 metres per second squared", true), ("m/s²", "5 m/s/s", true),
    ("m/s", "5 mètres par seconde", true), ("°C", "5 centigrade", true), ("K", "5 kelvin", true),
    ("kJ", "5 kilojoules", true), ("m/s", "5 m", false), ("km/h", "5 km per hour", true),
    ("km/h", "5 km/hour", true),
    ("miles", "7 mi", true), ("%", "75 pour cent", true), ("%", "75 per cent", true),
    ("h", "11:00", true), ("heures", "11h00", true), ("h", "11:30", true), ("h", "11:20", false),
    ("%", "78 ‰", false), ("MW", "10 mW", false), ("MW", "10 MW", true), ("mA", "20 MA", false),
    ("m/s", "340 ms", false),
    ("m/s", "340 m s", false), ("m/s", "340 m/s", true), ("km/h", "50 kmh", true),
    ("m/s²", "2 ms2", false), ("Ω", "12 ohms", true), ("Hz", "50 hertz", true),
    ("Pa", "100 pA", false),
    ("€", "12 $", false), ("€", "12 €", true), ("€", "€12", true), ("$", "12 £", false),
    ("£", "3.50 GBP", true), ("°C", "100 ºC", true), ("°C", "100 deg C", true),
    ("km/s", "300000 km s-1", true), ("m/s²", "9.8 m s^-2", true), ("km", "11:00", false),
    ("min", "11:00", false), ("min", "11h00", true), ("hab/km²", "105 habitants par km²", true),
    ("hab./km²", "105 hab/km2", true), ("people/km²", "105 people per km²", true),
    ("people/km²", "105 people", false),
  ]) func `a common unit has its signs and names`(_ unit: String, _ typed: String, _ isUnit: Bool) {
    let expected = ExpectedNumber(
      Self.number("3"), range: .tolerance(Self.number("0")),
      units: LocalizedList(verbatim: [SafeText(cleaning: unit)]))
    for language in Language.allCases {
      #expect((expected.number(in: typed, language) != nil) == isUnit)
    }
  }

  static let judged: [(ExpectedNumber.Range, String, Bool)] = [
    (.tolerance(number("0")), "3.14", true), (.tolerance(number("0")), "3.141", false),
    (.tolerance(number("0.01")), "3.15", true), (.tolerance(number("0.01")), "3.13", true),
    (.tolerance(number("0.01")), "3.1501", false),
    (.between(number("3"), number("4")), "4", true),
    (.between(number("3"), number("4")), "4.000001", false),
    (.between(number("-1"), number("4")), "-1", true),
  ]

  @Test(arguments: judged) func `a number is right, or near enough`(
    _ range: ExpectedNumber.Range, _ text: String, _ isRight: Bool
  ) {
    let expected = ExpectedNumber(Self.number("3.14"), range: range, units: nil)
    #expect(expected.contains(Self.number(text)) == isRight)
  }

  @Test func `what is no number costs nothing, and a foreseen one has its reply`() throws {
    let level = try OpenQuestionLevel(
      content: content("n"), accepted: try list(en: "3", fr: "3"),
      nearMisses: [
        ForeseenWrongAnswer(id: "two", texts: try list(en: "2", fr: "2"), reply: text("low"))
      ], nudge: text("no"), success: text("yes"),
      number: ExpectedNumber(Self.number("3"), range: .tolerance(Self.number("0")), units: nil))
    var flow = GameFlow(
      chapters: [try chapter("c", [.open(level), try closed(content("z"))])],
      progress: Progress(seed: 1))
    _ = play("start read read", on: &flow)
    #expect(
      play("say:far say:2.0 say:4 say:3", on: &flow)
        == "refused: not a number | wrong 1 | wrong 2 | right 1★, z")
    #expect(flow.progress.records["n"]?.best?.attempts == 2)
    #expect(flow.progress.records["n"]?.wrongAnswers == ["two", "=4"])
  }

  /// What is typed where 1006, give or take 20, is right, and whether the exact number is told.
  @Test(arguments: [("1006", false), ("1010", true), ("1100", false)])
  func `near enough is told the number itself`(_ typed: String, _ isTold: Bool) throws {
    let level = try OpenQuestionLevel(
      content: content("n", rightAnswer: "1006"), accepted: try list(en: "1006", fr: "1006"),
      nearMisses: [], nudge: text("no"), success: text("yes"),
      number: ExpectedNumber(
        Self.number("1006"), range: .tolerance(Self.number("20")), units: nil))
    var flow = GameFlow(
      chapters: [try chapter("c", [.open(level)])], progress: Progress(seed: 1))
    let words = lastEffects(of: "start read read say:\(typed)", on: &flow).compactMap { effect in
      if case .say(.verdict(let verdict)) = effect { verdict.text.resolved(in: .en) } else { nil }
    }
    #expect(words.count == 1)
    #expect(words.first?.contains("The answer given here: 1006") == isTold)
  }

  /// A typed question with three tries, and another one behind it.
  private func flowOfThreeTries() throws -> GameFlow {
    let level = try OpenQuestionLevel(
      content: content("n"), accepted: try list(en: "lantern", fr: "lanterne"), nearMisses: [],
      nudge: text("no"), success: text("yes"))
    var policy = FlowPolicy()
    policy.attempts = 3
    return GameFlow(
      chapters: [try chapter("c", [.open(level), try closed(content("z"))])],
      progress: Progress(seed: 1), policy: policy)
  }

  @Test func `the same words again cost no try, and other words do`() throws {
    var flow = try flowOfThreeTries()
    _ = play("start read read", on: &flow)
    var first = flow
    _ = play("say:rope", on: &first)
    let kept = first.progress.visits["n"]?.triedKeys ?? []
    #expect(kept.count == 2 && !kept.contains("rope") && !kept.contains("=rope"))
    #expect(
      play("say:rope say:rope say:torch say:rope say:candle", on: &flow)
        .hasSuffix(
          "wrong 1, 2 left | refused: unchanged | wrong 2, 1 left | refused: unchanged | wrong 3, wrong 3, z"
        ))
    #expect(flow.progress.records["n"]?.wrongAnswers == [])
  }

  @Test func `the same thing called by another name costs no try`() throws {
    var flow = try flowOfThreeTries()
    #expect(
      play("start read read say:WW2 say:WWII say:WW1", on: &flow)
        .hasSuffix("wrong 1, 2 left | refused: unchanged | wrong 2, 1 left"))
  }

  @Test func `the same number written in another way costs no try`() throws {
    let level = try OpenQuestionLevel(
      content: content("n"), accepted: try list(en: "100", fr: "100"), nearMisses: [],
      nudge: text("no"), success: text("yes"),
      number: ExpectedNumber(
        Self.number("100"), range: .tolerance(Self.number("0")),
        units: try list(en: "km", fr: "km")))
    var policy = FlowPolicy()
    policy.attempts = 3
    var flow = GameFlow(
      chapters: [try chapter("c", [.open(level), try closed(content("z"))])],
      progress: Progress(seed: 1), policy: policy)
    #expect(
      play("start read read say:90km say:90 say:90.0 say:80", on: &flow)
        .hasSuffix("wrong 1, 2 left | refused: unchanged | refused: unchanged | wrong 2, 1 left"))
    #expect(flow.progress.records["n"]?.wrongAnswers == ["=90", "=80"])
  }

  @Test(arguments: [
    ("3", "3"), ("-3,50", "-3.5"), (".5", "0.5"), ("-0.05", "-0.05"), ("0", "0"),
    ("12742.125", "12742.125"), ("100", "100"),
  ]) func `a number has one text`(_ written: String, _ text: String) {
    #expect(Self.number(written).text == text)
  }
}
