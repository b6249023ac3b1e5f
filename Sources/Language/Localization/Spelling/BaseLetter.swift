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
