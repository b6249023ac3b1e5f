import Localization
import Presentation
import Reflex
import Session

extension ReflexScene {
  /// What can be chosen while no command runs.
  enum Choice: Equatable {
    case start, again, pace
    /// The next slower pace.
    case slower(RoundPace)
    case skip, calibrate, scores
    /// Back from a measuring that has not begun.
    case notNow
  }

  /// What can be chosen now, in the order it is shown.
  var choices: [Choice] {
    switch phase {
    case .running: []
    case .waiting: [.start] + choicesBeforeRound
    case .over: isWon ? [] : [.again] + slowerChoice + (maySkip ? [.skip] : []) + scoresChoice
    }
  }

  /// Behind `start`, before a round.
  private var choicesBeforeRound: [Choice] {
    guard let ready else { return [] }
    if ready.isCalibration { return [.notNow] }
    return [.pace] + (level == nil || ready.offersCalibration ? [.calibrate] : []) + scoresChoice
  }

  /// Only where no level is played.
  private var scoresChoice: [Choice] { level == nil ? [.scores] : [] }

  /// The next slower pace, where there is one.
  private var slowerChoice: [Choice] {
    guard let pace = round?.pace, let index = RoundPace.allCases.firstIndex(of: pace), index > 0
    else {
      return []
    }
    return [.slower(RoundPace.allCases[index - 1])]
  }

  func text(of choice: Choice) -> LocalizedText {
    switch choice {
    case .start: L10n.Rounds.start
    case .again: L10n.Rounds.again
    case .pace: L10n.Rounds.pace
    case .slower(let pace): L10n.Rounds.slower(pace: pace.name)
    case .skip: L10n.Rounds.skip
    case .calibrate: L10n.Rounds.calibrate
    case .scores: L10n.Rounds.scores
    case .notNow: L10n.Rounds.notNow
    }
  }

  /// `step`: to the next pace, or to the one before.
  func response(to choice: Choice, step: Int) -> SceneResponse {
    switch choice {
    case .start, .again: .command(.proceed)
    case .pace: .command(.set(setting: Setting.pace.rawValue, value: pace(by: step).rawValue))
    case .slower(let pace): .command(.set(setting: Setting.pace.rawValue, value: pace.rawValue))
    case .skip: .command(.skip)
    case .calibrate, .notNow: .command(.calibrate)
    case .scores: .command(.scores)
    }
  }

  private func pace(by step: Int) -> RoundPace {
    let all = RoundPace.allCases
    let index = ready.flatMap { all.firstIndex(of: $0.pace) } ?? 0
    return all[(index + step + all.count) % all.count]
  }
}
