import Localization
import Testing

struct EchoTests {
  @Test(arguments: ["e", "é"]) func `an echo is cut behind its limit`(letter: String) {
    let whole = String(repeating: letter, count: 60)
    #expect(SafeText(cleaning: whole).string == whole)
    let cut = String(repeating: letter, count: 59) + "…"
    #expect(SafeText(cleaning: whole + letter).string == cut)
  }
}
