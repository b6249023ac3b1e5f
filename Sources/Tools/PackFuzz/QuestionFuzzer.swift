import Flow
import Localization
import Packs

/// One run over many question files, each a few changes away from one that is good.
struct QuestionFuzzer: Fuzzer {
  private(set) var steps = 0
  private(set) var imported = 0
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Imports one file; what does not hold, or nil: what is made of it can be played.
  mutating func step() -> String? {
    steps += 1
    let bytes = changedBytes()
    let format = generator.pick(from: PackImport.Format.allCases)
    let made = PackImport(
      bytes, format: generator.below(3) == 0 ? format : nil, title: SafeText(cleaning: "fuzz"),
      language: generator.pick(from: Language.allCases))
    let text = String(decoding: bytes, as: UTF8.self)
    for finding in made.findings where !finding.text.isSafe { return text }
    guard let document = made.document else { return made.findings.isEmpty ? text : nil }
    imported += 1
    guard PackReader.read(PackWriter.write(document)).document == document,
      PackRuleChecker(document).findings.isEmpty,
      (try? PackLevelFactory(document: document).chapters()) != nil,
      generator.below(20) > 0
        || !PackCheck(document).findings.contains(where: { $0.severity == .error })
    else { return text }
    return nil
  }

  private mutating func changedBytes() -> [UInt8] {
    var bytes = Array(generator.pick(from: Self.seeds).utf8)
    for _ in 0..<1 + generator.below(6) {
      let place = generator.below(bytes.count + 1)
      switch generator.below(4) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + generator.below(12)))
      case 1:
        let end = min(bytes.count, place + generator.below(60))
        bytes.insert(contentsOf: bytes[place..<end], at: generator.below(bytes.count + 1))
      case 2 where generator.below(9) == 0: bytes.insert(UInt8(generator.below(256)), at: place)
      default: bytes.insert(contentsOf: generator.pick(from: Self.parts).utf8, at: place)
      }
    }
    guard generator.below(9) == 0 else { return bytes }
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    return [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static let seeds = [
    """
    // Comment
    $CATEGORY: $course$/top/One//Two

    ::Title::[html]<p>Which <b>one</b>?</p>{=A cat#Yes. ~A dog#No. ~%50%A bird ####All of them.}

    Tick.{~%50%salt ~%50%sugar ~%-100%sand}

    True?{T#No.#Yes.}

    Who?{=Ada =Lovelace =%0%Bob#No. =%0%*#Nobody.}

    How many?{#=3.5:0#Yes. =%50%4 ~#No.}

    How far?{#1..9}

    Match.{=one -> un =two -> deux =three -> trois = -> quatre}

    A text.

    The {=cat ~dog} sat \\{ there \\}.

    Choose.{~2 =3 ~4}
    """,
    """
    Capitals

    What is the capital of Norway?
    A. Bergen
    B. Oslo
    ANSWER: B

    A letter?
    A) B
    B) C
    C) D
    ANSWER: A
    """,
    """
    Chapter,question,right,wrong,wrong,reply,wrong reply,hint,exact,id
    Peaks,Which?,Everest,K2,Elbrus,"Yes, it is",No,High,,top
    ,"How
    many?",3,,,,,,,
    Sky,"The ""red"" one?",Mars|the Mars,,,,Not {answer},,yes,
    """,
    "sep=;\nQuestion;Réponse;Faux 1;Faux 2;note\nOù ?;là;ici;là-bas;x\nQui ?;\"moi; toi\";;;\n",
    "question\tjuste\tindice\nWer?\t👩‍🏫\t\u{F0B7} eins\u{B}zwei\n",
  ]

  private static let parts = [
    "{", "}", "=", "~", "#", "####", "->", "::", "\\", "\\n", "%50%", "%-1", "..", ":", "\n",
    "\n\n", "\r", "//", "$CATEGORY:", "[html]", "[plain]", "<", ">", "<b>", "<br>", "<sup>",
    "<!--", "<img alt='", "&", "&#", "&eacute;", "&#x202E;", "&#0;", "&#1114112;", "T", "ANSWER:",
    "ANSWER: Z", "A.", "B)", "1", "-3", "99999..1", "\u{301}", "\u{202E}", "\u{AD}", "\u{FEFF}",
    "\u{200D}", "\u{2028}", "\u{3000}", "é", "漢字", "*", "{#1..5}", "{}", " ", "\t", ",", ";",
    "\"", "\"\"", "|", "yes", "question", "right", "{answer}", "sep=", "chapter",
  ]
}
