import Localization
import Testing

@testable import Flow

/// Dates, times, centuries and years, which are written in many ways.
@Suite struct DateAnswerTests {
  private static func level(
    _ spellings: String, wrong: String = "never", exactness: AnswerExactness = .forgiving
  ) throws -> OpenQuestionLevel {
    try OpenQuestionLevel(
      content: content("o"), accepted: try list(en: spellings, fr: spellings),
      nearMisses: [
        ForeseenWrongAnswer(
          id: "wrong", texts: try list(en: wrong, fr: wrong), reply: text("nearly"))
      ], nudge: .typed, success: text("yes"), exactness: exactness)
  }

  private static func isRight(
    _ typed: String, for spelling: String, in language: Language,
    exactness: AnswerExactness = .forgiving
  ) throws -> Bool {
    switch try level(spelling, exactness: exactness).match(typed, in: language) {
    case .right: true
    case .nearMiss, .unforeseen, .extraWords, .empty: false
    }
  }

  @Test(arguments: [
    ("14 October 1066", "14/10/1066"), ("14 October 1066", "October 14, 1066"),
    ("14 October 1066", "14th October 1066"), ("14 October 1066", "14 Oct 1066"),
    ("14 October 1066", "the 14th of October 1066"), ("14 October 1066", "1066-10-14"),
    ("14 October 1066", "10/14/1066"), ("14 October 1066", "14.10.1066"),
    ("14 October 1066", "14 October 1066 AD"), ("28/07/1914", "28 July 1914"),
    ("28/07/1914", "28/7/1914"), ("4 July 1776", "7/4/1776"), ("4 July 1776", "4/7/1776"),
    ("4/7/1776", "04/07/1776"), ("4/7/1776", "4 July 1776"), ("4/7/1776", "July 4, 1776"),
    ("1 May", "May 1st"), ("May 1968", "in May, 1968"),
    ("44 BC", "44 B.C."), ("44 BC", "-44"), ("44 BC", "44 BCE"), ("1066", "1066 AD"),
    ("AD 476", "476"), ("the 18th century", "eighteenth century"),
    ("twenty-first century", "21st century"), ("1 May", "first of May"), ("2nd", "second"),
    ("9 November 1989", "9/11/89"), ("14 October 1066", "Saturday 14 October 1066"),
    ("14 October 1066", "the 14/10/1066"), ("14th century", "14th c."),
    ("14th century", "in the 14 century"), ("1914-1918", "1914 to 1918"),
    ("from 1914 to 1918", "1914-1918"), ("Henry VIII", "Henry 8"),
    ("Henry VIII", "Henry the Eighth"), ("Henry VIII", "henry the eigth"), ("CO2", "C02"),
    ("Elizabeth I", "Elizabeth 1"), ("Elizabeth I", "Elizabeth the First"),
    ("1939-1945", "1939-45"),
    ("1914-18", "1914 to 1918"), ("1914-18", "1914–1918"),
    ("Mary I", "Queen Mary I"), ("Mary I", "queen mary 1"), ("King Henry VIII", "Henry VIII"),
    ("Henry VIII", "King Henry the Eighth"), ("4 July", "4/7"), ("4 July", "7/4"),
    ("August 1914", "08/1914"), ("8/1914", "August 1914"),
  ])
  func `a date is right in each way of writing it`(_ right: String, _ typed: String) throws {
    #expect(try Self.isRight(typed, for: right, in: .en))
    #expect(try !Self.isRight(typed + " or so", for: right, in: .en))
  }

