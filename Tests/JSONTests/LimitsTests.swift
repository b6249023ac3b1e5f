import Testing

@testable import JSON

struct Limit: Sendable {
  let inside: String
  let beyond: String
  let reason: JSONParseError.Reason
  let column: Int
}

@Suite struct LimitsTests {
  static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  static func quoted(_ part: String, times: Int, then end: String = "") -> String {
    "\"" + String(repeating: part, count: times) + end + "\""
  }

  static let limits: [Limit] = [
    Limit(inside: nested(16), beyond: nested(17), reason: .tooDeep, column: 17),
    Limit(
      inside: "{\(quoted("k", times: 64)):1}", beyond: "{\(quoted("k", times: 65)):1}",
      reason: .keyTooLong, column: 2),
    Limit(
      inside: "[\(quoted("s", times: 4096))]", beyond: "[\(quoted("s", times: 4097))]",
      reason: .stringTooLong, column: 2),
    Limit(
      inside: quoted("é", times: 2048), beyond: quoted("é", times: 2048, then: "a"),
      reason: .stringTooLong, column: 1),
    Limit(
      inside: quoted(#"\u00e9"#, times: 2048), beyond: quoted(#"\u00e9"#, times: 2049),
      reason: .stringTooLong, column: 1),
    Limit(
      inside: quoted("a" + String(repeating: "\u{301}", count: 8), times: 3),
      beyond: quoted("\u{301}", times: 9), reason: .tooManyMarks, column: 10),
    Limit(
      inside: #""\u0301\u0301\u0301\u0301\u20DD\u0903\u0301\u0301""#,
      beyond: #""\u0301\u0301\u0301\u0301\u20DD\u0903\u0301\#u{301}\u0301""#,
      reason: .tooManyMarks, column: 45),
    Limit(
      inside: String(repeating: "1", count: 64), beyond: String(repeating: "1", count: 65),
      reason: .numberTooLong, column: 1),
  ]

  @Test(arguments: limits) func `the last allowed is read and one more is refused`(_ limit: Limit) {
    #expect(refusal(of: Array(limit.inside.utf8)) == nil)
    let error = refusal(of: Array(limit.beyond.utf8))
    #expect(error?.reason == limit.reason)
    #expect(error?.column == limit.column)
  }

  @Test func `bytes are counted`() {
    var limits = JSONLimits()
    limits.bytes = 9
    #expect(refusal(of: Array("[1,2,3]  ".utf8), limits: limits) == nil)
    #expect(refusal(of: Array("[1,2,3]   ".utf8), limits: limits)?.reason == .tooLong)
  }

  @Test func `members of one object are counted`() {
    var limits = JSONLimits()
    limits.members = 2
    #expect(refusal(of: Array(#"{"a":{"a":1,"b":2},"b":3}"#.utf8), limits: limits) == nil)
    let error = refusal(of: Array(#"{"a":1,"b":2,"c":3}"#.utf8), limits: limits)
    #expect(error?.reason == .tooManyMembers && error?.column == 14)
  }

  @Test(arguments: [
    ("[1,2,3]", 4, 6), ("[[],{ },[ 1]]", 5, 11), (#"["a,b[\\",{"k":"\",","l":{}}]"#, 5, 22),
    ("0", 1, 1),
  ])
  func `values are counted, keys and empty brackets are not`(
    _ text: String, _ count: Int, _ column: Int
  ) {
    var limits = JSONLimits()
    limits.values = count
    #expect(refusal(of: Array(text.utf8), limits: limits) == nil)
    limits.values = count - 1
    #expect(refusal(of: Array(text.utf8), limits: limits)?.reason == .tooManyValues)
    #expect(refusal(of: Array(text.utf8), limits: limits)?.column == column)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a text 100,000 deep is refused at the limit`(_ part: String) {
    let error = refusal(of: Array(String(repeating: part, count: 100_000).utf8))
    #expect(error?.reason == .tooDeep)
    #expect(error.map { $0.offset < 17 * part.utf8.count } == true)
  }

  @Test func `the deepest limit there can be is still safe`() {
    var limits = JSONLimits()
    limits.depth = .max
    #expect(refusal(of: Array(Self.nested(255).utf8), limits: limits) == nil)
    #expect(refusal(of: Array(Self.nested(256).utf8), limits: limits)?.reason == .tooDeep)
  }

  @Test(arguments: [11, 12, 13, 1_000, 5_000])
  func `a repeated key is found among many`(_ count: Int) throws {
    let members = (0..<count).map { "\"key \($0)\":\($0)" }.joined(separator: ",")
    let object = try #require(try read("{\(members)}").object)
    #expect(object.members.map(\.value.int) == (0..<count).map { $0 })
    for twice in [0, count / 2, count - 1] {
      let error = refusal(of: Array("{\(members),\"key \(twice)\":0}".utf8))
      #expect(error?.reason == .duplicateKey("key \(twice)"))
    }
  }
}
