import Testing

@testable import JSON

@Suite struct ValueTests {
  @Test func `a value shows only what it is`() {
    let value: JSONValue = ["text": "a", "number": 3, "truth": true, "list": [1, .null]]
    #expect(value["text"]?.string == "a")
    #expect(value["number"]?.int == 3)
    #expect(value["truth"]?.bool == true)
    #expect(value["list"]?.array?.count == 2)
    #expect(value["list"]?.array?.last?.isNull == true)
    #expect(value["list"]?["text"] == nil)
    #expect(value["none"] == nil)
    #expect(value["text"]?.int == nil)
    #expect(value["number"]?.string == nil)
    #expect(value["number"]?.bool == nil)
    #expect(value.array == nil)
    #expect(value.isNull == false)
  }

  static let numbers: [(String, Int?)] = [
    ("0", 0), ("-0", 0), ("-7", -7), ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1.0", nil), ("1e3", nil),
    ("1E0", nil), ("12345678901234567890123456789012345678901234567890", nil),
  ]

  @Test(arguments: numbers)
  func `only an integer that fits is one`(_ text: String, _ int: Int?) throws {
    let value = try read(text)
    #expect(value.int == int)
    #expect(String(decoding: JSONWriter.write(value), as: UTF8.self) == text)
  }

  @Test func `an object keeps the order of its members`() throws {
    var object = try #require(try read(#"{"b":1,"a":2,"c":3}"#).object)
    object["a"] = 5
    object["d"] = "new"
    object["b"] = nil
    object["none"] = nil
    #expect(object.members.map(\.key) == ["a", "c", "d"])
    #expect(JSONValue(object) == ["a": 5, "c": 3, "d": "new"])
    #expect(JSONValue(object) != ["c": 3, "a": 5, "d": "new"])
  }

  @Test func `values are equal wherever they stood, and strings scalar by scalar`() throws {
    let one = try read(#"{"a":["é",1]}"#)
    let other = try read("  { \"a\" : [ \"\\u00e9\", 1 ] }")
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(JSONValue("e\u{301}") != JSONValue("\u{E9}"))
    #expect(JSONValue(1) != "1")
    #expect(Set<JSONValue>([.null, false, 0, "", [], [:]]).count == 6)
  }
}
