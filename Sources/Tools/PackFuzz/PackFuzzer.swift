import Flow
import JSON
import Localization
import Packs

/// One run over many packs, each a few changes away from one that is good.
struct PackFuzzer: Fuzzer {
  private(set) var steps = 0
  private(set) var read = 0
  private(set) var playable = 0
  private var generator: SeededGenerator
  private let seeds: [JSONValue]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    seeds = Language.allCases.compactMap { try? JSONReader.read(StarterPack.write(for: $0)) }
  }

  /// Reads, checks and rewrites one pack; what does not hold, or nil.
  mutating func step() -> String? {
    steps += 1
    let bytes = changedBytes()
    let (document, findings) = PackReader.read(bytes)
    let report = PackReport(findings, in: bytes)
    guard report.entries.count == findings.count else { return text(bytes) }
    for entry in report.entries where !entry.text.isSafe { return text(bytes) }
    guard let document else { return findings.isEmpty ? text(bytes) : nil }
    read += 1
    guard PackReader.read(PackWriter.write(document)).document == document else {
      return text(bytes)
    }
    let check = PackCheck(document)
    for finding in check.findings where !finding.text.isSafe { return text(bytes) }
    guard PackRuleChecker(document).findings.isEmpty else { return nil }
    guard let chapters = try? PackLevelFactory(document: document).chapters() else {
      return text(bytes)
    }
    playable += 1
    _ = GameFlow(chapters: chapters, progress: Progress(seed: 1))
    return nil
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Changes

  private mutating func changedBytes() -> [UInt8] {
    var value = generator.pick(from: seeds)
    for _ in 0..<1 + generator.below(4) { value = changed(value) }
    var bytes = generator.below(2) == 0 ? JSONWriter.write(value) : JSONWriter.writeIndented(value)
    guard generator.below(3) == 0 else { return bytes }
    for _ in 0..<1 + generator.below(3) { change(&bytes) }
    return bytes
  }

  /// The same but for one place somewhere in it.
  private mutating func changed(_ value: JSONValue) -> JSONValue {
    if let array = value.array, !array.isEmpty, generator.below(8) > 0 {
      var array = array
      let index = generator.below(array.count)
      switch generator.below(8) {
      case 0: array.remove(at: index)
      case 1: array.append(array[index])
      default: array[index] = changed(array[index])
      }
      return JSONValue(array)
    }
    if var object = value.object, !object.members.isEmpty, generator.below(8) > 0 {
      let member = generator.pick(from: object.members)
      object[member.key] = generator.below(10) == 0 ? nil : changed(member.value)
      if generator.below(20) == 0 { object[String(generator.below(5))] = member.value }
      return JSONValue(object)
    }
    return generator.pick(from: FuzzFragments.values)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = generator.below(bytes.count + 1)
    switch generator.below(3) {
    case 0: bytes.removeSubrange(place..<min(bytes.count, place + generator.below(8)))
    case 1:
      bytes.insert(contentsOf: generator.pick(from: FuzzFragments.bytes), at: place)
    default: bytes.insert(UInt8(generator.below(256)), at: place)
    }
  }
}

/// What is put into packs: all that has ever broken a reader.
enum FuzzFragments {
  static let values: [JSONValue] = [
    .null, true, false, 0, -1, 7, 99, 100, JSONValue(Int.max), "", " ", "a", "A", "1", "4402",
    "3.5", "-3", "help", "/quit", "\u{1B}[2J", "\u{9B}", "\u{202E}x", "\u{2066}", "\u{200D}",
    "\u{FEFF}", "\u{E0041}", "\u{E000}", "é", "e\u{301}", "\u{301}\u{301}\u{301}", "👨‍👩‍👧", "漢字",
    "../x", "{answer}", "{answer}{answer}", "progress", "setback", "exact", "open", "reflex",
    "search", "gaps", "accents", "en", "fr", "x y", [], ["a"], ["a", "a"], JSONValue(JSONObject()),
    ["en": "go north", "fr": "vers le nord"], ["fr-CA": "oui"], ["zz": "?"], ["text": "go"],
    JSONValue(String(repeating: "long ", count: 200)),
  ]

  static let bytes: [[UInt8]] = [
    Array("{".utf8), Array("[".utf8), Array("\"".utf8), Array("\\".utf8), Array("\\u".utf8),
    Array("“".utf8), Array("'".utf8), Array("//".utf8), Array("True".utf8), Array("\n".utf8),
    Array("\\ud800".utf8), Array("1e400".utf8), Array("-0".utf8), Array(",".utf8), Array(":".utf8),
    [0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0x1B],
    Array(repeating: UInt8(ascii: "["), count: 100),
    Array(String(repeating: "\u{301}", count: 20).utf8),
  ]
}
