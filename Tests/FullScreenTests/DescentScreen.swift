import Localization
import Screen
import Session
import SessionDriver
import Synchronization

@testable import FullScreen

/// Screens of the descent, by name, and how a player gets there.
enum DescentScreen: String, CaseIterable {
  case card, doors, doorsMarked, lock, lockMarked, way, wayLaid, wayHint, wayWon, wayGivenUp,
    endless, ended,
    knotted, fallen, rope

  func reach(_ player: inout Player) {
    let request: DescentRequest =
      switch self {
      case .endless, .fallen: .endless(7)
      case .knotted: .today
      case .card, .doors, .doorsMarked, .lock, .lockMarked, .way, .wayLaid, .wayHint, .wayWon,
        .wayGivenUp, .ended, .rope:
        .day("2026-11-16")
      }
    player.descend(request)
    switch self {
    case .card, .endless: break
    case .doors: player.goDown(past: 0)
    case .doorsMarked:
      player.goDown(past: 0)
      player.type("x")
      player.press(.down)
      player.type("xx1")
    case .lock: player.goDown(past: 1)
    case .lockMarked:
      player.goDown(past: 1)
      player.type("x344")
      player.press(.down)
      player.type("2")
    case .way: player.goDown(past: 2)
    case .wayLaid:
      player.goDown(past: 2)
      player.press(.right, .up, .up, .enter, .left)
      player.type("x")
    case .wayHint:
      player.goDown(past: 2)
      player.press(.down)
      player.type(player.voice.language == .fr ? "i" : "h")
    case .wayWon:
      player.goDown(past: 2)
      player.press(.down)
      let cells = "b3 c3 d3 d2 d1 e1 e2 e3 e4"
      player.receive(player.session.perform(.act(element: cells, action: "rope")))
    case .wayGivenUp:
      player.goDown(past: 2)
      player.receive(player.session.perform(.skip))
      player.receive(player.session.perform(.skip))
    case .ended, .knotted: player.goDown(past: 4)
    case .fallen:
      player.goDown(past: 1)
      for code in ["135", "157"] {
        player.receive(player.session.perform(.answer([code])))
      }
      player.readOn { !$0.voice.isWaiting }
    case .rope: player.type(player.voice.language == .fr ? "n" : "k")
    }
  }
}

/// What follows a request in a language: a descent is drawn once for all windows.
private let descents = Mutex<[String: (session: Session, events: [Event])]>([:])

extension Player {
  /// From the title to the card.
  mutating func descend(_ request: DescentRequest) {
    let key = "\(request) \(session.language)"
    if let (session, events) = descents.withLock({ $0[key] }) {
      self.session = session
      return receive(events)
    }
    let events = session.perform(.descend(request))
    descents.withLock { [session] in $0[key] = (session, events) }
    receive(events)
  }

  /// From the card past so many landings, each given up.
  mutating func goDown(past landings: Int) {
    readOn(until: \.isPlaying)
    for _ in 0..<landings {
      receive(session.perform(.skip))
      receive(session.perform(.skip))
      readOn { !$0.voice.isWaiting && !($0.voice.stage.scene is DescentCardScene) }
    }
  }
}
