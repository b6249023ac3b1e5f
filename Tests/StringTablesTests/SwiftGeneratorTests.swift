import StringTables
import Testing

struct SwiftGeneratorTests {
  @Test func `each key becomes one declaration`() throws {
    let source = try generate(
      en: #"""
        "trap.answer.climb" = "Climb back";
        "clue.1" = "Say “{word}” to {who}, {word}";
        "falls.one" = "one fall of {#of}";
        "falls.other" = "{#count} falls of {#of}";
        "climb.accepted[]" = "4 |  four";
        """#,
      fr: #"""
        "falls.other" = "sur {#of}, {#count} chutes";
        "falls.one" = "sur {#of}, une chute";
        "clue.1" = "À {who}, dites {word}";
        "climb.accepted[]" = "4 | quatre | iv";
        "trap.answer.climb" = "Remonter";
        """#, name: "IceCave"
    ).get()
    #expect(source == expected)
  }

  @Test func `tables stand in the order of their names`() throws {
    let files = ["B", "A"].flatMap { [file("fr", "", name: $0), file("en", "", name: $0)] }
    let source = try swiftSource(for: files + typography)
    #expect(source.contains("[table0, table1]"))
    #expect(source.contains("table0 = StringTable(name: \"A\""))
  }

  private let expected = #"""
    // Made from Localization/*.lproj/*.strings.

    /// A language that the program speaks; its raw value is its code, by ISO 639.
    package enum Language: String, CaseIterable, Sendable {
      case `en`, `fr`

      /// The language that the others are translated from, spoken where none is asked for.
      package static var base: Language { .en }

      /// Its place in `allCases`.
      package var index: Int {
        switch self {
        case .en: 0
        case .fr: 1
        }
      }

      /// The marks that stand behind a no-break space, by `Typography.strings`.
      package var spacedMarks: [Unicode.Scalar] {
        switch self {
        case .en: []
        case .fr: ["!", ":", ";", "?", "»"]
        }
      }

      /// What its own file says, `Languages/<Name>.swift`.
      var rules: LanguageRules {
        switch self {
        case .en: LanguageRules.en
        case .fr: LanguageRules.fr
        }
      }
    }

    /// The forms of a counted noun that a language may have, each a row of a plural.
    package enum PluralForm: Int, CaseIterable, Sendable {
      case `one`, `other`
    }

    /// Every sentence of the program, by table and key.
    package enum L10n {
      /// IceCave.strings
      package enum IceCave {
        /// Climb back
        package static var `trapAnswerClimb`: LocalizedText { LocalizedText(table: 0, row: 0) }
        /// Say “{word}” to {who}, {word}
        package static func `clue1`(`word`: LocalizedText, `who`: LocalizedText) -> LocalizedText { LocalizedText(table: 0, row: 1, [.text(`word`), .text(`who`)]) }
        /// one fall of {#of} / {#count} falls of {#of}
        package static func `falls`(`count`: Int, `of`: Int) -> LocalizedText { LocalizedText(table: 0, row: 2, count: count, [.number(`count`), .number(`of`)]) }
        /// 4 |  four
        package static var `climbAccepted`: LocalizedList { LocalizedList(table: 0, row: 4) }
      }
    }

    extension StringTable {
      static let all: [StringTable] = [table0]
    }

    private let table0 = StringTable(name: "IceCave", keys: { keys0 }) {
      switch $0 {
      case .en: en0
      case .fr: fr0
      }
    }
    private let keys0 = StringTable.splitRows(
    """
    trap.answer.climb\u{1f}\
    clue.1\u{1f}\
    falls.one\u{1f}\
    falls.other\u{1f}\
    climb.accepted[]
    """)
    private let en0 = StringTable.splitRows(
    """
    Climb back\u{1f}\
    Say “\u{1}” to \u{2}, \u{1}\u{1f}\
    one fall of \u{2}\u{1f}\
    \u{1} falls of \u{2}\u{1f}\
    4|four
    """)
    private let fr0 = StringTable.splitRows(
    """
    Remonter\u{1f}\
    À \u{2}, dites \u{1}\u{1f}\
    sur \u{2}, une chute\u{1f}\
    sur \u{2}, \u{1} chutes\u{1f}\
    4|quatre|iv
    """)

    """#
}
