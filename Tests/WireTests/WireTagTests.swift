import Flow
import JSON
import Localization
import SessionDriver
import Testing

@testable import Presentation
@testable import Session
@testable import Wire

/// What a client marks a command with comes back where the answer ends.
struct WireTagTests {
  /// A line, and the events that answer it in the title menu, `done` with its tag among them.
  private static let answers: [(String, [JSONValue])] = [
    (#"{"do":"levels","tag":"a"}"#, ["levels", "a"]),
    (#"{"do":"levels","tag":7}"#, ["levels", 7]),
    (#"{"tag":"","do":"settings"}"#, ["settings", ""]),
    (#"{"do":"hint","tag":"é"}"#, ["error", "é"]),
    (#"{"do":"dance","tag":-1}"#, ["error", -1]),
    (#"{"do":"answer","tag":0}"#, ["error", 0]),
    (#"{"tag":"x"}"#, ["error", "x"]),
    (#"{"do":"quit","tag":"end"}"#, ["end", "bye"]),
    (#"{"do":"choose","id":"quit","tag":"end"}"#, ["end", "bye"]),
    (#"{"do":"levels"}"#, ["levels"]),
    (#"{"do":"levels","tag":null}"#, ["error"]),
    (#"{"do":"levels","tag":1.5}"#, ["error"]),
    (#"{"do":"levels","tag":["a"]}"#, ["error"]),
    (#"{"do":"levels","tag":"a""#, ["error"]),
  ]

  @Test(arguments: answers)
  func `an answer ends with its tag`(_ line: String, _ told: [JSONValue]) throws {
    var table = try WireSituation.menu.table()
    let events = try table.send(Array(line.utf8))
    #expect(events.map { $0["event"] == "done" ? $0["tag"] : $0["event"] } == told)
  }

  @Test func `a tag is that of one command`() throws {
    var table = try WireSituation.menu.table()
    _ = try table.send(Array(#"{"do":"levels","tag":"a"}"#.utf8))
    #expect(try table.send(Array(#"{"do":"levels"}"#.utf8)).map { $0["event"] } == ["levels"])
    _ = try table.send(Array(#"{"do":"dance","tag":"b"}"#.utf8))
    #expect(try table.send(Array("{".utf8)).map { $0["event"] } == ["error"])
  }

  /// What is told beside an answer, as that a file was not saved, is not its end.
  @Test func `only the answer itself ends a tag`() {
    var voice = JSONVoice(language: .en)
    _ = voice.parse(.text(#"{"do":"levels","tag":"a"}"#))
    #expect(!voice.render([.notice(.noFolder)]).contains("done"))
    #expect(voice.answer(with: []) == #"{"event":"done","tag":"a"}"# + "\n")
    #expect(voice.answer(with: []) == "")
  }
}