  @Test(arguments: [
    ("14 juillet 1789", "14/07/1789"), ("14 juillet 1789", "14-7-1789"),
    ("14 juillet 1789", "le 14 juil. 1789"), ("13 septembre 1515", "13 sept. 1515"),
    ("25 décembre 800", "25/12/800"), ("1er mai", "1 mai"),
    ("44 av. J.-C.", "44 avant J.-C."), ("44 av. J.-C.", "-44"),
    ("44 av. J.-C.", "44 avant Jésus-Christ"), ("XVIIIe siècle", "18e siècle"),
    ("XVIIIe siècle", "XVIIIᵉ siècle"), ("XIXe siècle", "XIXème siècle"),
    ("XVIIIe siècle", "18 ème siècle"),
    ("Ve siècle av. J.-C.", "5e siècle avant J.-C."),
    ("Ve siècle avant J.-C.", "cinquième siècle avant Jésus-Christ"),
    ("Ve siècle av. J.-C.", "Vème siècle avant notre ère"),
    ("XVIIIe siècle", "le XVIII siècle"),
    ("XVIIIe siècle", "dix-huitième siècle"), ("1er mai", "premier mai"),
    ("476", "476 ap. J.-C."), ("476", "476 apr. J.-C."), ("août 1914", "en aout 1914"),
    ("XVIIIe siècle", "XVIIIème siècle"), ("XVIIIème siècle", "XVIIIe siècle"),
    ("XVIe siècle", "XVIème siècle"), ("VIIe siècle", "VIIème siècle"),
    ("XVIIIe siècle", "XVIIIième siècle"),
    ("au XVIIIe siècle", "XVIIIe siècle"), ("XVIIIe s.", "XVIIIe siècle"),
    ("XVe siècle", "XVe s."), ("Louis XIV", "Louis 14"),
    ("Louis XIV", "Louis quatorze"), ("Philippe II", "Philippe 2"), ("François Ier", "Francois 1"),
    ("14 juillet 1789", "le 14/07/1789"), ("14 juillet 1789", "mardi 14 juillet 1789"),
    ("1914-1918", "de 1914 à 1918"), ("Louis XIV", "le roi Louis XIV"),
    ("Louis XIV", "roi Louis 14"), ("le roi Louis XIV", "Louis XIV"),
    ("14 juillet", "14/7"), ("14 juillet", "le 14/07"), ("août 1914", "8/1914"),
  ])
  func `so it is in French`(_ right: String, _ typed: String) throws {
    #expect(try Self.isRight(typed, for: right, in: .fr))
    #expect(try Self.isRight(typed, for: right, in: .fr, exactness: .accents) == false)
  }

  @Test(arguments: [
    ("14 October 1066", "15 October 1066", Language.en), ("14 October 1066", "14/11/1066", .en),
    ("14 October 1066", "14 October 1067", .en), ("14 October 1066", "14 October", .en),
    ("14 October 1066", "October 1066", .en),
    ("4 juillet 1776", "7/4/1776", .fr), ("44 BC", "44", .en), ("44 BC", "44 AD", .en),
    ("1066", "-1066", .en), ("007", "7", .en), ("10, 3, 100", "3, 10, 100", .en),
    ("3/4", "4/3", .en), ("14 October 1066", "14 October 1066 1067", .en),
    ("XVIIIe siècle", "XVIIe siècle", .fr), ("XVIIe", "XVIe", .fr), ("XVIIe", "XVIIIe", .fr),
    ("XVIIIᵉ siècle", "XVIIᵉ siècle", .fr), ("XVIIIe siècle", "17e siècle", .fr),
    ("Louis XVIII", "Louis XVII", .fr), ("XVIIIe siècle", "17e", .fr),
    ("Ve siècle av. J.-C.", "Ve siècle", .fr),
    ("Ve siècle av. J.-C.", "Ve siècle ap. J.-C.", .fr),
    ("XVIIIe siècle", "dix-septième siècle", .fr), ("XVIIIe siècle", "dixième siècle", .fr),
    ("44 av. J.-C.", "44 ap. J.-C.", .fr), ("44 av. J.-C.", "45 av. J.-C.", .fr),
    ("XVIIIème siècle", "XVIIe siècle", .fr), ("XVIIIème siècle", "XVIIème siècle", .fr),
    ("XVe siècle", "XVIème siècle", .fr), ("XXe siècle", "XXIème siècle", .fr),
    ("Ve siècle", "VIème siècle", .fr), ("XVIe arrondissement", "XVIIème arrondissement", .fr),
    ("Louis XIV", "Louis 15", .fr), ("Elizabeth I", "Elizabeth 2", .en),
    ("Elizabeth I", "Elizabeth", .en), ("1939-1945", "1939-46", .en),
    ("1939-1945", "9223372036854775807-45", .en), ("Louis XIV", "14", .fr),
    ("Louis XIV", "Henri 14", .fr),
    ("on Monday", "in Monday", .en), ("fifth", "five", .en), ("five", "fifth", .en),
    ("5th", "5", .en),
    ("deuxième", "deux", .fr), ("Monday 5", "Tuesday 5", .en),
    ("1914-1918", "1914-1919", .en),
    ("1914-1918", "1918-1914", .en), ("14 juillet", "7/14", .fr), ("1/2", "2/1", .en),
    ("1/2", "01/02", .fr), ("King John I", "Pope John I", .en),
    ("Louis XIV", "le roi Louis XV", .fr),
    ("Louis XIV", "le roi", .fr), ("roi 14", "14", .fr), ("9 November 1989", "9/11/88", .en),
  ]) func `another one is wrong`(_ right: String, _ typed: String, _ language: Language) throws {
    #expect(try !Self.isRight(typed, for: right, in: language))
  }

