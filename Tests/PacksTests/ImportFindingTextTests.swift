import JSON
import Localization
import Testing

@testable import Packs

/// A finding of an import, and words that tell it in each language.
struct ToldFinding: Sendable, CustomTestStringConvertible {
  let reason: ImportFindingReason
  let en: [String]
  let fr: [String]

  var testDescription: String { "\(reason)" }

  init(_ reason: ImportFindingReason, _ en: String..., fr: String...) {
    (self.reason, self.en, self.fr) = (reason, en, fr)
  }
}

private func cell(_ text: String) -> SafeText { SafeText(cleaning: text) }

/// Each finding of an import says in both languages what is left out or changed, in words of the file.
struct ImportFindingTextTests {
  static let files = [
    ToldFinding(
      .tooLarge, "The file has more than", "8,388,608 bytes", fr: "Le fichier dépasse",
      "8\u{202F}388\u{202F}608 octets"),
    ToldFinding(.notUTF8, "This is not UTF-8", fr: "Ce n’est pas de l’UTF-8"),
    ToldFinding(
      .unsafeCharacter("\u{202E}"), "the character U+202E", "Remove it", fr: "le caractère U+202E",
      "Retirez-le"),
    ToldFinding(
      .noQuestion(.gift), "No question", "“gift”", "quizlet or openquizzdb", fr: "Aucune question",
      "gift",
      "quizlet ou openquizzdb"),
    ToldFinding(.foreign(.archive), "(.docx, .odt, .xlsx, .zip)", fr: "(.docx, .odt, .xlsx, .zip)"),
    ToldFinding(.foreign(.pdf), "This is a PDF", fr: "C’est un PDF"),
    ToldFinding(.foreign(.picture), "This is a picture", fr: "C’est une image"),
    ToldFinding(.foreign(.richText), "This is rich text", fr: "C’est du texte enrichi"),
    ToldFinding(.foreign(.webPage), "This is a web page", fr: "C’est une page web"),
    ToldFinding(.foreign(.markdown), "This is a page of text", fr: "C’est une page de texte"),
    ToldFinding(.foreign(.binary), "This is no text file", fr: "Ce n’est pas un fichier texte"),
    ToldFinding(
      .foreign(.pack), "This is a pack already", "expedition play", fr: "C’est déjà un pack",
      "expedition play"),
    ToldFinding(.foreign(.json), "JSON, but not as OpenQuizzDB", fr: "C’est du JSON, mais pas"),
    ToldFinding(.mended(.utf16), "saved as UTF-16", fr: "enregistré en UTF-16"),
    ToldFinding(.mended(.windows1252), "read as Windows-1252", fr: "lu comme Windows-1252"),
    ToldFinding(.json(.tooDeep), "the JSON breaks off here", fr: "le JSON s’interrompt ici"),
    ToldFinding(
      .openQuizzDB(.otherLanguages(taken: cell("en"), left: cell("fr, de"))), "“en” are taken",
      "left out are those in: fr, de", "--lang", fr: "en", "fr, de", "--lang"),
  ]

