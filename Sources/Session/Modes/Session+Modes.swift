import Flow
import Localization
package import Reflex

extension Command {
  /// What a session begins with.
  package enum StartingPoint: Equatable, Sendable {
    case menu
    /// The campaign where the player stands.
    case campaign
    /// A level by its numbers from 1.
    case level(chapter: Int, level: Int)
    /// The campaign at its start; stars stay.
    case restartedCampaign
    /// The reflex game; without a mode or a time factor by the settings.
    case reflex(mode: RoundMode? = nil, factor: TimeFactor? = nil, isDaily: Bool = false)
    /// The adventure; `isRestart`: what was kept of the game is not gone on with.
    case adventure(isRestart: Bool)
    /// A descent, from its card.
    case descent(DescentRequest)
    /// The map alone; nothing is asked after it.
    case levels
    /// The best rounds alone.
    case scores
  }
}

extension Session {
  /// What the player looks at besides the flow's own states.
  enum Mode: Equatable {
    case menu, campaign
    /// A round for itself.
    case round
    case adventure
    /// A descent; its levels are played as the campaign’s are.
    case descent
  }

  /// Whether levels are played.
  var playsLevels: Bool { mode == .campaign || mode == .descent }

  var isInDescent: Bool { mode == .descent }

  var isInAdventure: Bool { mode == .adventure }

  /// The command that runs at the moment; nil where none does.
  package var runningCue: RunningCue? {
    guard let roundSession, roundSession.isRunning else { return nil }
    let round = roundSession.round
    if let rest = round.rest {
      return RunningCue(
        serial: cueSerial, limit: rest.limit, pending: rest.isLeftByGesture ? 1 : 0,
        mayHoldStill: false, isRest: true)
    }
    guard let cue = round.cues.first else { return nil }
    return RunningCue(
      serial: cueSerial, limit: cue.limit, pending: round.cues.count,
      mayHoldStill: roundSession.mayHoldStill && !roundSession.letsBatsPass)
  }

  /// The same, and what stands for it before a round and behind one; nil where there is none.
  package var keyedCue: RunningCue? { runningCue ?? (roundSession == nil ? nil : .awaited) }

  // MARK: Commands

  /// What each command does in the mode of the moment.
  mutating func carryOut(_ command: Command) -> [Event] {
    let (isAskedAgain, givesUp) = (hasAskedToRestart, hasAskedToGiveUp)
    if !command.isRequestResult { (hasAskedToRestart, hasAskedToGiveUp) = (false, false) }
    switch command {
    case .open(let opening): return open(opening)
    case .use(let traits):
      let leavesFullScreen = voice.offersPlainText && !traits.offersPlainText
      voice = traits
      return (leavesFullScreen ? [.notice(.linesBegun)] : []) + current()
    case .proceed: return proceed()
    case .menu: return leaveRound() + openMenu()
    case .choose(let item): return choose(item)
    case .descend(let request): return leaveRound() + descend(request)
    case .knots: return [knots]
    case .share: return [shared]
    case .answer(let answers):
      let language = language
      return routeInLevels { $0.validate(answers, in: language) }
    case .act(let element, let action): return routeInLevels { $0.perform(action, on: element) }
    case .say(let line): return say(line)
    case .hint: return isInAdventure ? hintInAdventure() : routeInLevels { $0.requestHint() }
    case .gesture(let gesture, let time, let move):
      return handleGesture(gesture, at: time, for: move)
    case .still(let time, let move): return holdStill(at: time, for: move)
    case .row(let gestures): return handleRow(gestures)
    case .resume: return resumeRound()
    case .skip where mayGiveUp && !givesUp:
      hasAskedToGiveUp = true
      return [.notice(.giveUpAsked)]
    case .skip: return routeInLevels { $0.skip() }
    case .scores: return withScores(for: command) { [$0.scoreTables] }
    case .practise(let pitch): return withScores(for: command) { $0.practise(pitch) }
    case .repeat: return repeatMoment()
    case .levels: return [map]
    case .level(let chapter, let level, let night):
      return load(chapter: chapter, level: level, night: night)
    case .notes: return [notes]
    case .mishaps: return [mishaps]
    case .settings: return [settingList]
    case .language(let language): return change(to: language)
    case .set(let setting, let value): return set(setting, to: value)
    case .restart where isInDescent: return [.error(.notInDescent)]
    case .restart:
      hasAskedToRestart = !isAskedAgain
      return isAskedAgain ? restart() : [.notice(.restartAsked)]
    case .quit:
      isOver = true
      return leaveRound() + [.bye]
    case .fulfilled(let result): return apply(result)
    }
  }

