/// What makes no difference when a typed text is compared with a known one. Case never does.
package enum TextFoldingMode: Sendable {
  /// For choices, which are typed as they are read: the kind and number of blanks.
  case choice
  /// For commands: the accents and ligatures of French, typographic signs and the blanks that French
  /// puts round them, how many blanks there are, and full stops at the end.
  case command
  /// For single words: accents, ligatures and marks of all Latin letters, and which digits are used.
  /// Blanks and signs stay.
  case word
}

extension String {
  /// The text without what makes no difference: `"Été"` as a word is `"ete"`, as a choice `"été"`.
  package func folded(as folding: TextFoldingMode) -> String {
    if let folded = foldedASCII(as: folding) { return folded }
    return switch folding {
    case .choice: lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .command: lowercased().foldedTypography
    case .word: lowercased().unicodeScalars.reduce(into: "") { $0 += $1.plainLetters }
    }
  }

  /// All three kinds byte by byte, for what is all ASCII, as most texts are; else nil.
  private func foldedASCII(as folding: TextFoldingMode) -> String? {
    let isChoice = folding == .choice
    let isCommand = folding == .command
    let bytes = utf8.span
    var isASCII = true
    let folded = unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
      var count = 0
      for index in bytes.indices {
        var byte = bytes[index]
        if isChoice, (0x09...0x0D).contains(byte) { byte = 0x20 }
        switch byte {
        case 0x41...0x5A: byte += 0x20
        case 0x20 where isChoice || isCommand:
          if unsafe count == 0 || buffer[count - 1] == 0x20 { continue }
        case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"):
          if unsafe isCommand && count > 0 && buffer[count - 1] == 0x20 { count -= 1 }
        case 0..<0x80: break
        default:
          isASCII = false
          return 0
        }
        unsafe buffer[count] = byte
        count += 1
      }
      if isChoice, unsafe count > 0 && buffer[count - 1] == 0x20 { count -= 1 }
      while isCommand, count > 0, unsafe buffer[count - 1] == 0x20 || buffer[count - 1] == 0x2E {
        count -= 1
      }
      return count
    }
    return isASCII ? folded : nil
  }

  // MARK: Commands

  /// A command in lower case.
  private var foldedTypography: String {
    var folded = ""
    for letter in map({ typewritten[$0] ?? String($0) }).joined() {
      if letter == " ", folded.isEmpty || folded.last == " " || folded.last == "«" { continue }
      if ":;!?»".contains(letter), folded.last == " " { folded.removeLast() }
      folded.append(letter)
    }
    while let last = folded.last, last == " " || last == "." { folded.removeLast() }
    return folded
  }
}

/// How the letters and signs of printed French are typed in a hurry.
private let typewritten: [Character: String] = [
  "é": "e", "è": "e", "ê": "e", "ë": "e", "à": "a", "â": "a", "ù": "u", "û": "u", "ü": "u",
  "ô": "o", "î": "i", "ï": "i", "ç": "c", "œ": "oe", "æ": "ae", "’": "'", "“": "\"", "”": "\"",
  "…": "...", "\u{A0}": " ", "\u{202F}": " ",
]

extension Unicode.Scalar {
  /// The letter of ASCII that a Latin letter has a mark, a stroke or a hook on: é is on e, Ø on O.
  package var baseLetter: Unicode.Scalar? {
    if isASCII { return nil }
    if let base = baseLetters[self] { return base }
    let lowercase = properties.lowercaseMapping.unicodeScalars
    guard lowercase.count == 1, let base = lowercase.first.flatMap({ baseLetters[$0] }) else {
      return nil
    }
    return Unicode.Scalar(UInt8(ascii: base) - 0x20)
  }
}

/// The letters that Unicode names LATIN SMALL LETTER … WITH …, by their base: a table of their own, for
/// with the names of all characters the release would be half a megabyte larger.
private let baseLetters: [Unicode.Scalar: Unicode.Scalar] = {
  let marked: KeyValuePairs<Unicode.Scalar, String> = [
    "a": "àáâãäåāăąǎǟǡǻȁȃȧᶏḁẚạảấầẩẫậắằẳẵặⱥ",
    "b": "ƀƃɓᵬᶀḃḅḇꞗ",
    "c": "çćĉċčƈȼɕḉꞓꞔ𝼝",
    "d": "ďđƌȡɖɗᵭᶁᶑḋḍḏḑḓꟈ𝼥",
    "e": "èéêëēĕėęěȅȇȩɇᶒḕḗḙḛḝẹẻẽếềểễệⱸꬴ",
    "f": "ƒᵮᶂḟꞙ",
    "g": "ĝğġģǥǧǵɠᶃḡꞡ",
    "h": "ĥħȟɦḣḥḧḩḫẖⱨꞕ",
    "i": "ìíîïĩīĭįǐȉȋɨᶖḭḯỉị𝼚",
    "j": "ĵǰɉʝ",
    "k": "ķƙǩᶄḱḳḵⱪꝁꝃꝅꞣ",
    "l": "ĺļľŀłƚȴɫɬɭᶅḷḹḻḽⱡꝉꞎꬷꬸꬹ𝼑𝼓𝼦",
    "m": "ɱᵯᶆḿṁṃꬺ",
    "n": "ñńņňƞǹȵɲɳᵰᶇṅṇṉṋꞑꞥꬻ𝼧",
    "o": "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợⱺꝋꝍ𝼛",
    "p": "ƥᵱᵽᶈṕṗꝑꝓꝕ",
    "q": "ɋʠꝗꝙ",
    "r": "ŕŗřȑȓɍɼɽɾᵲᵳᶉṙṛṝṟꞧꭉ𝼖𝼨",
    "s": "śŝşšșȿʂᵴᶊṡṣṥṧṩꞩꟊꟍ𝼞𝼩",
    "t": "ţťŧƫƭțȶʈᵵṫṭṯṱẗⱦ𝼉𝼪",
    "u": "ùúûüũūŭůűųưǔǖǘǚǜȕȗᶙṳṵṷṹṻụủứừửữựꞹꭎꭒ",
    "v": "ʋᶌṽṿⱱⱴꝟ",
    "w": "ŵẁẃẅẇẉẘⱳ",
    "x": "ᶍẋẍꭖꭗꭘꭙ",
    "y": "ýÿŷƴȳɏẏẙỳỵỷỹỿꭚ",
    "z": "źżžƶȥɀʐʑᵶᶎẑẓẕⱬ",
  ]
  var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
  for (base, letters) in marked {
    for letter in letters.unicodeScalars { bases[letter] = base }
  }
  return bases
}()

extension Unicode.Scalar {
  /// A small letter without accent or ligature, a digit as an ASCII one, a combining mark as nothing;
  /// anything else as it is.
  var plainLetters: String {
    if isASCII { return String(self) }
    if let digit = Character(self).wholeNumberValue, digit < 10 { return String(digit) }
    let marks: [Unicode.GeneralCategory] = [
      .nonspacingMark, .enclosingMark, .spacingMark, .format,
    ]
    if marks.contains(properties.generalCategory) { return "" }
    return spelt[self] ?? String(baseLetter ?? self)
  }
}

/// Letters whose plain spelling is not their base letter, those of « XVIIIᵉ » and « 1ᵉʳ » among them.
private let spelt: [Unicode.Scalar: String] = [
  "œ": "oe", "æ": "ae", "ǽ": "ae", "ǣ": "ae", "ß": "ss", "ð": "d", "þ": "th", "ı": "i",
  "ᵉ": "e", "ʳ": "r", "ᵐ": "m", "ᵈ": "d", "ˢ": "s",
  "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl",
]
