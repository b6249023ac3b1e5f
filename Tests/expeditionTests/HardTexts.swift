/// Texts that a pack may hold, and that are hard on a terminal: each is to stand there whole.
enum HardTexts {
  /// Marks up to the limit on one letter, over and round it, beside it, and one without width.
  static let marks = [
    "e" + String(repeating: "\u{301}", count: 8), "o\u{20DD}\u{FE0F}", "न\u{940}\u{902}",
    "ก\u{E33}", "a\u{34F}b", "x\u{E0100}y", "\u{301}",
  ]
  /// Two columns each, or what terminals do not agree on; letters that join or lean on each other.
  static let wide = [
    "漢字かな交じり文", "Ａ１", "한글ᄀ\u{1161}\u{11A8}", "\u{3000}", "\u{3164}", "\u{115F}", "😀👍🏽❤\u{FE0F}🇫🇷",
    "1\u{FE0F}\u{20E3}", "ﷺ", "꧅", "…·°±", "𝕬𠀀",
  ]
  /// From right to left by nature, without a mark that would turn what stands round them.
  static let leftward = ["שלום", "مرحبا ١٢٣", "ߒߞߏ"]
  /// Pictures of what steers, and what other programs take for it.
  static let feigned = [
    "␛[31m", #"\u001b[2J"#, #"\e[0m\033c"#, "^[[2J", "%s%n%1$p", "`rm`", "$(id)", "<b>&#27;</b>",
    "\u{FFFD}\u{FFFC}", "\u{2800}", "\u{A0}\u{202F}\u{2003}",
  ]

  static let all = marks + wide + leftward + feigned

  /// A pack with one of the texts behind every word of `names`, and behind every choice.
  static func pack(_ text: String) -> String {
    let text = text.replacing("\\", with: #"\\"#)
    return #"""
      {"version": 1, "language": "en", "comment": ["\u001b[2J\u202e", {"x": "\u009b"}],
       "title": "Title ~", "author": "Author ~", "intro": "Intro ~", "ending": "Ending ~",
       "chapters": [{"title": "Chapter ~", "description": "Card ~",
        "keywords": [{"id": "word", "text": "keyword ~"}],
        "levels": [
         {"kind": "closed", "text": "First ~", "hints": ["Tug ~", "Pull ~"], "notes": ["Note ~"],
          "keywords": ["word"], "right": {"text": "north ~", "reply": "Good ~"},
          "wrong": [{"text": "south ~", "reply": "Bad ~"}, {"text": "west ~"}]},
         {"kind": "rotor", "text": "Second ~", "clues": ["Clue ~", "Sign ~"], "hints": ["Rung ~"],
          "right": {"text": "red ~", "reply": "Fine ~"}, "wrong": [{"text": "blue ~"}]},
         {"kind": "open", "text": "Third ~", "right": ["lamp", "lamp ~"], "hints": ["Step ~"],
          "wrong": [{"words": "wick", "reply": "Near ~"}],
          "otherwise": "Not “{answer}” ~", "success": "Light ~"},
         {"kind": "search", "text": "Fourth ~", "failure": "Missed ~", "success": "Found ~",
          "hints": ["Grip ~"], "objects": [{"name": "lid ~", "text": "Cold ~", "actions": [
           {"text": "lift ~", "result": "Gives ~", "feels": "progress", "right": true},
           {"text": "kick ~", "result": "Hurts ~", "feels": "setback"}]}]},
         {"kind": "reflex", "text": "Fifth ~", "moves": 2, "practice": 0, "hints": [],
          "beats": [{"move": 1, "text": "Stones ~"}], "failures": ["Fall ~"],
          "success": "Out ~", "skipped": "Carried ~"}]}]}
      """#.replacing("~", with: text)
  }
}