  // MARK: StartingPoint

  mutating func open(_ opening: Command.StartingPoint) -> [Event] {
    let chapters = [hello] + (pack.map { [.pack($0.view)] } ?? [])
    switch opening {
    case .menu: return chapters + openMenu()
    case .campaign: return chapters + enterCampaign()
    case .level(let chapter, let level):
      enter(.campaign)
      let position = LevelPosition(chapterNumber: chapter, levelNumber: level)
      return chapters + route { $0.loadLevel(position) }
    case .restartedCampaign:
      enter(.campaign)
      return chapters + route { $0.restart() }
    case .levels:
      isOver = true
      return chapters + [map]
    case .descent(let request): return [hello] + descend(request)
    case .adventure(let isRestart): return [hello] + enterAdventure(isRestart: isRestart)
    case .reflex(let mode, let factor, let isDaily):
      return withScores(for: .open(opening)) { session in
        (session.chosenMode, session.chosenFactor) = (mode, factor)
        return [session.hello] + session.openReflex(isDaily: isDaily)
      }
    case .scores:
      return withScores(for: .open(opening)) { session in
        session.isOver = true
        return [session.hello, session.scoreTables]
      }
    }
  }

  private var hello: Event { .hello(language: language) }

  mutating func openMenu() -> [Event] {
    enter(.menu)
    hasTitle = true
    return [menu]
  }

  /// What the player is asked at the moment, again.
  mutating func current() -> [Event] {
    switch mode {
    case .menu: return [menu]
    case .adventure: return describeSurroundings()
    case .round: return roundSession?.isRunning == true ? runningCues : [ready]
    case .campaign where roundSession?.isRunning == true,
      .descent where roundSession?.isRunning == true:
      return runningCues
    case .campaign:
      var router = FlowEventRouter(flow, of: pack)
      router.carryOut(flow.currentEffects())
      return router.events + (roundSession == nil ? [] : [ready])
    case .descent: return currentOfDescent + (roundSession == nil ? [] : [ready])
    }
  }

  /// The same where a player asks for it: in an escape with its rules, and it may cost a breath.
  private mutating func repeatMoment() -> [Event] {
    guard let roundSession, roundSession.isRunning else { return current() }
    let rules = zip(roundSession.rules.twists, roundSession.rules.twistTexts).map {
      Event.notice(.escapeRule($0, $1))
    }
    let paid = repeatCues()
    return rules + (paid.isEmpty ? runningCues : paid)
  }

  /// The commands that run, once more, with what is left of the time of the first.
  private var runningCues: [Event] {
    guard let roundSession else { return [] }
    if roundSession.round.rest != nil {
      return roundSession.round.pitch.map { [.pitch(roundSession.view(of: $0))] } ?? []
    }
    var cues = roundSession.cues
    if let limit = cues.first?.limit {
      let elapsed = max(roundSession.round.elapsed, now?.sinceCue ?? 0)
      cues[0].left = max(0, limit - elapsed)
    }
    return cues.map(Event.cue)
  }
}

/// A command that runs, for whoever holds the clock.
package struct RunningCue: Equatable, Sendable {
  /// Another number means another command: its time begins when it has been shown.
  package let serial: Int
  /// Milliseconds after which it is too late; nil without a clock.
  package let limit: Int?
  /// How many commands wait for their gestures, this one included.
  package let pending: Int
  /// Whether a player may say that they hold still.
  package let mayHoldStill: Bool
  /// Whether it is no command, but a rest before one.
  package var isRest = false

  /// No command yet: a round waits to be begun, or to be played again.
  package static let awaited = RunningCue(serial: 0, limit: nil, pending: 0, mayHoldStill: false)
}
