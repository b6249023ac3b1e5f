import Testing

@testable import Screen

@Test(arguments: [
  ("", 0), ("abc", 3), ("été", 3), ("e\u{301}te\u{301}", 3), ("漢字", 4), ("한글", 4), ("👍", 2),
  ("👩‍💻", 4),
  ("❤\u{FE0F}", 1), ("«\u{A0}oui\u{202F}!\u{A0}»", 9), ("●○★☆▸─│┌✗✓…’⏎↑↓", 15), ("ﾊﾟ", 2), ("パ", 2),
  ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{200B}\u{FEFF}\u{AD}", 0), ("\u{1B}", 1), ("🇫🇷", 2),
  ("\u{20000}", 2), ("\u{10FFFF}", 1), ("ไทยที่", 4),
])
func `text has its columns`(_ text: String, _ columns: Int) {
  #expect(DisplayWidth.of(text) == columns)
}

@Test func `the width table agrees with the standard library's Unicode data`() {
  for value in UInt32(0)...0x1_FFFF {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let properties = scalar.properties
    let isRegional = (0x1F1E6...0x1F1FF).contains(value) || properties.isEmojiModifier
    if properties.isEmojiPresentation, !isRegional {
      #expect(DisplayWidth.of(scalar) == 2, "\(scalar.escaped(asASCII: true))")
    }
    if properties.isIdeographic, value > 0x3020, properties.generalCategory == .otherLetter,
      value < 0x16FE4
    {
      #expect(DisplayWidth.of(scalar) == 2, "\(scalar.escaped(asASCII: true))")
    }
  }
}

@Test func `the ranges ascend and do not touch`() {
  let ranges = WidthTable.wide
  #expect(ranges.count.isMultiple(of: 2))
  for index in 1..<ranges.count {
    #expect(ranges[index] >= ranges[index - 1] + (index.isMultiple(of: 2) ? 2 : 0))
  }
}

@Test(
  arguments: [
    ("a bb ccc", 4, ["a bb", "ccc"]), ("", 5, [""]), ("a\n\nb\n", 5, ["a", "", "b", ""]),
    ("one  two", 5, ["one", "two"]), ("one  two", 8, ["one  two"]), ("one   ", 3, ["one"]),
    ("   one two", 6, ["   one", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a bcdefgh i", 3, ["a", "bcd", "efg", "h i"]), ("     ", 3, [""]),
    ("  abcdef", 4, ["  ab", "cdef"]),
    ("Oui\u{202F}! Non", 5, ["Oui\u{202F}!", "Non"]), ("a b\u{A0}c d", 3, ["a", "b\u{A0}c", "d"]),
    ("«\u{A0}oui\u{A0}» dit", 8, ["«\u{A0}oui\u{A0}»", "dit"]), ("漢字漢字", 5, ["漢字", "漢字"]),
    ("漢字", 1, ["漢", "字"]), ("abc", 0, ["a", "b", "c"]),
    ("demi-tour", 6, ["demi-", "tour"]), ("demi-tour", 9, ["demi-tour"]),
    ("y a-t-il", 6, ["y", "a-t-il"]),
    ("say --lang", 6, ["say", "--lang"]), ("it is -5 now", 7, ["it is", "-5 now"]),
    ("night—water", 8, ["night—", "water"]), ("vingt-quatre dents", 12, ["vingt-quatre", "dents"]),
    ("e\u{301}te\u{301} e\u{301}te\u{301}", 3, ["e\u{301}te\u{301}", "e\u{301}te\u{301}"]),
  ] as [(String, Int, [String])])
func `text is wrapped by columns`(_ text: String, _ columns: Int, _ lines: [String]) {
  #expect(wrap(text, columns: columns) == lines)
}

@Test(arguments: 1...30)
func `no line is wider than asked for, and no ink is lost`(_ columns: Int) {
  let text =
    "Vous glissez dans un puits et vous arrêtez parmi des pics de glace\u{202F}: tous gouttent, sauf un.\n"
    + "« Un ours en marche », dit-on ; demi-tour — va-t-il 漢字漢字 à l’aube\u{A0}?"
  let lines = wrap(text, columns: columns)
  #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(columns, 2) })
  let ink = { (text: String) in text.filter { $0 != " " && $0 != "\n" } }
  #expect(ink(lines.joined()) == ink(text))
}

@Test(
  arguments: [
    ("hides the stair\n\n> ", 9, "hides the\nstair\n\n> "), ("> ", 2, "> "), ("", 5, ""),
    ("one  two\n", 8, "one  two\n"), ("    a cup of tea\n", 9, "    a cup\nof tea\n"),
  ] as [(String, Int, String)]) func `long lines are broken at words, the others stay as they are`(
    _ text: String, _ columns: Int, _ wrapped: String
  )
{ #expect(text.wrappingLongLines(to: columns) == wrapped) }