  @Test(arguments: [
    ("14:30", "14h30", Language.fr), ("14:30", "14 h 30", .fr), ("14 h 30", "14:30", .fr),
    ("14h30", "à 14 heures 30", .fr), ("14h", "14 heures", .fr), ("14h", "14:00", .fr),
    ("8 h 05", "08:05", .fr), ("14 h", "2 heures de l’après-midi", .fr),
    ("14:30", "2.30 pm", .en), ("14:30", "2:30 p.m.", .en), ("2:30 pm", "14:30", .en),
    ("2 pm", "2 o’clock in the afternoon", .en), ("7 a.m.", "7:00", .en), ("7 a.m.", "at 7am", .en),
    ("12:15 am", "0:15", .en), ("14:30", "14.30", .en), ("11:00", "eleven o’clock", .en),
    ("11 h", "onze heures", .fr), ("noon", "noon", .en),
    ("14:30:00", "14:30", .en), ("14:30", "14:30 h", .en),
    ("2:30", "half past two", .en), ("2:30", "half past 2", .en), ("2:30", "two thirty", .en),
    ("2:15", "a quarter past two", .en), ("1:45", "quarter to two", .en),
    ("7:50", "ten to eight", .en), ("7:35", "twenty-five to eight", .en),
    ("8:25", "twenty five minutes past eight", .en), ("8:25", "eight twenty-five", .en),
    ("14:30", "half past two in the afternoon", .en), ("noon", "midday", .en),
    ("12:00", "noon", .en), ("0:15", "quarter past midnight", .en),
    ("half past two", "half past two", .en), ("half past two", "thirty minutes past two", .en),
    ("2:30", "it’s half past two", .en), ("8 h 30", "huit heures et demie", .fr),
    ("8h30", "huit heures trente", .fr), ("8h15", "8 heures et quart", .fr),
    ("7h45", "huit heures moins le quart", .fr), ("7h50", "8 heures moins 10", .fr),
    ("21h", "vingt et une heures", .fr), ("21 h 25", "vingt-et-une heures vingt-cinq", .fr),
    ("1h", "une heure", .fr), ("13h15", "une heure et quart de l’après-midi", .fr),
    ("12h30", "midi et demi", .fr), ("12h", "midi", .fr), ("23h45", "minuit moins le quart", .fr),
    ("18h", "dix-huit heures", .fr), ("18h05", "dix-huit heures cinq", .fr),
    ("20h30", "il est vingt heures trente", .fr),
  ])
  func `a time of day is right in each way of writing it`(
    _ right: String, _ typed: String, _ language: Language
  ) throws {
    #expect(try Self.isRight(typed, for: right, in: language))
  }

