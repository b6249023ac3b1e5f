import Descent
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
