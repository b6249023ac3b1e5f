import Localization
import Testing

@testable import Flow

/// Answers that say more than was asked for, whether a right one is among them or not: neither right nor wrong.
@Suite struct ExtraWordsTests {
  static let answers: [(Language, String, String, String, Bool)] = [
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas, Texas", true),
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas in the state of Texas", true),
    (.en, "In which city was Kennedy shot?", "Dallas", "He was murdered in Dallas", true),
    (.en, "In which city was Kennedy shot?", "Dallas", "He was not murdered in Dallas", true),
    (.en, "In which city was Kennedy shot?", "Dallas", "Houston, Dallas", false),
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas or Houston", false),
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas Texas", true),
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas/Houston", false),
    (.en, "What splits an atom?", "fission", "nuclear fission", true),
    (.en, "Who wrote The Origin of Species?", "Charles Darwin", "Charles Darwin did", true),
    (.fr, "Où est l’ADN ?", "noyau", "noyau cellulaire", true),
    (.en, "Where was he beaten?", "Waterloo", "the battle of Waterloo", true),
    (.fr, "Où est l’ADN ?", "noyau", "noyau non cellulaire", false),
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas and Houston", false),
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas Houston Austin", false),
    (.en, "In which city was Kennedy shot?", "Dallas", "Dallas, never", false),
    (.en, "In which city was Kennedy shot?", "Dallas", "the mayor of Dallas", false),
    (.en, "Which city is larger, Dallas or Bonn?", "Dallas", "Dallas, Texas", false),
    (.fr, "Où est né Jésus ?", "Bethléem", "Il est né à Bethléem", true),
    (.fr, "Où est né Jésus ?", "Bethléem", "Il est né à Nazareth", true),
    (.fr, "Où vit l’ours blanc ?", "pôle Nord", "Il vit au pôle Nord", true),
    (.fr, "Comment se nomme le roi des Francs ?", "Clovis", "il se nomme Clovis", true),
    (.fr, "Quel temps est-ce ?", "imparfait", "imparfait de l’indicatif", true),
    (.fr, "Quel temps est-ce ?", "imparfait", "c’est l’imparfait de l’indicatif", true),
    (.fr, "Quelle est la nature du mot ?", "adverbe", "adverbe de manière", true),
    (.fr, "Quelle est la nature du mot ?", "adverbe", "adverbe, adjectif ou nom", false),
    (.fr, "Qui règne ?", "Napoléon", "le cousin de Napoléon", false),
    (.fr, "Quand tombe la Bastille ?", "14 juillet 1789", "14 juillet 1789 à Paris", true),
    (.fr, "Quand tombe la Bastille ?", "1789", "1788 1789 1790", false),
    (.fr, "En quelle année tomba la Bastille ?", "1789", "vers 1789", true),
    (.fr, "Quand tombe la Bastille ?", "1789", "vers 1790", true),
    (.fr, "Quand Molière vécut-il ?", "XVIIe siècle", "Il vécut au 17e siècle", true),
    (.fr, "Quelle capitale est-ce ?", "Le Caire", "la ville du Caire", true),
    (.fr, "Qui règne ?", "Napoléon", "c’est le père de Napoléon", true),
    (.fr, "Quel fleuve ?", "la Loire", "La Loire, la Seine, l’Erdre", false),
    (.en, "What is the word?", "onomatopoeia", "onomatopoeia because of the sound", true),
    (
      .en, "What began it?", "murder of Franz Ferdinand", "the murder of Archduke Franz Ferdinand",
      true
    ),
    (.en, "What began it?", "murder of Franz Ferdinand", "murder of not Franz Ferdinand", false),
    (
      .en, "What began it?", "murder of Franz Ferdinand", "murder by Archduke Franz Ferdinand",
      false
    ),
    (.en, "Which war?", "Thirty Years War", "Thirty One Years War", false),
    (.en, "Which treaty?", "Treaty of Versailles", "the treaty of Versailles ended it", true),
    (.en, "Which treaty?", "Treaty of Versailles", "the treaty of Vienna ended it", true),
    (.en, "They left … coats.", "their", "they're", false),
    (.fr, "Quel temps ?", "plus-que-parfait", "plus-que-parfait de l’indicatif", true),
    (.en, "Who won?", "William", "William because Harold was shot", true),
    (.en, "Who won?", "William", "Harold because William was shot", true),
    (.en, "Name the treaty.", "Treaty of Versailles", "the Treaty of Versailles 1919", true),
    (.en, "Name the treaty.", "Treaty of Versailles", "the Treaty of Vienna 1919", false),
    (.en, "Where was it signed?", "Versailles", "the Palace of Versailles", true),
    (.en, "Where was it built?", "England", "it was built in Spain", true),
    (.en, "Where was it built?", "England", "it was in Spain", false),
    (.en, "Why did it spread?", "rats", "because fleas bit people", true),
    (.en, "When did it end?", "11 November 1918", "11 am on 11 November 1918", true),
    (.en, "When was the fire?", "1666", "about 1670", true),
    (.en, "Who was it?", "Anne", "about 6", false),
    (.en, "Who led the revolt?", "Wat Tyler", "Wat Tyler led it", true),
    (.en, "Who led the revolt?", "Wat Tyler", "Jack Straw led it", true),
    (.en, "Who led the revolt?", "Wat Tyler", "Jack Straw", false),
    (.en, "What did he do?", "improved the engine", "invented the telephone", false),
    (.fr, "Qui a écrit « L’Avare » ?", "Molière", "Jean Baptiste Poquelin dit Molière", true),
    (.fr, "Qui a écrit « L’Avare » ?", "Molière", "Pierre Corneille, né à Rouen", false),
  ]

