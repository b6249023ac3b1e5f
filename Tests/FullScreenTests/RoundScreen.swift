import Flow
import Localization
import Reflex
import Screen
import Session

@testable import FullScreen

/// Every screen of the reflex game, by name, and how a player gets there.
enum RoundScreen: String, CaseIterable {
  case ready, readyHeart, readyClassic, daily, card, running, good, pinched, burst, burstHidden
  case miss, ahead, bat, boom, pair, breath, summit, fall, drill, drilled
  case tooLate, classicLost, scores, scoresEmpty, helpReflex
  case escape, escapePractice, escapeReady, escapeStory, escapeLost, escapeSkip, escapeWon
  case escapeRule, escapeBats, escapeFlood, escapeStair, escapeWalls

  private var isEscape: Bool { rawValue.hasPrefix("escape") }

  func player(in window: Window) throws -> Player {
    var player = try Player(
      window.language, columns: window.columns, rows: window.rows,
      texts: window.texts, hasMotion: true,
      chapters: isEscape ? chapters() : nil)
    if isEscape {
      player.press(.enter)
      player.readOn { $0.isPlaying }
      reachEscape(&player)
    } else {
      player.openReflex(mode, isDaily: self == .daily)
      reach(&player)
    }
    player.look()
    return player
  }

  private var mode: RoundMode? {
    switch self {
    case .readyHeart, .burst, .burstHidden: .heart
    case .readyClassic, .classicLost, .tooLate: .classic
    default: nil
    }
  }

  /// The good moves before the screen, each of another speed.
  private var climbed: Int? {
    switch self {
    case .good: 13
    case .ahead: 15
    case .boom: 36
    case .pair: 46
    case .breath: 64
    case .summit: 84
    default: nil
    }
  }

  private func climb(_ player: inout Player, to moves: Int) {
    player.readOn { $0.isRunning }
    while player.isRunning, player.reflex?.goodMoves ?? 0 < moves {
      player.obey(after: 230 + (player.reflex?.goodMoves ?? 0) * 37 % 150)
    }
  }

  private func reach(_ player: inout Player) {
    if let climbed {
      climb(&player, to: climbed)
      player.passRest()
      return player.wait(.milliseconds(150))
    }
    switch self {
    case .running:
      player.readOn { $0.isRunning }
      player.passRest()
      player.wait(.milliseconds(450))
    case .card: climb(&player, to: 32)
    case .bat:
      climb(&player, to: 23)
      while player.cue?.gesture != nil { player.obey(after: 250) }
      player.look()
      player.wait(.milliseconds(300))
    case .miss:
      climb(&player, to: 34)
      player.disobey()
    case .pinched:
      climb(&player, to: 4)
      while player.cue?.gesture == .pinch { player.obey() }
      player.look()
      player.wait(.milliseconds(300))
      player.type("p")
    case .burst, .burstHidden:
      climb(&player, to: 22)
      player.passRest()
      if self == .burstHidden { player.obey() }
    case .fall: fall(&player, after: 60)
    case .drill, .drilled:
      fall(&player, after: 36)
      player.type("b")
      if self == .drilled { climb(&player, to: 20) }
    case .tooLate:
      player.playRound(moves: 2)
      player.look()
      player.wait(.seconds(6))
    case .classicLost: lose(&player, after: 11)
    case .scores:
      fall(&player, after: 36)
      player.type("e")
    case .scoresEmpty: player.type("c")
    case .helpReflex: player.press(.function(1))
    default: break
    }
  }

  /// Climbs, then does what is wrong until the rope parts.
  private func fall(_ player: inout Player, after moves: Int) {
    climb(&player, to: moves)
    while player.isRunning { player.disobey(after: 300) }
    player.wait(.milliseconds(600))
  }

  private func reachEscape(_ player: inout Player) {
    guard self != .escape else { return }
    player.readOn { $0.isRunning }
    if self == .escapePractice { return player.disobey() }
    while player.isRunning { player.obey() }
    switch self {
    case .escapeBats: waitInRound(&player) { $0.gesture == nil }
    case .escapeFlood: waitInRound(&player) { $0.move == 7 }
    case .escapeStair: waitInRound(&player) { $0.move == 5 }
    case .escapeWalls: waitInRound(&player) { $0.isSwapped }
    case .escapeStory: player.playRound(moves: 2)
    case .escapeLost: lose(&player, after: 4)
    case .escapeSkip:
      lose(&player, after: 1)
      lose(&player, after: 1)
    case .escapeWon: player.playRound()
    default: break
    }
  }

  /// Obeys until such a command comes, and lets some of its time pass.
  private func waitInRound(_ player: inout Player, for isWanted: (CueView) -> Bool) {
    player.readOn { $0.isRunning }
    while let cue = player.cue, !isWanted(cue) { player.obey(after: 300) }
    player.look()
    player.wait(.milliseconds(400))
  }

  private var twists: [RoundTwist] {
    switch self {
    case .escapeRule: [.walls, .bats, .stair, .flood]
    case .escapeBats: [.bats]
    case .escapeFlood: [.flood]
    case .escapeStair: [.stair]
    case .escapeWalls: [.walls]
    default: []
    }
  }

  /// Moves at different speeds, then a wrong one.
  private func lose(_ player: inout Player, after moves: Int) {
    player.readOn { $0.isRunning }
    for move in 0..<moves { player.obey(after: 330 + move * 37 % 150) }
    while player.isRunning { player.disobey(after: 300) }
  }

  /// A chapter that is nothing but an escape.
  private func chapters() throws -> [Chapter] {
    let level = try Level.reflex(
      LevelContent(
        id: "escape", text: L10n.IceCave.trapText, hints: [], notes: [],
        keywords: []), goal: 8, practice: 3, twists: twists,
      beats: [3: L10n.IceCave.trapReplyClimb, 6: L10n.IceCave.trapReplyWait],
      failures: [L10n.IceCave.trapReplyWait], success: L10n.IceCave.trapReplyLean,
      skipped: L10n.IceCave.trapReplyClimb)
    return [
      try Chapter(
        id: "ice-cave", title: L10n.IceCave.title, description: L10n.IceCave.description,
        keywords: [], levels: [level])
    ]
  }
}
