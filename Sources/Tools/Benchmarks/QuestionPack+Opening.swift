import Flow
import Packs
import SamplePack

extension QuestionPack {
  /// As far as a session needs it: read, held to the rules, built, and named by its content.
  static func open(_ bytes: [UInt8]) throws -> Int {
    guard let document = PackReader.read(bytes).document else { return 0 }
    let findings = PackRuleChecker(document).findings
    let name = ContentHash.name(of: bytes)
    let chapters = try PackLevelFactory(document: document).chapters()
    let flow = GameFlow(chapters: chapters, progress: Progress(seed: 1))
    return flow.positions.count + findings.count + name.count
  }
}
