import Descent
import Flow
import Localization
import Testing

struct RudeStemsTests {
  @Test func `there are eighty of each language`() {
    #expect(RudeStems.counts.allSatisfy { $0 >= 80 })
  }

  @Test(arguments: ["KSEX", "XESK", "SEXSEX", "REDRUM", "TURDS", "BCACAB", "LUC", "CULTE"])
  func `what is rude from either end is found`(_ text: String) {
    #expect(RudeStems.isRude(Letters(folding: text)) == (text != "REDRUM"))
  }

  @Test(arguments: ["HCROT", "TORCHE", "NNGD", "CLOARMDPEE", "FACULTE"])
  func `plain letters pass`(_ text: String) {
    #expect(!RudeStems.isRude(Letters(folding: text)))
  }
}

struct PoemBankTests {
  @Test(arguments: Language.allCases)
  func `a letter has three lines, or none`(_ language: Language) {
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      let lines = PoemBank.of(language).lines(for: letter)
      #expect(lines.isEmpty || lines.count >= 3)
      #expect(Set(lines).count == lines.count)
      for line in lines {
        #expect((4...8).contains(line.split(separator: " ").count), "\(line)")
        #expect(line.hasSuffix("."), "\(line)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `most words can be the first letters of a poem`(_ language: Language) {
    let bank = PoemBank.of(language)
    let words = LexiconConcept.all.map { Lexicon.of(language).letters(of: $0) }
    let possible = words.filter { $0.bytes.allSatisfy { !bank.lines(for: $0).isEmpty } }
    #expect(possible.count * 100 >= words.count * 90)
  }

  @Test func `a poem does not name its word`() throws {
    let word = Letters(folding: "ice")
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let poem = try #require(PoemBank.of(.en).poem(on: word, without: word, using: &generator))
      #expect(!poem.contains { $0.lowercased().split(separator: " ").contains("ice") })
    }
  }
}
