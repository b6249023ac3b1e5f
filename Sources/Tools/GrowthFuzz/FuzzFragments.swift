/// What inputs are made of: all that a reader might stumble over again and again.
enum FuzzFragments {
  /// What an input begins with, repeats and ends with; `@` in `unit` becomes fragments.
  typealias Shape = (start: String, unit: String, end: String)

  static func shapes(of input: GrowthRecipe.Input) -> [Shape] {
    switch input {
    case .questions(let format): questions(format)
    case .pack: packs
    case .line: [("", "@", ""), ("take ", "@ ", ""), ("", "@, ", "lamp"), ("x", "@", "")]
    case .lines: [("", "@\n", ""), ("", "@\n@x\n", ""), ("/scores\n", "@\n", "/where\n")]
    case .wireLines:
      [
        ("", #"{"do":"answer","answers":["@"]}"# + "\n", ""), ("", #"{"do":"@"}"# + "\n", ""),
        ("", #"{"do":"say","text":"@"}"# + "\n", ""), ("", "@\n", ""),
        (#"{"do":"#, "@", "\n"), (#"{"do":"say","text":""#, "@", #""}"# + "\n"),
        ("{", #""@\#u{1}":"@","#, #""do":"repeat"}"# + "\n"),
      ]
    }
  }

  static func parts(of input: GrowthRecipe.Input) -> [String] {
    switch input {
    case .questions: questionParts + marks
    case .pack: marks + ["answer-1", "{answer}", "le ", "one", "3.5", "\\u00e9", "\\n", "\\\\"]
    case .line, .lines:
      marks + [
        "take", "lamp", "all", "and", "then", ".", ",", "drop", "it", "look", "again", "undo", "n",
        "/hint", "/levels", "/notes", "1", "a", "continue", "the", "cpu", "/lang fr", "t", "wait",
        "put lamp in", "/level 1 1", "examine", "save \u{1}", "restore \u{1}", "except", "\"",
      ]
    case .wireLines:
      marks + [
        "\\u0041", "\\ud83d\\ude00", "\\\\", "[", "{", "]", "}", "repeat", "hint", "1e9", " ",
      ]
    }
  }

  // MARK: Letters

  private static let marks = [
    "\u{301}", "e\u{301}\u{323}", "é", "漢字", "👨‍👩‍👧", "🇫🇷", "🇫", "\u{200D}", "\u{AD}", "ß", "œ", "İ",
    "ﬁ", "’",
    "-", " ", "  ", "a", "A", "1", "-1", "1,000", "3.5", "x y", "«\u{A0}", "…", "\u{1100}", "ก็",
    "क्",
  ]

  private static let questionParts = [
    "{", "}", "=", "~", "#", "####", "->", "::", "\\", "\\n", "%50%", "%-1", "..", ":", "\n",
    "\n\n",
    "\r", "//", "$CATEGORY:", "/", "[html]", "[markdown]", "[plain]", "<", ">", "<b>", "<!--",
    "-->",
    "<script>", "</", "<img alt='", "&", "&#", "&eacute;", "&#38;", "**", "*", "_", "`", "[a](b)",
    "![", "[", "](", ")", "T", "ANSWER:", "A.", "B)", "\u{1}..9", "1:0.5", "help", "=a", "~b",
    ",", ";", "|", "\t", "\"", "<text>", "</text>", "<![CDATA[", "]]>", "&amp;", "$", "$$", "\\(",
    "\\)",
    "\\frac", "^", "\\sqrt[",
  ]

  // MARK: Packs

  private static let head = #"{"version":1,"title":"T","language":"en","chapters":["#
  private static let chapter = head + #"{"title":"C","levels":["#
  /// An element that ends lists whose elements end with a comma.
  private static let last =
    #"{"kind":"closed","text":"Q","right":{"text":"up there"},"wrong":[{"text":"down"}]}]}]}"#

  private static let packs: [Shape] = [
    (
      chapter,
      #"{"kind":"closed","text":"Q@","right":{"text":"yes@"},"wrong":[{"text":"no@"}]},"#, last
    ),
    (
      chapter,
      #"{"kind":"open","text":"Q@","right":["yes@","b\#u{2}"],"wrong":[{"words":["no@","c"]}]},"#,
      last
    ),
    (
      chapter + #"{"kind":"open","text":"Q","right":["x"],"wrong":[{"words":["#,
      #""@\#u{1}@","#, #""y"]}]},"# + last
    ),
    (
      chapter + #"{"kind":"open","text":"Q","right":["x"],"wrong":["#,
      #"{"words":["@\#u{2}","b@"]},"#, #"{"words":"y"}]},"# + last
    ),
    (
      chapter + #"{"kind":"rotor","text":"Q","clues":["c"],"right":{"text":"x y"},"wrong":["#,
      #"{"text":"@\#u{2}@"},"#, #"{"text":"y z"}]},"# + last
    ),
    (
      chapter + #"{"kind":"closed","text":{"#, #""aa-\#u{2}":"@","#,
      #""en":"Q"},"right":{"text":"up there"},"wrong":[{"text":"down"}]},"# + last
    ),
    (
      chapter + #"{"kind":"closed","text":"Q","wrong":[{"text":"down"}],"right":{"text":{"#,
      #""aa-\#u{2}":"@ \#u{1}","#, #""en":"up"}}},"# + last
    ),
    (
      chapter,
      #"{"kind":"closed","text":{"aa-\#u{2}":"@","en":"Q"},"right":{"text":"up@"},"#
        + #""wrong":[{"text":"down"}]},"#, last
    ),
    (
      head, #"{"title":"C@","keywords":[{"id":"k","text":"@"}],"levels":[]},"#,
      #"{"title":"C","levels":["# + last
    ),
    (
      chapter,
      #"{"kind":"search","text":"@","objects":[{"name":"@\#u{1}","text":"@","actions":["#
        + #"{"text":"@","feels":"progress","right":true},{"text":"b","feels":"setback"}]}]},"#, last
    ),
    (head + "[", "@[", "]"), (head, #"{"@\#u{1}":"@"},"#, "{}]}"), (#"{"a":""#, "@", #""}"#),
    ("{", #""@\#u{2}":@,"#, #""a":1}"#), ("{", #""a\#u{2}":1,"#, #""a":1}"#), ("", "@", ""),
    (#"{"version":"#, "1@", "}"), (chapter + #"{"kind":"closed","text":""#, "@", #""}"#),
  ]
}