  @Test(arguments: [
    ("14:30", "14:31", Language.en), ("14:30", "2:30", .en), ("14h30", "14", .fr),
    ("2 pm", "2 am", .en), ("2 pm", "2", .en),
    ("25:10", "25h10", .fr), ("14:75", "14h75", .fr), ("14:30", "14:30:20", .en),
    ("16 h", "16", .fr), ("half past two", "2:30", .en), ("midi", "12 h", .fr),
    ("2:30", "half to two", .en), ("2:30", "quarter past two", .en), ("2:30", "half two past", .en),
    ("1:20", "vingt et une heures", .fr), ("8h30", "huit heures et quart", .fr),
    ("7h30", "huit heures moins", .fr), ("14:30", "half past two in the morning", .en),
    ("8:25", "eight twenty", .en), ("2:30", "past two", .en), ("2:55", "5 to 3", .en),
  ])
  func `another time is wrong`(_ right: String, _ typed: String, _ language: Language) throws {
    #expect(try !Self.isRight(typed, for: right, in: language))
  }

  @Test(arguments: [
    ("XVIIe", "XVIIe siècle"), ("XVIIe siècle", "17"), ("XVIIe siècle", "XVIIe"),
    ("XVIIe", "dix-septième siècle"), ("le XVIIe siècle", "17e"), ("XVIIe s.", "au XVIIe siècle"),
  ])
  func `who is asked for a century may say the word or not`(_ right: String, _ typed: String) throws
  {
    let level = try OpenQuestionLevel(
      content: CommonLevelContent(
        id: "o", text: text("À quel siècle naît Molière ?"), hints: [], notes: [], keywords: []),
      accepted: try list(en: right, fr: right), nearMisses: [], nudge: .typed, success: text("yes"))
    #expect(level.match(typed, in: .fr) == .right(spelling: nil))
    #expect(level.match("XVIe siècle", in: .fr) == .unforeseen)
  }

  @Test(arguments: [
    ("XIIIe siècle", "13e siècle", true), ("29/5/1454", "29 mai 1454", true),
    ("10h15", "10:15", true), ("Louis XVI", "Louis 16", true), ("Paris", "paris", true),
    ("Louis XVI", "Louis 17", false), ("10h15", "10h16", false),
  ])
  func `the same wrong answer in another way of writing it costs no second try`(
    _ first: String, _ second: String, _ isSame: Bool
  ) throws {
    let question = Level.open(try Self.level("nothing"))
    var policy = FlowPolicy()
    policy.attempts = 3
    var flow = GameFlow(
      chapters: [try chapter("c", [question])], progress: Progress(seed: 1), policy: policy)
    _ = flow.start()
    _ = flow.loadLevel(LevelPosition(chapter: 0, level: 0))
    for typed in [first, second] { _ = flow.validate([typed], in: .fr) }
    #expect(flow.progress.visits["o"]?.attempts == (isSame ? 1 : 2))
  }

  @Test func `a foreseen one has its reply however it is written`() throws {
    let level = try Self.level("14 October 1066", wrong: "25 September 1066")
    for typed in ["25/9/1066", "Sept 25, 1066"] {
      #expect(level.match(typed, in: .en) == .nearMiss(level.nearMisses[0]))
    }
  }

  @Test func `another way of writing it is no slip to be told`() throws {
    let level = try Self.level("14 October 1066")
    #expect(level.match("14/10/1066", in: .en) == .right(spelling: nil))
    #expect(level.match("14 october 1066", in: .en) == .right(spelling: nil))
  }

  @Test func `another century is no matter of spelling`() throws {
    let level = try Self.level(
      "XVIIIe siècle", exactness: AnswerExactness(spelling: true))
    #expect(level.difference(of: "XVIIe siècle", in: .fr) == nil)
    #expect(level.difference(of: "XVIIIe siecles", in: .fr) == .letters)
  }
}
