import Flow
import Localization
import Reflex
import Screen
import Session

@testable import FullScreen

/// Every screen of the reflex game, by name, and how a player gets there.
enum RoundScreen: String, CaseIterable {
  case ready, readyUntimed, daily, running, good, pinched, burst, burstHidden
  case tooLate, wrong, ten, scores, scoresEmpty, calibration, calibrating, calibrated, helpReflex
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
      player.openReflex(
        self == .readyUntimed || self == .burst || self == .burstHidden ? .untimed : nil,
        isDaily: self == .daily)
      reach(&player)
    }
    player.look()
    return player
  }

  private func reach(_ player: inout Player) {
    switch self {
    case .ready, .readyUntimed, .daily: break
    case .running:
      player.readOn { $0.isRunning }
      player.look()
      player.wait(.milliseconds(1_250))
    case .good: player.playRound(moves: 3)
    case .pinched:
      player.readOn { $0.isRunning }
      while player.cue?.gesture == .pinch { player.obey() }
      player.look()
      player.wait(.seconds(1))
      player.type("p")
    case .burst: player.playRound(moves: 3)
    case .burstHidden: player.playRound(moves: 4)
    case .tooLate:
      player.playRound(moves: 2)
      player.look()
      player.wait(.seconds(6))
    case .wrong: lose(&player, after: 5)
    case .ten: lose(&player, after: 11)
    case .scores:
      lose(&player, after: 11)
      player.playRound(moves: 2)
      player.disobey()
      player.type("c")
    case .scoresEmpty: player.type("d")
    case .calibration: player.type("c")
    case .calibrating:
      player.type("c")
      player.playRound(moves: 3)
    case .calibrated:
      player.type("c")
      player.readOn { $0.isRunning }
      for _ in 0..<10 { player.obey(after: 1_300) }
    case .helpReflex: player.press(.function(1))
    case .escape, .escapePractice, .escapeReady, .escapeStory, .escapeLost, .escapeSkip, .escapeWon,
      .escapeRule, .escapeBats, .escapeFlood, .escapeStair, .escapeWalls:
      break
    }
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
    while let cue = player.cue, !isWanted(cue) { player.obey(after: 700) }
    player.look()
    player.wait(.milliseconds(900))
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
    player.disobey()
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
