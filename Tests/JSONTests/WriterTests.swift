import Flow
import Sampling
import Testing

@testable import JSON

@Suite struct WriterTests {
  static let written: [(JSONValue, String)] = [
    (.null, "null"), (true, "true"), (false, "false"), (-5, "-5"), ("", #""""#),
    ([], "[]"), ([:], "{}"), ([1, [2, []]], "[1,[2,[]]]"),
    (["b": 1, "a": ["c": "d"]], #"{"b":1,"a":{"c":"d"}}"#),
    ("a\"b\\c/d", #""a\"b\\c/d""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\0\u{1B}\u{1F}\u{7F}\u{80}\u{9F}", #""\u0000\u001b\u001f\u007f\u0080\u009f""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\r\n", #""\r\n""#),
    ("é e\u{301} \u{A0}\u{202F}€ 😀", "\"é e\u{301} \u{A0}\u{202F}€ 😀\""),
  ]

  @Test(arguments: written)
  func `a value is written on one line`(_ value: JSONValue, _ text: String) {
    #expect(JSONWriter.write(value) == Array(text.utf8))
  }

  @Test(arguments: sampled(0..<UInt64(300)))
  func `what is written is read back as it was`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = anyValue(depth: 5, &random)
    let bytes = JSONWriter.write(value)
    let back = try JSONReader.read(bytes)
    #expect(back == value)
    #expect(JSONWriter.write(back) == bytes)
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }

  @Test(arguments: sampled(0..<UInt64(2_000)))
  func `what is within limits is just what a reader with these limits takes`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var limits = JSONLimits()
    limits.bytes = 300
    limits.values = 12
    limits.depth = 3
    limits.string = 20
    limits.marks = 1
    limits.key = 3
    limits.number = 4
    let value = JSONValue(
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        strangeValue(depth: 3, &random)
      })
    let bytes = JSONWriter.write(value)
    let isTaken = (try? JSONReader.read(bytes, limits: limits)) != nil
    #expect(JSONWriter.write(value, within: limits) == (isTaken ? bytes : nil))
  }

  /// A value near the limits, on either side.
  private func strangeValue(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return JSONValue(Int.random(in: -200...20_000, using: &random))
    case 1: return .null
    case 2...4:
      let parts = [
        "a", "é", "…", "e\u{301}", "\u{20DD}", "\u{2029}", "\u{85}", "\"", "ж", "漢", "\0",
      ]
      let count = Int.random(in: 0...6, using: &random)
      return JSONValue((0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined())
    case 5: return JSONValue([strangeValue(depth: depth - 1, &random)])
    default:
      let key = ["k", "key", "keys", "é", "k\t"].randomElement(using: &random) ?? ""
      return JSONValue(JSONObject([(key, strangeValue(depth: depth - 1, &random))]))
    }
  }
}

/// Any value that the reader takes.
func anyValue(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
  switch Int.random(in: 0...(depth > 0 ? 7 : 4), using: &random) {
  case 0: return .null
  case 1: return JSONValue(Bool.random(using: &random))
  case 2: return JSONValue(Int.random(in: .min ... .max, using: &random))
  case 3:
    return JSONValue(
      .number(["-0", "1e3", "2.50", "0.1E-7"][Int.random(in: 0...3, using: &random)]))
  case 4: return JSONValue(anyText(&random))
  case 5, 6: return JSONValue(many(&random) { anyValue(depth: depth - 1, &$0) })
  default:
    var object = JSONObject()
    for value in many(&random, { anyValue(depth: depth - 1, &$0) }) {
      object["k\(UInt8.random(in: 0...255, using: &random))"] = value
    }
    return JSONValue(object)
  }
}

private func many<T>(_ random: inout SeededGenerator, _ make: (inout SeededGenerator) -> T) -> [T] {
  var made: [T] = []
  for _ in 0..<Int.random(in: 0...20, using: &random) { made.append(make(&random)) }
  return made
}

private func anyText(_ random: inout SeededGenerator) -> String {
  let scalars = many(&random) { random -> Unicode.Scalar in
    let top: UInt32 = Bool.random(using: &random) ? 0x2FF : 0x10FFFF
    return Unicode.Scalar(UInt32.random(in: 1...top, using: &random)) ?? "\u{2028}"
  }
  return String(
    String.UnicodeScalarView(
      scalars.filter { $0.properties.canonicalCombiningClass == .notReordered }))
}
