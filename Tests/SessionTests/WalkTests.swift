import Flow
import Localization
import Session
import SessionDriver
import Testing

@Suite struct WalkTests {
  @Test(arguments: try traces("walks")) func `a script says what it should`(
    _ script: String, _ trace: String
  )
    throws
  {
    var session = try Sample.session()
    #expect(play(script, on: &session) == trace)
  }

  /// Leads to the last level of the sample, a search, and once through it.
  static let toSearch = "play:1.1 answer:right answer:right continue answer:right answer:lantern"

  @Test(arguments: try traces("searches")) func `a search says what it should`(
    _ script: String, _ trace: String
  )
    throws
  {
    var session = try Sample.session().after(Self.toSearch)
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
    ("play:1.1 answer:right answer:right continue", "continue choose:begin act:x.hold answer:9999"),
    (
      "play:1.1 answer:right answer:right continue answer:right",
      "continue choose:begin act:x.hold answer: answer:?!"
    ),
    (toSearch + " act:x.look", "answer:hold answer:hold,dance act:x.dance act:w.hold"),
    (toSearch + " answer:hold,hold", "answer:right act:x.hold hint choose:begin"),
    ("play:1.1 answer:right menu", "choose:begin choose:sideways continue answer:right"),
  ]

  @Test(arguments: errors) func `bad input is one error and changes nothing`(
    _ state: String, _ inputs: String
  ) throws {
    var session = try Sample.session().after(state)
    let before = Snapshot(session)
    for input in inputs.split(separator: " ") {
      let trace = play(String(input), on: &session)
      #expect(trace.hasPrefix("error ") && !trace.contains(","), "\(input): \(trace)")
      #expect(Snapshot(session) == before, "\(input)")
    }
  }

  @Test func `what a player said is echoed safely`() throws {
    var session = try Sample.session().after("play:1.1")
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
}
