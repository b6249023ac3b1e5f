import Flow
import JSON
import Localization
import Session
import Testing

@testable import Presentation
@testable import SampleViews
@testable import Wire

/// The contract on the wire, one line an event: its keys, their order, and no others.
struct WireEventTests {
  @Test(arguments: wireLines)
  func `an event is this line`(_ event: Event, _ line: String) {
    var voice = JSONVoice(language: .en)
    #expect(voice.render([event]) == line + "\n")
  }

  @Test func `both languages write the same keys, and texts of their own`() throws {
    for (event, _) in wireLines {
      if case .general(.hello) = event { continue }
      if case .general(.notice(.languageChanged)) = event { continue }
      let lines = try Language.allCases.map { language in
        var voice = JSONVoice(language: language)
        return try JSONReader.read(Array(voice.render([event]).utf8))
      }
      #expect(blanked(lines[0]) == blanked(lines[1]))
    }
  }

  @Test func `the language is the one of hello and of its last change`() {
    var voice = JSONVoice(language: .en)
    #expect(voice.render([.hello(version: 1, language: .fr), .menu([])]).contains(#""lang":"fr""#))
    let change = voice.render([.notice(.languageChanged(.en)), .notice(.noFolder)])
    #expect(change.contains(english(L10n.Notices.noFolder)))
    #expect(voice.parse(.text("{}")) == .reply(noCommand))
  }

  private let noCommand =
    #"{"event":"error","code":"no-command","text":"\#(english(L10n.Wire.noCommand))"}"# + "\n"

  @Test func `there is no prompt`() {
    #expect(JSONVoice(language: .en).prompt == "")
  }
}

private func english(_ text: LocalizedText) -> String { text.resolved(in: .en) }
private let motionOff = english(Notice.settingChanged(.motion, value: "off").text)
private let notAChoice = english(L10n.Errors.notAChoice(said: echo("fly")))
private let begin = english(L10n.Title.begin)
private let quit = english(L10n.Title.quit)

