import Flow
import Localization
import Packs

/// One run over many codes of results and sealed packs, each a few changes away from one that is good.
struct HandInFuzzer: Fuzzer {
  private(set) var steps = 0
  private(set) var opened = 0
  private var generator: SeededGenerator
  private let pack = StarterPack.write(for: .en)

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Reads one of each; what does not hold, or nil: what was changed is refused, or is what it was.
  mutating func step() -> String? {
    steps += 1
    return breakCode() ?? breakSeal()
  }

  private mutating func breakCode() -> String? {
    let result = randomResult()
    let code = ResultCode(result)
    var text = Array(code.text.unicodeScalars)
    for _ in 0..<generator.below(4) {
      let place = generator.below(text.count)
      switch generator.below(3) {
      case 0: text.remove(at: place)
      case 1: text.insert(generator.pick(from: Self.scalars), at: place)
      default: text[place] = generator.pick(from: Self.scalars)
      }
    }
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: text)
    guard let read = ResultCode(String(changed)) else { return nil }
    opened += 1
    return read == code && read.result(of: result) != nil ? nil : String(changed)
  }

  private mutating func breakSeal() -> String? {
    let start = generator.below(pack.count)
    let content = Array(pack[start...].prefix(generator.below(300)))
    guard var file = SealedPack.seal(content, title: SafeText(cleaning: "fuzz")) else {
      return "not sealed"
    }
    for _ in 0..<generator.below(3) {
      file[generator.below(file.count)] = UInt8(generator.below(256))
    }
    guard let opened = try? SealedPack.open(file) else { return nil }
    self.opened += 1
    return opened == content ? nil : String(decoding: file, as: UTF8.self)
  }

  private mutating func randomResult() -> PackResult {
    let names = [nil, "Ada", "Zoé", "李"].map { $0.map { SafeText(cleaning: $0) } }
    let questions = (0..<generator.below(12)).map { number in
      let stars = generator.below(4)
      return PackResult.Question(
        id: "q\(number)", content: "", isSolved: stars > 0,
        isRightAtFirst: generator.pick(from: [nil, false, true]), tries: generator.below(40),
        hints: generator.below(9), seconds: generator.below(2_000), stars: stars)
    }
    return PackResult(
      label: PackLabel(
        id: "p", content: "", title: SafeText(cleaning: "P"), name: generator.pick(from: names),
        questions: questions.count),
      time: generator.below(2_000_000_000), questions: questions)
  }

  private static let scalars = Array(
    "0123456789ABCDEFGHJKMNPQRSTVWXYZabcilo-– \n!éU".unicodeScalars)
}
