import Foundation
import Localization
import SampleWorld

/// What somebody who has never seen the game types somewhere in it, and what is then expected.
struct NaturalOrder: Sendable {
  /// The lines that lead to the moment, in a new game.
  let setup: [String]
  /// What is typed; the expectations are about the last of the lines.
  let lines: [String]
  let expectations: [Expectation]

  /// Reads `Tests/CampaignTests/Orders/<table>.<language>.txt`: sections begin with `==`, their setup with `+`,
  /// or with `++` and the first line of the walkthrough that is not played.
  static func all(of table: String, in language: Language) throws -> [NaturalOrder] {
    let path = "Tests/CampaignTests/Orders/\(table).\(language).txt"
    var orders: [NaturalOrder] = []
    var setup: [String] = []
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("==") {
        setup = []
      } else if line.hasPrefix("++ ") {
        setup = walkthrough.map { language == .en ? $0.en : $0.fr }
          .prefix { $0 != line.dropFirst(3) }
      } else if line.hasPrefix("+") {
        setup.append(String(line.dropFirst(2)))
      } else {
        orders.append(try NaturalOrder(line, setup))
      }
    }
    return orders
  }

  private init(_ line: Substring, _ setup: [String]) throws {
    let parts = line.components(separatedBy: " => ")
    guard parts.count == 2 else { throw OrderError(line: String(line)) }
    self.setup = setup
    lines = parts[0].components(separatedBy: " // ")
    expectations = try parts[1].components(separatedBy: ";").map { part in
      try Expectation(part.split(separator: " ").map(String.init), in: line)
    }
  }
}

/// A line of the table that cannot be read.
struct OrderError: Error {
  let line: String
}

/// What an order must lead to.
enum Expectation: Sendable {
  /// Understood: an answer of its own.
  case answered
  /// The thing that is meant.
  case about(String)
  case says(String)
  case at(String)
  case has(String), lacks(String), worn(String), here(String)
  case inside(String, String)
  case open(String), shut(String), locked(String), unlocked(String), lit(String), dark(String)
  /// Understood, and it does not happen.
  case refused
  /// No such thing is to be seen; it is not in the player's hands; a word is unknown.
  case absent, unheld, unknown
  case asks
  case turns(Int)
  case meta(String)

  init(_ words: [String], in line: Substring) throws {
    switch (words.first, words.count) {
    case ("answered", 1): self = .answered
    case ("refused", 1): self = .refused
    case ("absent", 1): self = .absent
    case ("unheld", 1): self = .unheld
    case ("unknown", 1): self = .unknown
    case ("asks", 1): self = .asks
    case ("about", 2): self = .about(words[1])
    case ("at", 2): self = .at(words[1])
    case ("has", 2): self = .has(words[1])
    case ("lacks", 2): self = .lacks(words[1])
    case ("worn", 2): self = .worn(words[1])
    case ("open", 2): self = .open(words[1])
    case ("shut", 2): self = .shut(words[1])
    case ("locked", 2): self = .locked(words[1])
    case ("unlocked", 2): self = .unlocked(words[1])
    case ("lit", 2): self = .lit(words[1])
    case ("dark", 2): self = .dark(words[1])
    case ("meta", 2): self = .meta(words[1])
    case ("turns", 2): self = .turns(Int(words[1]) ?? 0)
    case ("says", 2...): self = .says(words.dropFirst().joined(separator: " "))
    case (_, 3) where words[1] == "in": self = .inside(words[0], words[2])
    case (_, 2) where words[1] == "here": self = .here(words[0])
    default: throw OrderError(line: String(line))
    }
  }
}
