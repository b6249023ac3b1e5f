import Campaign
import Foundation
import Localization
import Testing

@testable import Adventure

/// Orders of people who never saw the game, written before the parser that reads them.
struct NaturalOrderTests {
  @Test(arguments: Language.allCases)
  func `at least 98 in 100 natural orders are understood`(language: Language) throws {
    let orders = try NaturalOrder.all(of: "orders", in: language)
    #expect(orders.count >= 200)
    let failures = try failures(of: orders, language)
    #expect(
      failures.count * 100 <= orders.count * 2,
      "\(orders.count - failures.count) of \(orders.count):\n\(failures.joined(separator: "\n"))")
  }

  @Test(arguments: Language.allCases)
  func `what players found wrongly refused is answered`(language: Language) throws {
    let failures = try failures(of: NaturalOrder.all(of: "found", in: language), language)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private func failures(of orders: [NaturalOrder], _ language: Language) throws -> [String] {
    var moments: [ArraySlice<String>: AdventureGame] = [:]
    return try orders.compactMap { order in
      let game = try moment(after: order.setup[...], in: language, known: &moments)
      return failure(of: order, in: game, language)
    }
  }

  /// Setups begin alike: what was played for one is not played again for another.
  private func moment(
    after setup: ArraySlice<String>, in language: Language,
    known moments: inout [ArraySlice<String>: AdventureGame]
  ) throws -> AdventureGame {
    if let game = moments[setup] { return game }
    guard let last = setup.last else { return try AdventureGame.keepersNight() }
    var game = try moment(after: setup.dropLast(), in: language, known: &moments)
    game.say(last, language)
    moments[setup] = game
    return game
  }

  /// What was not as expected; nil where all was.
  private func failure(
    of order: NaturalOrder, in moment: AdventureGame, _ language: Language
  ) -> String? {
    var game = moment
    for line in order.lines.dropLast() { game.say(line, language) }
    let before = game
    let reply = game.say(order.lines.last ?? "", language)
    let failed = order.expectations.filter { !$0.holds(after: reply, in: game, before: before) }
    guard !failed.isEmpty else { return nil }
    return "\(order.lines.joined(separator: " // ")) => \(failed): \(reply.texts)"
  }
}

/// What a line led to.
struct OrderReply {
  var texts: [String] = []
  var things: [ThingID] = []
  var asks = false
  var requests: [String] = []

  var said: String { texts.joined(separator: " ") }

  func contains(anyOf fragments: [String]) -> Bool {
    let said = said.lowercased()
    return fragments.contains { said.contains($0.lowercased()) }
  }
}

extension AdventureGame {
  @discardableResult
  fileprivate mutating func say(_ line: String, _ language: Language) -> OrderReply {
    var reply = OrderReply()
    for command in commands(in: line, language) {
      let vocabulary = vocabulary(for: language)
      let words = command.tokens.filter { $0 != .stop }
      switch try? Parser(words, vocabulary, in: self).parse() {
      case .meta(let verb, _): reply.requests.append(verb.rawValue)
      case .actions(let actions):
        reply.things += actions.compactMap { $0.place.map { ThingID($0.id) } }
      case nil: break
      }
      switch execute(command, in: language) {
      case .metaCommand(let request): reply.texts.append("(\(request))")
      case .events(let events):
        reply.things += state.context.mentioned.prefix(3)
        for event in events {
          switch event {
          case .text(let text, let role):
            reply.texts.append(text.resolved(in: language))
            if role == .question { reply.asks = true }
          case .showed(let thing, _): reply.things.append(thing)
          case .arrived(let place, _):
            reply.texts += [world.place(place)?.name.resolved(in: language)].compactMap(\.self)
          case .scored, .ended: break
          }
        }
      }
    }
    return reply
  }
}

extension Expectation {
  fileprivate func holds(
    after reply: OrderReply, in game: AdventureGame, before: AdventureGame
  ) -> Bool {
    func location(_ thing: String) -> ThingLocation { game.location(of: ThingID(thing)) }
    switch self {
    case .answered: return !reply.texts.isEmpty && !reply.isMisunderstanding
    case .about(let name):
      return !reply.isMisunderstanding
        && (reply.things.contains { game.isCalled($0, name) } || reply.contains(anyOf: [name]))
    case .says(let text): return reply.contains(anyOf: [text])
    case .at(let place): return game.state.here.id == place
    case .has(let thing): return game.isHeld(ThingID(thing))
    case .lacks(let thing): return !game.isHeld(ThingID(thing))
    case .worn(let thing): return location(thing) == .worn
    case .here(let thing): return location(thing) == .place(game.state.here)
    case .inside(let thing, let holder): return location(thing) == .inside(ThingID(holder))
    case .open(let thing): return game.isOpen(ThingID(thing))
    case .shut(let thing): return !game.isOpen(ThingID(thing))
    case .locked(let thing): return game.isLocked(ThingID(thing))
    case .unlocked(let thing): return !game.isLocked(ThingID(thing))
    case .lit(let thing): return game.isLit(ThingID(thing))
    case .dark(let thing): return !game.isLit(ThingID(thing))
    case .refused:
      return !reply.texts.isEmpty && !reply.isMuddle
        && game.state.here == before.state.here && game.state.moved == before.state.moved
    case .absent:
      return reply.contains(
        anyOf: OrderReply.absences + OrderReply.emptyHands + ["can’t see", "ne voyez pas"])
    case .unheld: return reply.contains(anyOf: OrderReply.emptyHands)
    case .unknown: return reply.contains(anyOf: OrderReply.unknownWords)
    case .asks: return reply.asks
    case .turns(let turns): return game.state.turn - before.state.turn == turns
    case .meta(let request): return reply.requests.contains(request)
    }
  }
}

extension AdventureGame {
  /// Whether that is its id or its English name.
  fileprivate func isCalled(_ thing: ThingID, _ name: String) -> Bool {
    thing.id == name || world.thing(thing)?.noun.names(in: .en).contains(name) == true
  }
}

extension OrderReply {
  fileprivate static let absences = [
    "not in this room", "is not here", "are not here", "no such thing", "n’est pas ici",
    "ne sont pas ici", "rien de tel",
  ]
  fileprivate static let emptyHands = [
    "don’t have that item", "in your hands", "n’avez pas cet objet", "en main.", "not wearing",
    "ne portez pas",
  ]
  fileprivate static let unknownWords = ["know the word", "m’est inconnu"]

  /// Neither what is there nor what is missing was understood.
  fileprivate var isMuddle: Bool {
    contains(
      anyOf: Self.unknownWords + [
        "is not something to do", "ne dit pas ce qu’il faut faire", "Nothing would come of that",
        "Cela ne donnerait rien", "That does nothing here", "Cela ne donne rien ici",
        "One thing at a time", "Une chose à la fois", "Name it once", "Dites d’abord son nom",
        "Say what you want to do", "Dites ce que vous voulez faire",
      ])
  }

  /// Nothing of what was said was understood, or not the point of it.
  fileprivate var isMisunderstanding: Bool {
    isMuddle || contains(anyOf: Self.absences + Self.emptyHands)
  }
}
