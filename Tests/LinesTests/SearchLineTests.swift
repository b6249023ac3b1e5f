import Flow
import Localization
import Session
import Testing

@testable import Lines
@testable import Presentation
@testable import SampleViews

/// Searching by ear: `2` looks, `2 1` does.
struct SearchLineTests {
  private static func look(_ index: Int) -> ExpectedInterpretation {
    let element = Sample.search.elements[index]
    return .reply(
      [L10n.Line.lookedAt(name: element.name, text: element.text)]
        + element.actions.enumerated().map {
          L10n.Guidance.action(object: index + 1, number: $0 + 1, text: $1.text)
        })
  }

  /// At an object to which the same can be done as to the one before.
  private static func lookAgain(_ index: Int) -> ExpectedInterpretation {
    let element = Sample.search.elements[index]
    return .reply([
      L10n.Line.lookedAt(name: element.name, text: element.text),
      L10n.Guidance.sameActions(object: index + 1, last: element.actions.count),
    ])
  }

  private static let standing = L10n.Guidance.search(
    place: L10n.Guidance.levelPlace(number: L10n.Levels.number(chapter: 4, level: 1)), last: 2)

  private static func act(_ element: String, _ action: String) -> ExpectedInterpretation {
    .command(.act(element: element, action: action))
  }

  /// Lines, and what the last one turns out to be.
  static let lines: [([String], Language, ExpectedInterpretation)] = [
    (["1"], .en, look(0)), (["2"], .en, look(1)), (["02"], .en, look(1)),
    (["second tile"], .en, look(1)), (["Deuxieme dalle"], .fr, look(1)),
    (["2 1"], .en, act("second", "step")), (["2 b"], .en, act("second", "jump")),
    (["2 B"], .en, act("second", "jump")), (["1   2"], .en, act("first", "jump")),
    (["1 jump over it"], .en, act("first", "jump")),
    (["1 sauter par-dessus"], .fr, act("first", "jump")),
    (["2", "step on it"], .en, act("second", "step")),
    (["2", "1", "Step on it."], .en, act("first", "step")), (["2", "1"], .en, lookAgain(0)),
    (["step on it"], .en, .reply([L10n.Errors.objectThenAction])),
    (["3"], .en, .outOfRange("3", of: 2)), (["0 1"], .en, .outOfRange("0", of: 2)),
    (["1 3"], .en, .outOfRange("3", of: 2)), (["1 0"], .en, .outOfRange("0", of: 2)),
    (["1 c"], .en, .notAChoice("c", of: 2)), (["1 sing"], .en, .notAChoice("sing", of: 2)),
    (["1 2 1"], .en, .notAChoice("2 1", of: 2)),
    (["a"], .en, .reply([L10n.Errors.objectThenAction])),
    (["a 1"], .en, .reply([L10n.Errors.objectThenAction])),
    (["sing"], .en, .reply([L10n.Errors.objectThenAction])),
    (["-1"], .en, .reply([L10n.Errors.objectThenAction])),
    ([""], .en, .reply([L10n.Errors.objectThenAction])),
    (["hnt"], .en, .unknown("hnt", near: "/hint")), (["hint"], .en, .command(.hint)),
    (["répéter"], .en, .command(.repeat)),
    (["clues"], .en, .reply([L10n.Errors.notNow, standing])),
    (["sauter"], .fr, .reply([L10n.Errors.objectThenAction])),
    (["2", "sauter"], .fr, act("second", "jump")),
  ]

  @Test(arguments: lines)
  func `a search hears`(_ lines: [String], _ language: Language, _ expected: ExpectedInterpretation)
  {
    var voice = voice(.level(Sample.search), language)
    let heard = lines.map { voice.parse(.text($0)) }
    #expect(heard.last == expected.interpretation(in: language))
  }

  @Test func `what was done is said with its object`() {
    var voice = voice(.level(Sample.search))
    #expect(whereabouts(&voice).contains("2. Second tile (done: Jump over it)\n"))
    _ = voice.render([.act(Sample.act(.nothing))])
    #expect(whereabouts(&voice).contains("1. First tile (done: Step on it)\n"))
  }

  @Test func `a setback empties the list and counts`() {
    var voice = voice(.level(Sample.search))
    let told = voice.render([.act(Sample.act(.setback))])
    #expect(told.hasSuffix(L10n.Line.listEmpty(of: 2).resolved(in: .en) + "\n"))
    #expect(!whereabouts(&voice).contains("done"))
    #expect(whereabouts(&voice).contains(L10n.Line.attempts(count: 1).resolved(in: .en)))
  }

  @Test func `a wrong list says how much of it holds, and is empty`() {
    var voice = voice(.level(Sample.search))
    let verdict = Sample.verdict(holds: 1, level: Sample.search(chosen: [:]))
    let told = voice.render([.act(Sample.act(.progress)), .verdict(verdict)])
    #expect(told.contains(L10n.Line.holds(count: 1, of: 2).resolved(in: .en)))
    #expect(!whereabouts(&voice).contains("done"))
  }

  @Test func `a wrong list of one object says only that it does not hold`() {
    var voice = voice(.level(Sample.search))
    let verdict = Sample.verdict(holds: 0, level: Sample.search(chosen: [:], count: 1))
    let told = voice.render([.verdict(verdict)]).split(separator: "\n")
    #expect(told.suffix(2).first.map(String.init) == L10n.Line.holdsNot.resolved(in: .en))
    #expect(told.last == "Level 4.1: look at the thing, 1. /repeat says all.")
  }

  @Test func `what can be done is told once where it is the same`() {
    var voice = voice(.level(Sample.search))
    #expect(voice.parse(.text("1")) == Self.look(0).interpretation(in: .en))
    #expect(voice.parse(.text("2")) == Self.lookAgain(1).interpretation(in: .en))
  }

  @Test func `words of an action are for the thing that was touched last`() {
    var voice = voice(.level(Sample.search))
    _ = voice.parse(.text("1"))
    #expect(voice.parse(.text("2 1")) == Self.act("second", "step").interpretation(in: .en))
    #expect(
      voice.parse(.text("jump over it")) == Self.act("second", "jump").interpretation(in: .en))
  }

  @Test func `a full list is not counted, for the verdict follows`() {
    var voice = voice(.level(Sample.search))
    #expect(voice.render([.act(Sample.act(.progress))]) == "First tile. It bears you.\n")
  }

  private func whereabouts(_ voice: inout LineVoice) -> String {
    guard case .reply(let text) = voice.parse(.text("/where")) else { return "" }
    return text
  }
}
