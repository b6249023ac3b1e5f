import Flow
import Localization
import Session
import SessionDriver
import Testing

@Suite struct WalkTests {
  static let walks: [(String, String)] = [
    (
      "menu choose:begin continue continue",
      "hello 1 en, menu begin·reflex·daily·descent·language·settings·quit | intro | chapter 1 new | level 1.1"
    ),
    ("play continue continue", "hello 1 en, intro | chapter 1 new | level 1.1"),
    (
      "play:1.1 answer:left answer:left answer:right answer:right",
      "hello 1 en, level 1.1 | wrong 1, (first-fall), (hint-offered) | wrong 2 | right 2★, (keyword-lit), level 1.2 | right 3★, (keyword-lit), (chapter-left), chapter 3 new"
    ),
    (
      "play:1.1 answer:right answer:right continue answer:right answer:lantern act:x.hold act:y.hold",
      "hello 1 en, level 1.1 | right 3★, (keyword-lit), level 1.2 | right 3★, (keyword-lit), (chapter-left), chapter 3 new | level 3.1 | right 3★, level 3.2 | right 3★, level 3.3 | progress | progress, right 3★, (keyword-lit), (chapter-left), results 15/15"
    ),
    (
      "play:1.1 answer:right menu choose:continue continue",
      "hello 1 en, level 1.1 | right 3★, (keyword-lit), level 1.2 | hello 1 en, menu continue·reflex·daily·descent·language·settings·levels·falls·results·quit | chapter 1 | level 1.2"
    ),
    ("play:1.2", "hello 1 en, error locked"), ("play:9.1", "hello 1 en, error no-such-level"),
    (
      "play:1.1 level:1.2 level:2.1 level:0.0 level:1.1",
      "hello 1 en, level 1.1 | error locked | error no-such-level | error no-such-level | level 1.1"
    ),
    (
      "play:1.1 level:-9223372036854775808.-9223372036854775808 level:9223372036854775807.1",
      "hello 1 en, level 1.1 | error no-such-level | error no-such-level"
    ),
    (
      "play:1.1 hint hint hint answer:right",
      "hello 1 en, level 1.1 | hint 1/2 | hint 2/2 | hint 2/2 | right 1★, (keyword-lit), level 1.2"
    ),
    ("play:1.1 hint answer:left", "hello 1 en, level 1.1 | hint 1/2 | wrong 1, (first-fall)"),
    (
      "play:1.1 repeat lang:fr lang:fr repeat",
      "hello 1 en, level 1.1 | level 1.1 | (language-changed), level 1.1 | (language-changed), level 1.1 | level 1.1"
    ),
    (
      "play lang:fr continue lang:en repeat",
      "hello 1 en, intro | (language-changed), intro | chapter 1 new | (language-changed), chapter 1 new | chapter 1 new"
    ),
    (
      "play:1.1 levels notes settings repeat",
      "hello 1 en, level 1.1 | levels | notes  | settings | level 1.1"
    ),
    (
      "play:1.1 answer:right notes answer:right notes",
      "hello 1 en, level 1.1 | right 3★, (keyword-lit), level 1.2 | notes 1 | right 3★, (keyword-lit), (chapter-left), chapter 3 new | notes 2"
    ),
    (
      "play:1.1 answer:left restart restart continue",
      "hello 1 en, level 1.1 | wrong 1, (first-fall), (hint-offered) | (restart-asked) | (restarted), chapter 1 new | level 1.1"
    ),
    (
      "play:1.1 restart hint restart restart",
      "hello 1 en, level 1.1 | (restart-asked) | hint 1/2 | (restart-asked) | (restarted), chapter 1 new"
    ),
    (
      "play:1.1 restart restart restart restart",
      "hello 1 en, level 1.1 | (restart-asked) | (restarted), chapter 1 new | (restart-asked) | (restarted), chapter 1 new"
    ),
    (
      "menu restart restart continue",
      "hello 1 en, menu begin·reflex·daily·descent·language·settings·quit | (restart-asked) | (restarted), chapter 1 new | level 1.1"
    ),
    (
      "play:1.1 answer:right afresh continue",
      "hello 1 en, level 1.1 | right 3★, (keyword-lit), level 1.2 | hello 1 en, chapter 1 new | level 1.1"
    ),
    (
      "play:1.1 answer:right level:1.1 answer:right",
      "hello 1 en, level 1.1 | right 3★, (keyword-lit), level 1.2 | level 1.1 | right 3★, level 1.2"
    ),
    (
      "play:1.1 answer:left restart restart continue answer:left",
      "hello 1 en, level 1.1 | wrong 1, (first-fall), (hint-offered) | (restart-asked) | (restarted), chapter 1 new | level 1.1 | wrong 1"
    ),
    (
      "menu level:1.1 answer:right",
      "hello 1 en, menu begin·reflex·daily·descent·language·settings·quit | level 1.1 | right 3★, (keyword-lit), level 1.2"
    ),
    (
      "play:1.1 menu level:1.2 repeat answer:right",
      "hello 1 en, level 1.1 | hello 1 en, menu continue·reflex·daily·descent·language·settings·levels·falls·results·quit | error locked | menu continue·reflex·daily·descent·language·settings·levels·falls·results·quit | error not-now"
    ),
    ("play:1.1 quit", "hello 1 en, level 1.1 | bye"),
    (
      "menu choose:quit", "hello 1 en, menu begin·reflex·daily·descent·language·settings·quit | bye"
    ),
  ]

