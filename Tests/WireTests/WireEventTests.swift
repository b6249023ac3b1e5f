import Flow
import JSON
import Localization
import Session
import Testing

@testable import Presentation
@testable import SampleViews
@testable import Wire

/// The contract on the wire beside the lines in `Goldens`.
struct WireEventTests {
  @Test func `both languages write the same keys, and texts of their own`() throws {
    for event in wireEvents {
      if case .general(.hello) = event { continue }
      if case .general(.notice(.languageChanged)) = event { continue }
      let lines = try Language.allCases.map { language in
        try JSONReader.read(Array(wireLine(of: event, in: language).utf8))
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

/// What a voice that has said nothing yet writes.
func wireLine(of event: Event, in language: Language = .en) -> String {
  var voice = JSONVoice(language: language)
  return voice.render([event])
}
