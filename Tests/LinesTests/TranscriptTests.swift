import Flow
import Localization
import Sampling
import Testing

@testable import Lines
@testable import Presentation
@testable import Session

/// All games played by lines in both languages, with all that may be asked between two moves: each answer
/// is in words, is spaced as words are, and leaves nobody without a way on.
struct TranscriptTests {
  /// What changes nothing, asked for at a third of the moments.
  static let asides = [
    "/help", "/help all", "/levels", "/mishaps", "/notes", "/scores", "/settings",
    "/settings rounds",
    "/settings rounds x", "/settings keys letters", "/settings bell off", "/skip", "/level 9 9",
    "/level 5.1", "/night 4.6", "/bogus",
  ]

  /// One of these stands in the last line of an answer that is no move.
  private static func waysOn(_ language: Language) -> [String] {
    switch language {
    case .en:
      [
        "Press Enter", "/repeat", "/help", "From here", "What is left", "Your turn",
        "Enter leaves", "Enter goes back", "Choose from", "help all", "/menu",
      ]
    case .fr:
      [
        "Entrée", "/répéter", "/aide", "D’ici", "Restent", "À vous", "/réglages",
        "Au choix", "aide tout", "/menu",
      ]
    }
  }

  @Test(arguments: Language.allCases)
  func `the campaign leaves nobody without words`(_ language: Language) throws {
    var play = try LinePlay(.menu, language)
    check([("", play.opening)], language)
    let lines = ["1"] + (try WinningLines.campaign(language))
    try check(lines, in: &play, language)
    #expect(play.session.progress.records.values.count { $0.best != nil } == 20)
  }

  @Test(arguments: Language.allCases)
  func `the adventure leaves nobody without words`(_ language: Language) throws {
    var play = try LinePlay(.adventure(isRestart: false), language)
    check([("", play.opening)], language)
    try check(WinningLines.adventure(language), in: &play, language)
    #expect(play.session.savedAdventure?.hasBeenWon == true)
    check([("", play.say("")), ("look", play.say("look"))], language)
  }

  @Test(arguments: Language.allCases)
  func `rounds and the title leave nobody without words`(_ language: Language) throws {
    for isWon in [false, true] {
      var play = try LinePlay(.reflex(), language, isWon: isWon)
      try check(WinningLines.reflex, in: &play, language)
      try check(["", "/brief", "7", "9", "", "/verbose", "1", ""], in: &play, language)
    }
  }

  @Test(arguments: Language.allCases)
  func `every level is told in words, on both nights`(_ language: Language) throws {
    var play = try LinePlay(.menu, language, isWon: true)
    for (chapter, level) in (1...4).flatMap({ chapter in (1...5).map { (chapter, $0) } }) {
      for night in ["level", "night"] {
        let lines =
          ["/\(night) \(chapter).\(level)", "/where", "/hint", "/hint", "/hint", "/repeat", "2"]
          + ["answers", "", "/help all", "/where", "/calibrate", "/where", "", "/where"]
        check(lines.map { ($0, play.say($0)) }, language)
      }
    }
    check(["/menu", "9", "/mishaps", "/notes", "/scores"].map { ($0, play.say($0)) }, language)
  }

  @Test func `a number of the title stands for the same all life long`() throws {
    var titles: [String] = []
    for isWon in [false, true] {
      var play = try LinePlay(.menu, .en, isWon: isWon)
      titles.append(play.opening)
      for line in ["/level 1 1", "2", "1"] {
        _ = play.say(line)
        titles.append(play.say("/menu"))
      }
    }
    var items: [Substring: Set<Substring>] = [:]
    for line in titles.joined().split(separator: "\n") where line.first?.isNumber == true {
      items[line.prefix(2), default: []].insert(line.dropFirst(3))
    }
    #expect(items.count == 11)
    #expect(items["2."] == ["Adventure: up on the pass", "Go on: the adventure"])
    #expect(items.filter { !["1.", "2."].contains($0.key) }.values.allSatisfy { $0.count == 1 })
    #expect(items["1."]?.contains { $0.contains("dventure") } == false)
  }

  // MARK: Checks

  private func check(_ lines: [String], in play: inout LinePlay, _ language: Language) throws {
    let interrupted = Set(sampled(lines.indices))
    for (index, line) in lines.enumerated() {
      for aside in Self.asides where interrupted.contains(index) {
        let answer = play.say(aside)
        check([(aside, answer)], language)
        let last = answer.split(separator: "\n").last ?? ""
        #expect(
          Self.waysOn(language).contains { last.contains($0) },
          "\(aside) before “\(line)”: \(answer)")
      }
      let answer = play.say(line)
      check([(line, answer)], language)
    }
  }

  /// No answer is silent, and each line is made of words.
  private func check(_ answers: [(line: String, answer: String)], _ language: Language) {
    for (line, answer) in answers {
      #expect(!answer.isEmpty, "silence to “\(line)”")
      #expect(answer.last == "\n")
      for said in answer.split(separator: "\n") {
        #expect(TextFault.allCases.filter { $0.isIn(said) } == [], "“\(line)”: \(said)")
      }
    }
  }
}

/// What no ear and no finger should meet in a line.
enum TextFault: CaseIterable {
  case control, glyph, decoration, doubleBlank, trailingBlank

  func isIn(_ line: Substring) -> Bool {
    switch self {
    case .control:
      line.unicodeScalars.contains {
        [.control, .format, .unassigned, .privateUse].contains($0.properties.generalCategory)
      }
    case .glyph:
      !line.allSatisfy {
        $0.isLetter || $0.isNumber || " \u{A0}\u{202F}.,:;!?‘’'“”«»()-–/…".contains($0)
      }
    case .decoration:
      line.drop { $0 == " " }.first.map { !($0.isLetter || $0.isNumber || "“«/".contains($0)) }
        ?? true
    case .doubleBlank:
      // The lists of the adventure are indented by four blanks.
      zip(body(of: line), body(of: line).dropFirst()).contains {
        $0.isWhitespace && $1.isWhitespace
      }
    case .trailingBlank: line.last?.isWhitespace == true
    }
  }

  private func body(of line: Substring) -> Substring {
    line.hasPrefix("    ") ? line.dropFirst(4) : line
  }
}
