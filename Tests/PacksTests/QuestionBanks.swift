import Localization

@testable import Packs

/// Small banks of questions in every format, each with a thing or two that is not carried over.
struct QuestionBank: Sendable {
  let format: PackImport.Format
  let text: String
  let language: Language
  /// The chapters and levels of its pack.
  let levels: [String]
  let findings: [String]
}

extension QuestionBank {
  static let all = [
    csv, semicolons, options, likely, vraiFaux, tsv, pairs, moodle, quizlet, glossary, openquizzdb,
  ]

  static let csv = QuestionBank(
    format: .csv,
    text: #"""
      chapter,Question,Right answer,wrong 1,Wrong 2,Reply,wrong reply,hint,kind,id,points
      Peaks,Which is the highest?,Everest,K2,Elbrus,"In Nepal, and in China.",Lower.,Asia.,,top,3
      ,"Who said ""because it is there""?",Mallory|George Mallory,,,,Think of 1924.,,,,
      Sky,Pi?,3.14:0.01,,,,,,number,,
      Peaks,"Snow
      is cold.",true,,,,,,truefalse,,
      Sky,Which are planets?,Mars|Venus,Moon,Sun,,,,several,,
      Sky,Is it?,perhaps,,,,,,truefalse,,
      Sky,No answer,,,,,,,,,
      """#, language: .en,
    levels: [
      "# Peaks",
      "top | Which is the highest? | closed Everest [In Nepal, and in China.] | K2 [Lower.] "
        + "| Elbrus [Lower.] (Asia.) (The answer: Everest)",
      "question-2 | Who said \"because it is there\"? | open Mallory, George Mallory; "
        + "else Think of 1924. (The answer: Mallory)",
      "question-3 | Snow\nis cold. | closed True | False (The answer: True)",
      "# Sky",
      "question-4 | Pi? | number 3.14 ±0.01 (The answer: 3.14)",
      "question-5 | Which are planets? | several Mars*, Venus*, Moon, Sun "
        + "(The answer: Mars; Venus)",
    ],
    findings: [
      "table(Packs.TableProblem.unknownColumn(Localization.SafeText(string:  1:78",
      "table(Packs.TableProblem.chapterOfBefore) 3:1",
      "table(Packs.TableProblem.notATruth(Localization.SafeText(string:  8:12", "noRightAnswer 9:1",
    ])

  static let semicolons = QuestionBank(
    format: .csv,
    text: """
      Énoncé;Bonne réponse;Mauvaise réponse;Indice
      Où naît la Loire ?;Au mont Gerbier-de-Jonc;Au mont Blanc;En Ardèche.
      Combien de côtés, pour un hexagone ?;six;;
      """, language: .fr,
    levels: [
      "# Questions",
      "question-1 | Où naît la Loire ? | closed Au mont Gerbier-de-Jonc | Au mont Blanc "
        + "(En Ardèche.) (La réponse\u{A0}: Au mont Gerbier-de-Jonc)",
      "question-2 | Combien de côtés, pour un hexagone ? | open six (La réponse\u{A0}: six)",
    ], findings: [])

  /// Answers to choose in columns of their own, of which another column names the right ones.
  static let options = QuestionBank(
    format: .csv,
    text: """
      Question,Answer 1,Answer 2,Answer 3,Correct answer
      Capital of Spain?,Madrid,Oslo,Rome,1
      Capital of Italy?,Madrid,Oslo,Rome,C
      Both in the south?,Madrid,Oslo,Rome,"1,3"
      Capital of Norway?,Madrid,Oslo,,oslo
      Capital of Norway?,Madrid,Oslo,,Oslo
      Half of four?,2,3,,2
      Half of two?,2,1,,2
      Not in the north?,Madrid,Oslo,Rome,A & C
      Warm?,Madrid,Oslo,Rome,AC
      Cold?,Madrid,Oslo,Rome,Answer B
      Nowhere?,Madrid,Oslo,Rome,AD
      Whose was it?,Madrid,Oslo,Rome,ROME
      """, language: .en,
    levels: [
      "# Questions",
      "question-1 | Capital of Spain? | closed Madrid | Oslo | Rome (The answer: Madrid)",
      "question-2 | Capital of Italy? | closed Rome | Madrid | Oslo (The answer: Rome)",
      "question-3 | Both in the south? | several Madrid*, Rome*, Oslo (The answer: Madrid; Rome)",
      "question-4 | Capital of Norway? | closed Oslo | Madrid (The answer: Oslo)",
      "question-5 | Capital of Norway? | closed Oslo | Madrid (The answer: Oslo)",
      "question-6 | Half of four? | closed 2 | 3 (The answer: 2)",
      "question-7 | Half of two? | closed 2 | 1 (The answer: 2)",
      "question-8 | Not in the north? | several Madrid*, Rome*, Oslo (The answer: Madrid; Rome)",
      "question-9 | Warm? | several Madrid*, Rome*, Oslo (The answer: Madrid; Rome)",
      "question-10 | Cold? | closed Oslo | Madrid | Rome (The answer: Oslo)",
      "question-11 | Whose was it? | closed Rome | Madrid | Oslo (The answer: Rome)",
    ],
    findings: [
      "repeatedQuestion 6:1",
      "table(Packs.TableProblem.textOrLetter(Localization.SafeText(string:  7:20",
      "table(Packs.TableProblem.textOrLetter(Localization.SafeText(string:  8:19",
      "table(Packs.TableProblem.noSuchOption(Localization.SafeText(string:  12:27",
    ])

  /// Rows that do not say how they are answered.
  static let likely = QuestionBank(
    format: .csv,
    text: """
      q,answer,kind
      Height of Everest?,"8,849",number
      Height of Elbrus?,"5,642 m",number
      Pi?,"3,14",
      Agent?,007,
      Odds?,3:1,
      Snow is cold,True,
      Oceans?,"Atlantic, Pacific",several
      Neutral?,6.5-7.5,number
      Warm?,6 – 7,number
      Score?,3-1,
      How fast?,300 km/h,number
      How long?,24 ± 0.5 h,number
      How cold?,-5 to -3,number
      How high?,"4,806±5 m",
      How low?,"1,200-1,300 m",number
      """, language: .en,
    levels: [
      "# Questions", "question-1 | Height of Everest? | number 8849 (The answer: 8849)",
      "question-2 | Height of Elbrus? | number 5642 (The answer: 5642\u{A0}m)",
      "question-3 | Pi? | number 3.14 (The answer: 3.14)",
      "question-4 | Agent? | open 007 (The answer: 007)",
      "question-5 | Odds? | open 3:1 (The answer: 3:1)",
      "question-6 | Snow is cold | closed True | False (The answer: True)",
      "question-7 | Neutral? | number 7 in 6.5..7.5 (The answer: 6.5–7.5)",
      "question-8 | Warm? | number 6 in 6..7 (The answer: 6–7)",
      "question-9 | Score? | open 3-1 (The answer: 3-1)",
      "question-10 | How fast? | number 300 (The answer: 300\u{A0}km/h)",
      "question-11 | How long? | number 24 ±0.5 (The answer: 24\u{A0}h)",
      "question-12 | How cold? | number -4 in -5..-3 (The answer: -5 – -3)",
      "question-13 | How high? | number 4806 ±5 (The answer: 4806\u{A0}m)",
      "question-14 | How low? | number 1250 in 1200..1300 (The answer: 1200–1300\u{A0}m)",
    ],
    findings: [
      "table(Packs.TableProblem.groupedNumber(Localization.SafeText(string:  2:20",
      "table(Packs.TableProblem.groupedNumber(Localization.SafeText(string:  3:19",
      "table(Packs.TableProblem.readAsNumber) 4:5",
      "table(Packs.TableProblem.rangeReadAsText) 6:7", "table(Packs.TableProblem.readAsTruth) 7:14",
      "tooFewAnswers 8:1", "table(Packs.TableProblem.onlyOneRight) 8:9",
      "table(Packs.TableProblem.readAsNumber) 15:11",
      "table(Packs.TableProblem.groupedNumber(Localization.SafeText(string:  15:11",
      "table(Packs.TableProblem.groupedNumber(Localization.SafeText(string:  16:10",
    ])

  static let vraiFaux = QuestionBank(
    format: .csv,
    text: """
      question;réponse
      La Loire est un fleuve.;vrai
      Hauteur du mont Blanc ?;4 806 m
      Pi ?;3,14
      """, language: .fr,
    levels: [
      "# Questions",
      "question-1 | La Loire est un fleuve. | closed Vrai | Faux (La réponse\u{A0}: Vrai)",
      "question-2 | Hauteur du mont Blanc ? | number 4806 (La réponse\u{A0}: 4806\u{A0}m)",
      "question-3 | Pi ? | number 3.14 (La réponse\u{A0}: 3,14)",
    ],
    findings: [
      "table(Packs.TableProblem.readAsTruth) 2:25",
      "table(Packs.TableProblem.readAsNumber) 3:25",
      "table(Packs.TableProblem.readAsNumber) 4:6",
    ])

  /// Words and what they mean, as one writes them in French.
  static let glossary = QuestionBank(
    format: .quizlet,
    text: "la bravoure : le courage\nl’effroi\u{A0}: la peur\nun ru : un ruisseau\n"
      + "une cime : le haut\nun mot\n",
    language: .fr,
    levels: [
      "# Questions", "question-1 | le courage | open la bravoure (La réponse\u{A0}: la bravoure)",
      "question-2 | la peur | open l’effroi (La réponse\u{A0}: l’effroi)",
      "question-3 | un ruisseau | open un ru (La réponse\u{A0}: un ru)",
      "question-4 | le haut | open une cime (La réponse\u{A0}: une cime)",
    ],
    findings: [
      "table(Packs.TableProblem.readAsTerms) 1:1", "table(Packs.TableProblem.noMeaning) 5:1",
    ])

  static let tsv = QuestionBank(
    format: .tsv, text: "question\tanswer\tfeedback\nNorth of $x^2$?\tthe pole, they say\tCold.\n",
    language: .en,
    levels: [
      "# Questions",
      "question-1 | North of x²? | open the pole, they say; yes Cold. "
        + "(The answer: the pole, they say)",
    ], findings: [])

  static let pairs = QuestionBank(
    format: .csv,
    text: "France,Paris\nNorway,Oslo|Christiania\nFrance,Paris\nNorway,Viken\nPeru\n",
    language: .en,
    levels: [
      "# Questions", "question-1 | France | open Paris (The answer: Paris)",
      "question-2 | Norway | open Oslo, Christiania, Viken (The answer: Oslo)",
    ],
    findings: [
      "table(Packs.TableProblem.readAsList) 1:1",
      "table(Packs.TableProblem.repeatedPair(Localization.SafeText(string:  3:1",
      "table(Packs.TableProblem.furtherAnswer(Localization.SafeText(string:  4:1",
      "table(Packs.TableProblem.notTwoCells(1)) 5:1",
    ])

  static let quizlet = QuestionBank(
    format: .quizlet,
    text:
      "cairn\ta heap of stones\ntarn\ta small lake in the mountains\nscree\tloose stones\nridge\n",
    language: .en,
    levels: [
      "# Questions", "question-1 | a heap of stones | open cairn (The answer: cairn)",
      "question-2 | a small lake in the mountains | open tarn (The answer: tarn)",
      "question-3 | loose stones | open scree (The answer: scree)",
    ],
    findings: [
      "table(Packs.TableProblem.readAsTerms) 1:1", "table(Packs.TableProblem.noMeaning) 4:1",
    ])

  static let openquizzdb = QuestionBank(
    format: .openquizzdb,
    text: """
      {"fournisseur": "nous", "rédacteur": "la classe", "quizz": {
        "en": {"beginner": []},
        "fr": {"débutant": [
          {"id": 1, "question": "Quelle étoile indique le nord ?",
           "propositions": ["Véga", "l’étoile Polaire", "Sirius"],
           "réponse": "l’étoile Polaire", "anecdote": "Elle ne bouge presque pas."},
          {"id": 2, "question": "Sans réponse ?", "propositions": ["a", "b"]}]}}}
      """, language: .fr,
    levels: [
      "# débutant",
      "question-1 | Quelle étoile indique le nord ? | closed l’étoile Polaire "
        + "[Elle ne bouge presque pas.] | Véga | Sirius (La réponse\u{A0}: l’étoile Polaire)",
    ],
    findings: [
      "openQuizzDB(Packs.OpenQuizzDBProblem.otherLanguages(taken: Localization.SafeText(string:  "
        + "1:60", "noRightAnswer 7:5",
    ])
}
