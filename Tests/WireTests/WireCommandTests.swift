import Flow
import Localization
import Reflex
import Session
import Testing

@testable import Presentation
@testable import Wire

struct WireCommandTests {
  static let commands: [(String, Command)] = [
    (#"{"do":"continue"}"#, .proceed),
    (#"{"do":"menu"}"#, .menu),
    (#"{"do":"choose","id":"begin"}"#, .choose("begin")),
    (#"{"do":"answer","answers":["lean"]}"#, .answer(["lean"])),
    (#"{"do":"answer","answers":["2358"]}"#, .answer(["2358"])),
    (#"{"do":"answer","answers":["L’été \u00e9"]}"#, .answer(["L’été é"])),
    (
      #"{"do":"act","element":"first","action":"step"}"#, .act(element: "first", action: "step")
    ),
    (
      #"{"do":"act","element":"c3 d3","action":"rope"}"#, .act(element: "c3 d3", action: "rope")
    ),
    (#"{"do":"hint"}"#, .hint),
    (
      #"{"do":"gesture","gesture":"tap","after_ms":350}"#,
      .gesture(.tap, at: .since(350), move: nil)
    ),
    (#"{"do":"gesture","after_ms":350}"#, .gesture(nil, at: .since(350), move: nil)),
    (#"{"do":"gesture","gesture":"swipe","move":4}"#, .gesture(.swipe, at: .unknown, move: 4)),
    (#"{"do":"gesture","gesture":"still","move":5}"#, .still(at: .unknown, move: 5)),
    (#"{"do":"gesture","gesture":"pinch"}"#, .gesture(.pinch, at: .unknown, move: nil)),
    (#"{"do":"skip"}"#, .skip),
    (#"{"do":"scores"}"#, .scores),
    (#"{"do":"practise"}"#, .practise(nil)),
    (#"{"do":"practise","pitch":"boom"}"#, .practise(.boom)),
    (#"{"do":"repeat"}"#, .repeat),
    (#"{"do":"levels"}"#, .levels), (#"{"do":"falls"}"#, .mishaps),
    (#"{"do":"level","chapter":2,"level":3}"#, .level(chapter: 2, level: 3)),
    (
      #"{"do":"level","chapter":2,"level":3,"night":2}"#,
      .level(chapter: 2, level: 3, night: .second)
    ),
    (
      #"{"do":"level","chapter":-9223372036854775808,"level":9223372036854775807}"#,
      .level(chapter: .min, level: .max)
    ),
    (#"{"do":"descend"}"#, .descend(.today)),
    (#"{"do":"descend","date":"2026-12-01"}"#, .descend(.day("2026-12-01"))),
    (#"{"do":"descend","endless":true}"#, .descend(.endless(nil))),
    (#"{"do":"descend","endless":false}"#, .descend(.today)),
    (#"{"do":"descend","number":"18446744073709551615"}"#, .descend(.endless(.max))),
    (#"{"do":"knots"}"#, .knots), (#"{"do":"share"}"#, .share),
    (#"{"do":"notes"}"#, .notes),
    (#"{"do":"settings"}"#, .settings),
    (#"{"do":"language","lang":"fr"}"#, .language(.fr)),
    (#"{"do":"set","setting":"motion","value":"off"}"#, .set(setting: "motion", value: "off")),
    (#"{"do":"say","text":"get cup"}"#, .say("get cup")),
    (#"{"do":"restart"}"#, .restart),
    (#"{"do":"quit"}"#, .quit),
    (#"  {  "why" : [ { } ] , "do" : "hint" , "id" : 1 }  "#, .hint),
    (#"{"level":3,"chapter":2,"do":"level"}"#, .level(chapter: 2, level: 3)),
    (#"{"do":"\u0068int"}"#, .hint),
  ]

  @Test(arguments: commands)
  func `a line is this command`(_ line: String, _ command: Command) {
    var voice = JSONVoice(language: .en)
    #expect(voice.parse(.text(line)) == .command(command))
  }
}