/// Every event, and every form that it takes, as it stands on the wire in English.
let wireLines: [(Event, String)] =
  wireRounds + wireAdventure + wireDescent + [
    (
      .pack(
        PackCredits(
          title: said("Fractions", "Les fractions"), author: said("Ada", "Ada"),
          file: SafeText(cleaning: "maths.json"))),
      #"{"event":"pack","file":"maths.json","title":"Fractions","author":"Ada"}"#
    ),
    (
      .pack(
        PackCredits(
          title: said("Fractions", "Les fractions"), author: nil,
          file: SafeText(cleaning: "maths.json"))),
      #"{"event":"pack","file":"maths.json","title":"Fractions","author":null}"#
    ),
    (.hello(version: 1, language: .en), #"{"event":"hello","version":1,"lang":"en"}"#),
    (
      .menu(Sample.menu),
      #"{"event":"menu","items":[{"id":"begin","text":"\#(begin)"},"#
        + #"{"id":"language","text":"Français"},{"id":"quit","text":"\#(quit)"}]}"#
    ),
    (
      .menu([], standing: Sample.standing(isWon: true)),
      #"{"event":"menu","items":[],"stars":9,"of":12,"falls":{"found":1,"of":9},"won":true}"#
    ),
    (
      .menu([], isBeaconLit: true), #"{"event":"menu","items":[],"beacon":true}"#
    ),
    (
      .mishaps(Sample.mishaps),
      #"{"event":"falls","found":1,"of":5,"chapters":[{"chapter":1,"title":"Ice Cave","levels":["#
        + #"{"level":1,"id":"trap","name":"The pit","found":[{"id":"climb","text":"Climb back","#
        + #""reply":"The ice hands you back."}],"of":2},"#
        + #"{"level":2,"id":"bridge","name":"Bridges","found":[],"of":3}]}]}"#
    ),
    (
      .intro(said("The torch dies.", "La torche meurt.")),
      #"{"event":"intro","text":"The torch dies."}"#
    ),
    (
      .chapter(Sample.card),
      #"{"event":"chapter","chapter":1,"id":"ice-cave","title":"Ice Cave","#
        + #""description":"It hears everything.","keywords":[{"text":"trap","met":true},"#
        + #"{"text":"door","met":false}],"new":true,"levels":4}"#
    ),
    (
      .level(Sample.closed),
      #"{"event":"level","chapter":1,"level":1,"id":"trap","kind":"closed","#
        + #""text":"Spikes of ice. One is dry.","answers":["#
        + #"{"id":"climb","text":"Climb: back up","tried":true},"#
        + #"{"id":"lean","text":"Lean on it","tried":false},"#
        + #"{"id":"wait","text":"Wait","tried":false}],"#
        + #""hints":{"taken":["It is a latch."],"of":3},"attempts":1,"completed":false"#
        + #","chapter_title":"Ice Cave","levels":4}"#
    ),
    (
      .level(Sample.rotor),
      #"{"event":"level","chapter":2,"level":1,"id":"gate","kind":"rotor","text":"A gate.","#
        + #""clues":["A bear.","Two wolves.","A bird."],"answers":["#
        + #"{"id":"4802","text":"4802","tried":false},{"id":"4402","text":"4402","tried":false}],"#
        + #""hints":{"taken":[],"of":2},"attempts":0,"completed":true"#
        + #","chapter_title":"Lost City","levels":4}"#
    ),
    (
      .level(Sample.wheels),
      #"{"event":"level","chapter":2,"level":3,"id":"clock","kind":"rotor","text":"A clock.","#
        + #""clues":["Twice.","Three times."],"wheels":4,"tried":["2350"],"#
        + #""hints":{"taken":[],"of":2},"attempts":1,"completed":false"#
        + #","chapter_title":"Lost City","levels":4}"#
    ),
    (
      .level(Sample.open),
      #"{"event":"level","chapter":3,"level":2,"id":"waterfall","kind":"open","#
        + #""text":"What was it?","hints":{"taken":[],"of":3},"attempts":0,"completed":false"#
        + #","chapter_title":"Hidden Valley","levels":4}"#
    ),
    (
      .level(Sample.search),
      #"{"event":"level","chapter":4,"level":1,"id":"tiles","kind":"search","text":"Two tiles.","#
        + #""elements":[{"id":"first","name":"First tile","text":"Smooth as soap.","actions":["#
        + #"{"id":"step","text":"Step on it"},{"id":"jump","text":"Jump over it"}],"done":false},"#
        + #"{"id":"second","name":"Second tile","text":"Smooth as soap.","actions":["#
        + #"{"id":"step","text":"Step on it"},{"id":"jump","text":"Jump over it"}],"done":true,"#
        + #""chosen":"jump"}],"hints":{"taken":[],"of":3},"attempts":0,"completed":false,"#
        + #""chapter_title":"Hidden Tomb","levels":4}"#
    ),
    (
      .level(Sample.secondNight),
      #"{"event":"level","chapter":3,"level":2,"id":"waterfall-again","kind":"open","#
        + #""text":"Who is it?","hints":{"taken":[],"of":3},"attempts":0,"completed":false,"night":2"#
        + #","chapter_title":"Hidden Valley","levels":4}"#
    ),
    (
      .act(Sample.silentAct),
      #"{"event":"act","element":"first","action":"step","outcome":"silent","#
        + #""text":"Silence.","attempts":0,"done":["first"],"of":2}"#
    ),
    (
      .verdict(Sample.judgedList),
      #"{"event":"verdict","correct":false,"text":"So be it.","attempts":1,"holds":1,"#
        + #""answer":"second.jump","night":2,"acts":["#
        + #"{"element":"first","action":"step","outcome":"progress","text":"It bears you."},"#
        + #"{"element":"second","action":"jump","outcome":"setback","text":"It tips."}]}"#
    ),
    (
      .verdict(Sample.fourthStar),
      #"{"event":"verdict","correct":true,"text":"So be it.","attempts":2,"night":2}"#
    ),
    (
      .results(Sample.secondNightResults),
      #"{"event":"results","stars":9,"of":12,"attempts":2,"hints":1,"seconds":83,"chapters":["#
        + #"{"chapter":1,"stars":9,"of":12,"attempts":2,"hints":1,"seconds":83}],"#
        + #""falls":{"found":1,"of":9},"second_night":{"stars":1,"of":4,"falls":{"found":2,"of":11}}}"#
    ),
    (
      .levels(Sample.secondNightMap),
      #"{"event":"levels","chapters":[{"chapter":1,"title":"Ice Cave","levels":["#
        + #"{"level":1,"id":"trap","kind":"closed","state":"completed","stars":2,"#
        + #""name":"The pit","falls":{"found":1,"of":2},"second_night":"completed"},"#
        + #"{"level":2,"id":"bridge","kind":"closed","state":"completed","stars":3,"#
        + #""falls":{"found":1,"of":2},"second_night":"open"},"#
        + #"{"level":3,"id":"lever","kind":"closed","state":"open","stars":0,"#
        + #""falls":{"found":1,"of":2},"second_night":"locked"},"#
        + #"{"level":4,"id":"door","kind":"closed","state":"locked","stars":0,"#
        + #""falls":{"found":1,"of":2}}]}]}"#
    ),
    (
      .act(Sample.act(.progress, after: [:])),
      #"{"event":"act","element":"first","action":"step","outcome":"progress","#
        + #""text":"It bears you.","attempts":0,"done":["first"],"of":2}"#
    ),
    (
      .verdict(Sample.verdict(answer: "climb")),
      #"{"event":"verdict","correct":false,"text":"So be it.","attempts":1,"answer":"climb"}"#
    ),
    (
      .verdict(Sample.verdict(attempts: 2, answer: "climb", level: Sample.closedTwice)),
      #"{"event":"verdict","correct":false,"text":"So be it.","attempts":2,"answer":"climb","#
        + #""free":1}"#
    ),
    (
      .verdict(Sample.verdict(holds: 2)),
      #"{"event":"verdict","correct":false,"text":"So be it.","attempts":1,"holds":2}"#
    ),
    (
      .verdict(Sample.verdict(isCorrect: true, attempts: 0, spelling: "écho", stars: 3)),
      #"{"event":"verdict","correct":true,"text":"So be it.","attempts":0,"spelling":"écho","#
        + #""stars":3}"#
    ),
    (.hint(Sample.hint), #"{"event":"hint","index":1,"of":3,"text":"One tug."}"#),
    (
      .results(Sample.results(isEnd: true)),
      #"{"event":"results","stars":9,"of":12,"attempts":2,"hints":1,"seconds":83,"chapters":["#
        + #"{"chapter":1,"stars":9,"of":12,"attempts":2,"hints":1,"seconds":83}],"#
        + #""falls":{"found":1,"of":9}}"#
    ),
    (
      .results(Sample.previewResults),
      #"{"event":"results","stars":9,"of":12,"attempts":2,"hints":1,"seconds":83,"chapters":["#
        + #"{"chapter":1,"stars":9,"of":12,"attempts":2,"hints":1,"seconds":83}],"#
        + #""falls":{"found":1,"of":9},"preview":true}"#
    ),
    (
      .levels(Sample.map),
      #"{"event":"levels","chapters":[{"chapter":1,"title":"Ice Cave","levels":["#
        + #"{"level":1,"id":"trap","kind":"closed","state":"completed","stars":2,"#
        + #""name":"The pit","falls":{"found":1,"of":2}},"#
        + #"{"level":2,"id":"bridge","kind":"closed","state":"completed","stars":3,"#
        + #""falls":{"found":1,"of":2}},"#
        + #"{"level":3,"id":"lever","kind":"closed","state":"open","stars":0,"falls":{"found":1,"of":2}},"#
        + #"{"level":4,"id":"door","kind":"closed","state":"locked","stars":0,"#
        + #""falls":{"found":1,"of":2}}]}]}"#
    ),
    (
      .notes(Sample.notes),
      #"{"event":"notes","chapters":[{"title":"Ice Cave","notes":["The dry spike was a latch."]}]}"#
    ),
    (
      .settings(Sample.settings),
      #"{"event":"settings","settings":[{"setting":"language","value":"en","values":["en","fr"],"#
        + #""name":"Language","names":["English","français"]},"#
        + #"{"setting":"motion","value":"on","values":["on","off"],"name":"Motion","names":["on","off"]}]}"#
    ),
    (
      .notice(.settingChanged(.motion, value: "off")),
      #"{"event":"notice","code":"setting-changed","text":"\#(motionOff)","#
        + #""setting":"motion","value":"off"}"#
    ),
    (
      .notice(.languageChanged(.en)),
      #"{"event":"notice","code":"language-changed","text":"\#(english(L10n.Notices.languageChanged))","#
        + #""lang":"en"}"#
    ),
    (
      .error(.notAChoice(SafeText(cleaning: "fly"))),
      #"{"event":"error","code":"not-a-choice","text":"\#(notAChoice)","said":"fly"}"#
    ),
    (.bye, #"{"event":"bye"}"#),
  ]
