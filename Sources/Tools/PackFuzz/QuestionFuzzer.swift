import Flow
import Localization
import Packs

/// One run over many question files, each a few changes away from one that is good.
struct QuestionFuzzer: Fuzzer {
  private(set) var steps = 0
  private(set) var imported = 0
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Imports one file; what does not hold, or nil: what is made of it can be played.
  mutating func step() -> String? {
    steps += 1
    let bytes = changedBytes()
    let format = generator.pick(from: PackImport.Format.allCases)
    var settings = PackImport.Settings()
    settings.hints = generator.pick(from: PackImport.Settings.Hints.allCases)
    settings.exactness.accents = generator.below(2) == 0
    settings.isShuffled = generator.below(2) == 0
    let made = PackImport(
      bytes, format: generator.below(3) == 0 ? format : nil, title: SafeText(cleaning: "fuzz"),
      language: generator.pick(from: Language.allCases), settings: settings)
    let text = String(decoding: bytes, as: UTF8.self)
    for finding in made.findings where !finding.reason.text.isSafe { return text }
    guard let document = made.document else { return made.findings.isEmpty ? text : nil }
    imported += 1
    guard PackReader.read(PackWriter.write(document)).document == document,
      PackRuleChecker(document).findings.isEmpty,
      (try? PackLevelFactory(document: document).chapters()) != nil,
      generator.below(20) > 0
        || !PackCheck(document).findings.contains(where: { $0.severity == .error })
    else { return text }
    return nil
  }

  private mutating func changedBytes() -> [UInt8] {
    var bytes = Array(generator.pick(from: FuzzQuestions.seeds).utf8)
    for _ in 0..<1 + generator.below(6) {
      let place = generator.below(bytes.count + 1)
      switch generator.below(4) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + generator.below(12)))
      case 1:
        let end = min(bytes.count, place + generator.below(60))
        bytes.insert(contentsOf: bytes[place..<end], at: generator.below(bytes.count + 1))
      case 2 where generator.below(9) == 0: bytes.insert(UInt8(generator.below(256)), at: place)
      default: bytes.insert(contentsOf: generator.pick(from: FuzzQuestions.parts).utf8, at: place)
      }
    }
    return bytes
  }
}
