import Localization
import SampleWorld
import Screen
import Session
import SessionDriver

@testable import FullScreen

/// Screens of the adventure, by name, and how a player gets there.
enum AdventureScreen: String, CaseIterable {
  case start, hut, thing, dark, scrolled, typed, completed, help, map, keys, menu, returned
  case changed, won, wonBefore

  func reach(_ player: inout Player) {
    player.explore()
    switch self {
    case .start: break
    case .hut: player.order("east", "east", "south", "south")
    case .thing: player.order("examine rope")
    case .dark: player.order("east", "east", "south", "south", "down")
    case .scrolled:
      player.order("east", "east", "west", "look")
      player.press(.pageUp)
    case .typed:
      player.type("Take the red la")
      player.press(.left, .left)
    case .completed:
      player.type("exam")
      player.press(.tab)
      player.type(player.voice.language == .fr ? "cor" : "ro")
      player.press(.tab)
    case .help: player.order("help")
    case .map: player.order("east", "east", "south", "west", "east", "south", "down", "up", "map")
    case .keys: player.press(.function(1))
    case .menu: player.press(.escape)
    case .returned:
      player.order("east")
      player.goToTitle()
      player.press(.enter)
    case .changed: player.walk(through: "put matches on stove")
    case .won: player.walk(through: "ring bell")
    case .wonBefore:
      player.walk(through: "ring bell")
      player.goToTitle()
      player.explore()
    }
  }
}

extension Player {
  /// From the title into the adventure.
  mutating func explore() { chooseOnTitle("adventure") }

  /// Orders in English or what they are in the player's language.
  mutating func order(_ lines: String...) {
    let french = [
      "east": "est", "south": "sud", "west": "ouest", "down": "bas", "up": "haut",
      "look": "regarder", "help": "aide", "map": "carte", "examine rope": "examiner la corde",
    ]
    for line in lines { say(voice.language == .fr ? french[line] ?? line : line) }
  }

  /// The walkthrough, up to that command, by what its lines ask the session for.
  mutating func walk(through last: String) {
    for line in walkthrough {
      receive(session.perform(.say(voice.language == .fr ? line.fr : line.en)))
      if line.en == last { return }
    }
  }

  mutating func say(_ lines: String...) {
    for line in lines {
      type(line)
      press(.enter)
    }
  }
}
