import JSON
import Testing

@testable import Session

/// Bad input on the wire is an error with a stable code; nothing changes, and the game goes on.
struct WireBadInputTests {
  static let lines: [(String, String)] = [
    ("", "not-json"), (" ", "not-json"), ("{", "not-json"), ("}", "not-json"),
    ("hint", "not-json"), (#"{"do":"hint"} {"do":"hint"}"#, "not-json"),
    (#"{"do":"hint",}"#, "not-json"), (#"{'do':'hint'}"#, "not-json"),
    (#"{"do":"answer","answers":["\u0000"]}"#, "not-json"),
    (#"{"do":"answer","answers":["\ud800"]}"#, "not-json"),
    ("\u{FEFF}" + #"{"do":"hint"}"#, "not-json"),
    ("null", "not-an-object"), ("[]", "not-an-object"), (#""hint""#, "not-an-object"),
    ("true", "not-an-object"), ("1", "not-an-object"), (#"[{"do":"hint"}]"#, "not-an-object"),
    ("{}", "no-command"), (#"{"DO":"hint"}"#, "no-command"),
    (#"{"do":1}"#, "wrong-type"), (#"{"do":null}"#, "wrong-type"),
    (#"{"do":["hint"]}"#, "wrong-type"),
    (#"{"do":""}"#, "unknown-command"), (#"{"do":"Hint"}"#, "unknown-command"),
    (#"{"do":"indice"}"#, "unknown-command"), (#"{"do":"dance\u001b[31m"}"#, "unknown-command"),
    (#"{"do":"answer","answers":[1]}"#, "wrong-type"),
    (#"{"do":"answer","answers":[["lean"]]}"#, "wrong-type"),
    (#"{"do":"answer","answers":["lean","wait"]}"#, "not-one-answer"),
    (#"{"do":"answer","answers":[]}"#, "not-one-answer"),
    (#"{"do":"act","element":"first","action":null}"#, "wrong-type"),
    (#"{"do":"level","chapter":1.0,"level":1}"#, "wrong-type"),
    (#"{"do":"level","chapter":1,"level":99999999999999999999}"#, "wrong-type"),
    (#"{"do":"language","lang":"de"}"#, "unknown-language"),
    (#"{"do":"gesture"}"#, "missing-field"), (#"{"do":"gesture","move":1}"#, "missing-field"),
    (#"{"do":"gesture","gesture":1}"#, "wrong-type"),
    (#"{"do":"gesture","gesture":null,"after_ms":1}"#, "wrong-type"),
    (#"{"do":"gesture","gesture":"tap","after_ms":"1"}"#, "wrong-type"),
    (#"{"do":"gesture","gesture":"tap","after_ms":1.5}"#, "wrong-type"),
    (#"{"do":"gesture","gesture":"tap","after_ms":99999999999999999999}"#, "wrong-type"),
    (#"{"do":"gesture","gesture":"tap","move":[]}"#, "wrong-type"),
    (#"{"do":"gesture","gesture":"kick"}"#, "unknown-gesture"),
    (#"{"do":"gesture","gesture":"Tap","after_ms":1}"#, "unknown-gesture"),
    (#"{"do":"hint","do":"hint"}"#, "beyond-limits"), (#"{"do":"hint","clé":1}"#, "beyond-limits"),
    (String(repeating: "[", count: 100) + String(repeating: "]", count: 100), "beyond-limits"),
    (#"{"do":"hint","why":\#(String(repeating: "[", count: 60_000))"#, "beyond-limits"),
    (#"{"do":"answer","answers":["\#(String(repeating: "a", count: 5_000))"]}"#, "beyond-limits"),
    (
      #"{"do":"level","chapter":1,"level":1\#(String(repeating: "0", count: 99))}"#, "beyond-limits"
    ),
    (String(repeating: "[", count: 100_000), "too-long"),
    (String(repeating: "a", count: 1 << 20), "too-long"),
    (#"{"do":"hint","why":"\#(String(repeating: "a", count: 1 << 20))"}"#, "too-long"),
    ("{\"do\":\"hint\"}\0", "control-characters"), ("\u{1B}[A", "control-characters"),
    ("{\"do\":\"answer\",\"answers\":[\"\u{85}\"]}", "control-characters"),
    // What reads well, but means nothing: the session says so.
    (#"{"do":"gesture","gesture":"tap","after_ms":1}"#, "no-round"),
    (#"{"do":"gesture","gesture":"tap","move":1}"#, "no-round"),
    (#"{"do":"gesture","after_ms":1}"#, "no-round"),
    (#"{"do":"level","chapter":0,"level":1}"#, "no-such-level"),
    (#"{"do":"level","chapter":1,"level":6}"#, "no-such-level"),
    (#"{"do":"level","chapter":-9223372036854775808,"level":1}"#, "no-such-level"),
    (#"{"do":"set","setting":"sound","value":"off"}"#, "unknown-setting"),
    (#"{"do":"set","setting":"motion","value":"non"}"#, "not-a-value"),
  ]

  @Test(arguments: lines)
  func `a bad line is an error, and nothing changes`(_ line: String, _ code: String) throws {
    for moment in WireSituation.allCases {
      var table = try moment.table()
      let before = SessionSnapshot(table.session)
      let told = try table.send(Array(line.utf8))
      #expect(told.map { $0["event"] } == ["error"])
      #expect(told.first?["code"] == JSONValue(code), "\(moment)")
      #expect(told.first?["text"]?.string?.isEmpty == false)
      #expect(SessionSnapshot(table.session) == before)
      #expect(try table.send(Array(#"{"do":"repeat"}"#.utf8)).first?["event"] != "error")
    }
  }

  static let bytes: [[UInt8]] = [
    [0xFF], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    Array(#"{"do":"answer","answers":[""#.utf8) + [0xE9] + Array(#""]}"#.utf8),
  ]

  @Test(arguments: bytes)
  func `bytes that are no UTF-8 are an error`(_ bytes: [UInt8]) throws {
    var table = try WireSituation.closed.table()
    let before = SessionSnapshot(table.session)
    #expect(try table.send(bytes).map { $0["code"] } == ["not-text"])
    #expect(SessionSnapshot(table.session) == before)
  }
}
