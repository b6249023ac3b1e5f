import JSON
import Localization
import Testing

@testable import Packs

/// A pack of one level in line 3, and what is said of it in both languages.
struct CuredPack: Sendable, CustomTestStringConvertible {
  let text: String
  let en: String
  let fr: String

  var testDescription: String { text }

  init(level: String, _ en: String, _ fr: String) {
    self.init(levels: [level], en, fr)
  }

  init(levels: [String], head: String = "", _ en: String, _ fr: String) {
    text = """
      {"version": 1, "title": "T", "language": "en",\(head)
       "chapters": [{"id": "c", "title": "C", "levels": [
      \(levels.joined(separator: ",\n"))
      ]}]}
      """
    (self.en, self.fr) = (en, fr)
  }
}

/// Values that do not fit are told with an example of what does.
struct ValueCureTests {
  static let packs = [
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": 1789}"#,
      "A text stands in quotation marks: \"1789\". (chapter 1, level 1, “right”)",
      "Un texte se met entre guillemets droits\u{A0}: \"1789\". (chapitre 1, niveau 1, "
        + "«\u{A0}right\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "open", "text": true, "right": "1"}"#,
      "A text stands in quotation marks: \"true\". (chapter 1, level 1, “text”)",
      "Un texte se met entre guillemets droits\u{A0}: \"true\". (chapitre 1, niveau 1, "
        + "«\u{A0}text\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "reflex", "text": "Q", "moves": 9, "beats": [3]}"#,
      "More than this is needed here. Write {\"move\": 3, \"text\": \"…\"}. "
        + "(chapter 1, level 1, “beats” 1)",
      "Cela ne suffit pas ici. Écrivez {\"move\": 3, \"text\": \"…\"}. "
        + "(chapitre 1, niveau 1, «\u{A0}beats\u{A0}» 1)"),
    CuredPack(
      level: #"{"kind": "reflex", "text": "Q", "moves": "8", "practice": 2}"#,
      "Write this without quotation marks: 8. (chapter 1, level 1, “moves”)",
      "Ceci s’écrit sans guillemets\u{A0}: 8. (chapitre 1, niveau 1, «\u{A0}moves\u{A0}»)"),
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": "A", "hints": ["H", 3]}"#,
      "A text stands in quotation marks: \"3\". (chapter 1, level 1, hint 2)",
      "Un texte se met entre guillemets droits\u{A0}: \"3\". (chapitre 1, niveau 1, coup de pouce 2)"
    ),
    CuredPack(
      levels: [
        #"{"kind": "open", "id": "a", "text": "Q", "right": "A"}"#,
        #"{"kind": "open", "id": "a", "text": "Q", "right": "A"}"#,
      ],
      "“a” appears twice here. Each id can be used only once. It stands first in line 3. (chapter 1, "
        + "level 2)",
      "«\u{A0}a\u{A0}» figure deux fois ici. Chaque id ne sert qu’une fois. Il figure d’abord à la "
        + "ligne 3. (chapitre 1, niveau 2)"),
    CuredPack(
      level: #"{"kind": "open", "text": "Q", "right": "A", "otherwise": "No, {reponse}.", "#
        + #""hints": ["A"]}"#,
      "{reponse} stays as it is. What was typed is put where {answer} stands. (chapter 1, level 1, "
        + "“otherwise”)",
      "{reponse} reste tel quel. Ce qui a été tapé prend la place de {answer}. (chapitre 1, niveau 1, "
        + "«\u{A0}otherwise\u{A0}»)"),
  ]

  @Test(arguments: packs)
  func `what is wrong is told with what is right, and where in words`(_ pack: CuredPack) throws {
    let bytes = Array(pack.text.utf8)
    let (document, refused) = PackReader.read(bytes)
    let checked = document.map { PackCheck($0).findings } ?? []
    let report = PackReport(refused + checked, in: bytes)
    #expect(report.entries.map { $0.text.resolved(in: .en) } == [pack.en])
    #expect(report.entries.map { $0.text.resolved(in: .fr) } == [pack.fr])
  }
}
