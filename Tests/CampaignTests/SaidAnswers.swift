import Foundation
import Localization
import Testing

/// What a fair person takes a typed answer for.
enum FairJudgement: Sendable {
  case right
  /// No foreseen answer is meant.
  case wrong
  /// The foreseen wrong answer of that id.
  case miss(String)

  init(_ word: String) {
    self = word == "right" ? .right : word == "wrong" ? .wrong : .miss(word)
  }
}

/// An answer as somebody types it, to a level of the valley or to a pack's question.
struct SaidAnswer: Sendable, CustomTestStringConvertible {
  let language: Language
  let question: String
  let text: String
  let judgement: FairJudgement

  init(_ language: Language, _ question: String, _ text: String, _ judgement: FairJudgement) {
    (self.language, self.question) = (language, question)
    (self.text, self.judgement) = (text, judgement)
  }

  var testDescription: String { "\(language) \(question): \(text)" }
}

/// A pack's question: the spellings that are right, and those of one foreseen wrong answer.
struct PackQuestion: Sendable {
  let right: String
  let wrong: String

  /// By id; the languages share them.
  static let all = [
    "capital": PackQuestion(right: "Canberra", wrong: "Sydney | Melbourne"),
    "author": PackQuestion(right: "Mary Shelley | Shelley", wrong: "Percy Shelley"),
    "year": PackQuestion(right: "1789", wrong: "1799"),
    "peak": PackQuestion(right: "8849 m | 8849 metres | 8849 mètres | 8849", wrong: "8848"),
    "metal": PackQuestion(right: "iron | fer", wrong: "copper | cuivre"),
    "country": PackQuestion(
      right: "New Zealand | Nouvelle-Zélande", wrong: "Australia | Australie"),
    "neighbour": PackQuestion(right: "Iraq | Irak", wrong: "Syria | Syrie"),
  ]
}

extension SaidAnswer {
  /// Reads `Tests/CampaignTests/Orders/<table>.<language>.txt` of all languages: `==` and a question, then
  /// what is said to it, ` => ` and the judgement.
  static func all(of table: String) throws -> [SaidAnswer] {
    try Language.allCases.flatMap { language in
      let path = "Tests/CampaignTests/Orders/\(table).\(language.code).txt"
      var question = ""
      return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
        let parts = $0.components(separatedBy: " => ")
        if parts.count == 2 {
          return SaidAnswer(language, question, parts[0], FairJudgement(parts[1]))
        }
        if $0.hasPrefix("== ") { question = String($0.dropFirst(3)) }
        return nil
      }
    }
  }
}