  @Test(arguments: answers) func `more than was asked for is told as that`(
    _ language: Language, _ question: String, _ right: String, _ typed: String, _ isTold: Bool
  ) throws {
    let level = try asking(question, right: right)
    #expect(level.match(typed, in: language) == (isTold ? .extraWords : .unforeseen))
  }

  @Test func `a form with a pronoun that is not asked for is more than was asked for`() throws {
    let level = try asking(
      "Mettez « être » au pluriel.", right: "sont", exactness: AnswerExactness(spelling: true))
    #expect(level.match("ils sont", in: .fr) == .extraWords)
    #expect(level.match("ils sommes", in: .fr) == .unforeseen)
  }

  /// A chapter that asks what bees carry, in so many tries.
  private func game(attempts: Int?, records: Bool = false) throws -> GameFlow {
    let level = try asking("What do bees carry?", right: "pollen")
    var policy = FlowPolicy()
    policy.attempts = attempts
    policy.recordsWords = records
    return GameFlow(
      chapters: [try chapter("c", [.open(level), try closed(content("z"))])],
      progress: Progress(seed: 1), policy: policy)
  }

  @Test func `the second time they cost a try where tries are counted`() throws {
    var test = try game(attempts: 3)
    var practice = try game(attempts: nil)
    let (first, second) = ("say:nectar\u{A0}pollen", "say:honey\u{A0}pollen")
    let tries = "start read read \(first) \(first) \(second)"
    // The same words again say nothing new.
    #expect(
      play(tries, on: &test)
        .hasSuffix("refused: extra words | refused: extra words | wrong 1, 2 left"))
    #expect(
      play(tries, on: &practice)
        .hasSuffix("refused: extra words | refused: extra words | refused: extra words"))
  }

  @Test func `what was not judged is remembered as that, until it is`() throws {
    var test = try game(attempts: 3, records: true)
    _ = play("start read read say:nectar\u{A0}pollen say:honey\u{A0}pollen say:wax", on: &test)
    let record = try #require(test.progress.records["o"])
    let (first, second) = (
      LevelRecord.typed("nectar\u{A0}pollen"), LevelRecord.typed("honey\u{A0}pollen")
    )
    #expect(record.judgedAnswers == [second, LevelRecord.typed("wax")])
    #expect(record.unjudged == [first])
    var judged = LevelRecord()
    judged.remember([first])
    #expect(record.merged(with: judged).unjudged.isEmpty)
    judged.remember([first], isJudged: false)
    #expect(judged.unjudged.isEmpty)
  }

  @Test func `a sentence never costs a try, whatever it says`() throws {
    var test = try game(attempts: 3)
    let sentences = [
      "they carry some nectar", "they need a lot of pollen", "they carry some honey",
    ]
    let tries = sentences.map { "say:" + $0.replacing(" ", with: "\u{A0}") }
    #expect(
      play("start read read " + tries.joined(separator: " "), on: &test)
        .hasSuffix("refused: extra words | refused: extra words | refused: extra words"))
  }

  @Test(arguments: [("vers 1492", 0, true), ("vers 1492", 5, false), ("en 1492", 0, false)])
  func `a number that is to be exact is not about so much`(
    _ typed: String, _ slack: Int, _ isTold: Bool
  ) throws {
    let level = try OpenQuestionLevel(
      content: content("o"), accepted: try list(en: "1492", fr: "1492"), nearMisses: [],
      nudge: .typed, success: text("yes"),
      number: ExpectedNumber(
        DecimalNumber(whole: 1492), range: .tolerance(DecimalNumber(whole: slack)), units: nil))
    #expect(level.match(typed, in: .fr) == (isTold ? .extraWords : .right(spelling: nil)))
  }
}
