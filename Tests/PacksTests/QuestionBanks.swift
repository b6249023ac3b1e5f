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
  static let all = [csv, semicolons, tsv, pairs, moodle, quizlet, openquizzdb]

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