  @Test(arguments: walks) func `a script says what it should`(_ script: String, _ trace: String)
    throws
  {
    var session = try Sample.session()
    #expect(play(script, on: &session) == trace)
  }

  /// Leads to the last level of the sample, a search, and once through it.
  static let toSearch = "play:1.1 answer:right answer:right continue answer:right answer:lantern"

  static let searches: [(String, String)] = [
    (
      "act:x.look act:y.hold act:x.hold act:y.hold",
      "nothing | progress, wrong 1 holds 1 | progress | progress, right 2★, (keyword-lit), (chapter-left), results 14/15"
    ),
    (
      "act:x.hold act:y.pull act:x.hold act:y.hold",
      "progress | setback, (first-fall) | progress | progress, right 2★, (keyword-lit), (chapter-left), results 14/15"
    ),
    (
      "answer:hold,hold continue continue",
      "right 3★, (keyword-lit), (chapter-left), results 15/15 | menu continue·reflex·daily·descent·language·settings·levels·falls·results·quit | error not-now"
    ),
    ("answer:hold,look", "wrong 1 holds 1"), ("answer:hold", "error not-now"),
    ("act:z.hold", "error not-an-element"),
    ("act:x.dance", "error not-an-action"), ("answer:hold,dance", "error not-an-action"),
  ]

  @Test(arguments: searches) func `a search says what it should`(_ script: String, _ trace: String)
    throws
  {
    var session = try Sample.session()
    _ = play(Self.toSearch, on: &session)
    #expect(play(script, on: &session) == trace)
  }

  /// A state, and what in it is an error.
  static let errors: [(String, String)] = [
    (
      "menu",
      "continue answer:right act:x.hold hint choose:continue choose:levels choose: level:1.2 level:9.9"
    ),
    ("play", "choose:begin answer:right act:x.hold hint level:1.2"),
    ("play continue", "choose:begin answer:right act:x.hold hint"),
    (
      "play:1.1 answer:left hint",
      "continue choose:begin answer: answer:sideways answer:right,left act:x.hold level:1.2 level:3.1 level:0.1 set:sound.on set:motion.maybe set:language.de"
    ),
    (toSearch + " act:x.look", "answer:hold answer:hold,dance act:x.dance act:w.hold"),
    (toSearch + " answer:hold,hold", "answer:right act:x.hold hint choose:begin"),
    ("play:1.1 answer:right menu", "choose:begin choose:sideways continue answer:right"),
  ]

  @Test(arguments: errors) func `bad input is one error and changes nothing`(
    _ state: String, _ inputs: String
  ) throws {
    var session = try Sample.session()
    _ = play(state, on: &session)
    let before = Snapshot(session)
    for input in inputs.split(separator: " ") {
      let trace = play(String(input), on: &session)
      #expect(trace.hasPrefix("error ") && !trace.contains(","), "\(input): \(trace)")
      #expect(Snapshot(session) == before, "\(input)")
    }
  }

  @Test func `what a player said is echoed safely`() throws {
    var session = try Sample.session()
    _ = play("play:1.1", on: &session)
    let long = "\u{1B}[31m" + String(repeating: "a", count: 5_000)
    for command: Command in [
      .answer([long]), .choose(long), .set(setting: long, value: long),
      .set(setting: "motion", value: long),
    ] {
      guard case .general(.error(let error))? = session.perform(command).first else {
        Issue.record("no error for \(command)")
        continue
      }
      let said = error.text.resolved(in: .en)
      #expect(!said.contains("\u{1B}") && said.count < 200)
    }
  }

  @Test func `a text that is shown stands for its answer`() throws {
    var session = try Sample.session()
    _ = play("play:1.1", on: &session)
    #expect(play("lang:fr", on: &session).hasSuffix("level 1.1"))
    let english = session.perform(.answer(["take right in English"]))
    #expect(english.first.map { if case .general(.error) = $0 { true } else { false } } == true)
    let french = session.perform(.answer(["take right en français"]))
    #expect(
      french.first.map {
        if case .campaign(.verdict(let verdict)) = $0 { verdict.isCorrect } else { false }
      }
        == true)
  }
}