  static let leftOut = [
    ToldFinding(.essay, "Question left out: an essay", fr: "Question écartée", "une rédaction"),
    ToldFinding(
      .unclosedBrace, "Question left out: this brace is not closed", #"\{"#, fr: "accolade", #"\{"#),
    ToldFinding(
      .strayBrace, "Question left out: this brace closes what", #"\}"#, fr: "rien n’a ouvert",
      #"\}"#),
    ToldFinding(.secondBraces, "one pair of braces", fr: "une seule paire d’accolades"),
    ToldFinding(.noText, "the question has no text", fr: "la question n’a pas de texte"),
    ToldFinding(.emptyAnswer, "this answer has no text", fr: "cette réponse n’a pas de texte"),
    ToldFinding(.noRightAnswer, "no answer is marked as right", fr: "aucune réponse"),
    ToldFinding(.tooFewAnswers, "at least two different answers", fr: "au moins deux réponses"),
    ToldFinding(
      .tooManyAnswers, "10,000 for one", fr: "10\u{202F}000 par"),
    ToldFinding(
      .textTooLong, "4,096 bytes", fr: "4\u{202F}096 octets"),
    ToldFinding(
      .hiddenCharacter("\u{200D}"), "Question left out", "U+200D", fr: "Question écartée",
      "U+200D"),
    ToldFinding(
      .textWithoutQuestion, "no question follows this text", fr: "aucune question ne suit"),
    ToldFinding(
      .rightAndWrong(right: cell("un"), wrong: cell("Un !"), exact: nil), "“Un !” is wrong",
      "told from “un”", fr: "Un !", "est faux", "ne se distingue pas de «\u{A0}un"),
    ToldFinding(
      .rightAndWrong(right: cell("été"), wrong: cell("ete"), exact: cell("accents")),
      "“ete” is wrong", "counts as “été”", "--accents exact",
      fr: "ete", "est faux", "compte comme «\u{A0}été", "--accents exact"),
    ToldFinding(
      .sameAsRight(cell("Lyon")), "“Lyon” is given as right and as wrong", fr: "Lyon",
      "donné pour juste et pour faux"),
    ToldFinding(.unusableAnswer(cell("+-")), "nobody can type “+-”", fr: "personne", "+-"),
    ToldFinding(.onlyWildcards, "has a wildcard (*)", fr: "un joker (*)"),
    ToldFinding(.notANumber(cell("abc")), "“abc” is not a number", fr: "abc", "pas un nombre"),
    ToldFinding(
      .rangeTooWide, "The limit is \(QuestionLimits.spellings)",
      fr: "Le maximum est de \(QuestionLimits.spellings)"),
    ToldFinding(.noArrow(cell("chien")), "“chien” has no partner", fr: "chien", "est seul"),
    ToldFinding(.onePartner, "two different partners", fr: "deux réponses différentes"),
    ToldFinding(.surplusGaps(12), "at most nine gaps", "12", fr: "neuf trous au plus", "12"),
    ToldFinding(.misplacedGap(2), "Question left out", "“{2}”", fr: "Question écartée", "{2}"),
    ToldFinding(.noAnswerLine, "no “ANSWER” line", fr: "aucune ligne", "ANSWER"),
    ToldFinding(
      .answerWithoutQuestion, "no question before this line", fr: "aucune question ne précède"),
    ToldFinding(
      .letterOutside(cell("F"), last: cell("D")), "no answer F", "The last one is D",
      fr: "réponse F",
      "La dernière est D"),
    ToldFinding(
      .letterOutOfOrder(cell("D"), expected: cell("C")), "should be C, not D",
      fr: "il faudrait C et non D"),
  ]

  static let changed = [
    ToldFinding(
      .halfRight(cell("Nice")), "“Nice” is worth part", fr: "Nice", "une partie des points"),
    ToldFinding(.alsoRight(cell("Nice")), "“Nice” is right too", fr: "Nice", "est juste aussi"),
    ToldFinding(.duplicateAnswer(cell("Nice")), "“Nice” appears twice", fr: "Nice", "deux fois"),
    ToldFinding(.surplusAnswers(3), "At most seven answers", "out: 3", fr: "Sept réponses", "3."),
    ToldFinding(.sharesLost, "Shares of a point are left out", fr: "Les fractions de point"),
    ToldFinding(.surplusRows(4), "At most nine answers", "out: 4", fr: "Neuf réponses", "4."),
    ToldFinding(.wrongRange(cell("6.5")), "said of 6.5 alone", fr: "que de 6.5"),
    ToldFinding(.wildcardAnswer(cell("col*")), "“col*” has a wildcard", fr: "col*", "un joker"),
    ToldFinding(.fewerDecimals(2), "decimal places: 2", fr: "nombre de décimales", "2."),
    ToldFinding(.surplusSpellings(5), "at most 99 spellings", "out: 5", fr: "99 graphies", "5."),
    ToldFinding(.surplusReplies, "the first one is said", fr: "la première est dite pour toutes"),
    ToldFinding(.splitIntoParts(2), "this one is split into 2", fr: "réparti en 2"),
    ToldFinding(.fewerPartners(6), "At most nine partners", "out: 6", fr: "Neuf réponses", "6."),
    ToldFinding(.pictureLost, "A picture, a sound or a formula", fr: "Une image, un son"),
    ToldFinding(.furtherLetters, "only the first counts", fr: "seule la première compte"),
    ToldFinding(.linesJoined, "The line breaks of this text", fr: "Les sauts de ligne"),
    ToldFinding(.formulaKept, "stays in TeX", fr: "reste en TeX"),
    ToldFinding(.toleranceInGap, "no tolerance", fr: "pas de tolérance"),
    ToldFinding(.repeatedQuestion, "was there before", fr: "figure déjà"),
    ToldFinding(.runOn, "No empty line", fr: "Aucune ligne vide"),
    ToldFinding(
      .surplusDraw(drawn: 50, questions: 8), "(8)", "(50)", "gets all of them", fr: "(8)", "(50)",
      "les reçoit toutes"),
    ToldFinding(.surplusHints(7), "hints left out: 7", fr: "indices laissés de côté\u{A0}: 7"),
    ToldFinding(.partialFeedbackLost, "a partly right answer", fr: "réponse en partie juste"),
    ToldFinding(
      .explainedWhenRight(8), "General feedback", "it: 8", fr: "commentaire général", "8."),
  ]

  static let tables: [ToldFinding] = [
    ToldFinding(
      .table(.noHeader(.comma)), "question,right,wrong,wrong,hint", fr: "question,juste,faux,faux"),
    ToldFinding(.table(.noQuestionColumn), "No column is called “question”", fr: "question"),
    ToldFinding(.table(.noRightColumn), "No column is called “right”", fr: "juste"),
    ToldFinding(
      .table(.unknownColumn(cell("mark"), near: nil)), "The column “mark”", fr: "La colonne",
      "mark"),
    ToldFinding(
      .table(.unknownColumn(cell("rigth"), near: cell("right"))), "“rigth”",
      "Did you mean “right”?", fr: "rigth", "Vouliez-vous dire «\u{A0}right"),
    ToldFinding(
      .table(.misspeltHeader(cell("rigth"), near: cell("right"))), "what the columns are",
      "Did you mean “right”?", fr: "ce que contiennent", "Vouliez-vous dire «\u{A0}right"),
    ToldFinding(.table(.readAsMatch), "Read as pairs", fr: "comme des paires"),
    ToldFinding(.table(.readAsGaps), "Read as a text with gaps", fr: "un texte à trous"),
    ToldFinding(
      .table(.gapsAndAnswers(gaps: 2, answers: 3)), "Question left out", "text: 2", "answers: 3",
      "___ or {1}", fr: "Question écartée", "texte\u{A0}: 2", "réponses\u{A0}: 3", "___ ou {1}"),
    ToldFinding(.table(.oneAnswerForGaps(2)), "one answer", "(2)", fr: "une seule réponse", "(2)"),
    ToldFinding(
      .table(.kindAmongWrong(cell("gaps"))), "“gaps”", "“kind”", fr: "«\u{A0}gaps",
      "«\u{A0}sorte"),
    ToldFinding(.table(.noPartner(cell("Oslo"))), "“Oslo” has no partner", fr: "Oslo", "est seul"),
    ToldFinding(.table(.wrongOfGaps), "wrong answers are left out", fr: "fausses restent"),
    ToldFinding(
      .table(.likelySeveral(cell("a; b"), parted: cell("a|b"))), "“a; b”", "“a|b”", fr: "a; b",
      "«\u{A0}a|b"),
    ToldFinding(.table(.aboutNumber(cell("c. 5"))), "“c. 5” has to be typed", fr: "c. 5", "±"),
    ToldFinding(.table(.chapterOfBefore), "No chapter", fr: "Aucun chapitre"),
    ToldFinding(
      .table(.unknownKind(cell("essay"), near: nil)), "“essay” is not a kind", fr: "essay",
      "une sorte"),
    ToldFinding(
      .table(.unknownKind(cell("opne"), near: cell("open"))), "“opne” is not a kind",
      "read as “open”", fr: "opne", "lu comme «\u{A0}open"),
    ToldFinding(
      .table(.dayOrMonth(cell("1/7/1916"))), "“1/7/1916”", "month first", fr: "1/7/1916",
      "le mois d’abord"),
    ToldFinding(.table(.notATruth(cell("so"))), "“so” should be true or false", fr: "vrai ou faux"),
    ToldFinding(.table(.unclosedQuote), "This quotation mark is not closed", fr: "Ce guillemet"),
    ToldFinding(.table(.otherSeparator(.semicolon)), "parted by semicolons", fr: "points-virgules"),
    ToldFinding(.table(.otherSeparator(.comma)), "parted by commas", fr: "des virgules"),
    ToldFinding(.table(.partedHeader(.comma)), "This line is parted by", fr: "Cette ligne"),
    ToldFinding(.table(.otherSeparator(.tab)), "parted by tabs", fr: "des tabulations"),
    ToldFinding(
      .table(.likelyPartedAnswer(cell("a, b"))), "If “a, b” is one answer", fr: "une seule réponse"),
    ToldFinding(.table(.quoteInside), "or double the marks inside", fr: "doublez les guillemets"),
    ToldFinding(
      .table(.partedNumber(SafeText(cleaning: "1,000"))), "parted this row: write 1,000",
      fr: "coupe cette ligne"),
    ToldFinding(.table(.likelyPartedQuestion), "in the next cell?", fr: "continue-t-elle"),
    ToldFinding(.table(.partedQuestion), "parted this question", fr: "coupe cette question"),
    ToldFinding(.table(.longRow), "each answer needs a column", fr: "demande une colonne"),
    ToldFinding(.table(.surplusCell), "more cells than the header", fr: "plus de cellules"),
    ToldFinding(
      .table(.wrongIsNoNumber(cell("six"))), "“six” is not a number", fr: "six",
      "n’est pas un nombre"),
    ToldFinding(.table(.noSuchOption(cell("E"))), "“E” names none", fr: "E", "ne désigne aucune"),
    ToldFinding(
      .table(.textOrLetter(cell("B"))), "“B” is the text of one", fr: "B", "le texte d’une"),
    ToldFinding(.table(.onlyOneRight), "only one is right", fr: "une seule est juste"),
    ToldFinding(
      .table(.readAsSeveral), "Read as several right answers", fr: "plusieurs réponses justes"),
    ToldFinding(.table(.readAsTruth), "Read as true or false", fr: "lue comme vrai ou faux"),
    ToldFinding(.table(.readAsNumber), "Asked as a number", fr: "comme un nombre"),
    ToldFinding(.table(.rangeReadAsText), "Read as words to type", fr: "comme un texte à taper"),
    ToldFinding(
      .table(.groupedNumber(cell("8 849"), cell("8849"))), "“8 849” is read as 8849",
      fr: "8 849", "est lu comme 8849"),
    ToldFinding(.table(.readAsList), "There is no header", fr: "Il n’y a pas d’en-tête"),
    ToldFinding(
      .table(.anyIsEnough(3)), "Any one of these 3 answers is enough", fr: "ces 3 réponses suffit"),
    ToldFinding(
      .table(.anyIsEnoughOfMore(5, asked: 3)), "asks for 3", "any one of these 5 answers",
      fr: "en demande 3", "ces 5 réponses suffit"),
    ToldFinding(
      .table(.onlyOneReason(cell("it hit ice"))), "“it hit ice” can be said in many ways",
      fr: "it hit ice", "à peu près mot pour mot"),
    ToldFinding(
      .table(.readAsHeader(cell("frage"), cell("antwort"))),
      "“frage” and “antwort”, was read as the names",
      fr: "antwort", "a été lue comme les noms"),
    ToldFinding(.table(.notTwoCells(3)), "two cells", "found: 3", fr: "deux cellules", "3."),
    ToldFinding(
      .table(.readAsTerms), "Read as a list of terms", fr: "Lu comme une liste de termes"),
    ToldFinding(
      .table(.noMeaning), "a term, a tab and what it means", fr: "un terme, une tabulation"),
    ToldFinding(.table(.repeatedPair(cell("dog"))), "“dog” appears twice", fr: "dog", "deux fois"),
    ToldFinding(
      .table(.furtherAnswer(cell("dog"))), "“dog” appears again", "both answers are right",
      fr: "dog",
      "les deux réponses sont justes"),
  ]

  static let moodle: [ToldFinding] = [
    ToldFinding(.moodle(.doctype), "(DOCTYPE) is not accepted", fr: "(DOCTYPE) n’est pas accepté"),
    ToldFinding(.moodle(.tooDeep(40)), "nested. The limit is 40", fr: "emboîtés", "est de 40"),
    ToldFinding(.moodle(.tooManyElements(50)), "elements. The limit is 50", fr: "est de 50"),
    ToldFinding(.moodle(.notXML), "this is not XML", "CDATA", fr: "ce n’est pas du XML", "CDATA"),
    ToldFinding(.moodle(.endsTooSoon), "the file ends too soon", fr: "s’arrête trop tôt"),
    ToldFinding(.moodle(.notAQuiz(cell("rss"))), "begins with <rss>", fr: "commence par <rss>"),
    ToldFinding(.moodle(.unknownEntity(cell("nbsp"))), "the entity “nbsp”", fr: "l’entité", "nbsp"),
    ToldFinding(.moodle(.unclosed(cell("text"))), "<text> is not closed by </text>", fr: "</text>"),
    ToldFinding(.moodle(.unknownType(cell("cloze"))), "the type “cloze”", fr: "du type", "cloze"),
    ToldFinding(.moodle(.noFraction), "(fraction)", fr: "(fraction)"),
    ToldFinding(.moodle(.caseForgiven), "Upper and lower case", fr: "majuscules et minuscules"),
    ToldFinding(.moodle(.noGap), "Question left out: no gap", fr: "aucun trou"),
    ToldFinding(.moodle(.unknownGap(cell("MR"))), "the type “MR”", fr: "du type", "MR"),
    ToldFinding(.moodle(.choicesTyped), "in brackets behind it", fr: "entre parenthèses"),
    ToldFinding(.moodle(.choicesLost), "too long", fr: "trop longues"),
    ToldFinding(.moodle(.unitsLost), "A unit is left out", fr: "Une unité reste de côté"),
  ]

  @Test(arguments: files + leftOut + changed + tables + moodle)
  func `a finding is told in both languages`(_ finding: ToldFinding) {
    for (language, words) in [(Language.en, finding.en), (.fr, finding.fr)] {
      let told = finding.reason.text.resolved(in: language)
      for word in words { #expect(told.contains(word)) }
    }
    #expect(finding.reason.text.resolved(in: .en) != finding.reason.text.resolved(in: .fr))
  }
}
