package import Adventure
package import Flow
package import Localization
import Reflex

/// All that runs: commands in, events and requests out. It knows no clock, no file and no screen.
package struct Session: Sendable {
  /// Whose chapters they are; nil for the program’s own.
  let pack: PackMetadata?
  let makeWorld: (@Sendable () -> World)?
  private(set) var mode = Mode.menu
  /// The round that is played or waits to be: one for itself, or a part of the campaign. It is changed in
  /// its place, for a long one would take long to copy.
  var roundSession: RoundSession? {
    didSet {
      switch (mode, roundSession == nil) {
      case (.campaign, _), (.descent, _), (.menu, true), (.adventure, true), (.round, false): break
      case (.menu, false), (.adventure, false): mode = .round
      case (.round, true): mode = .menu
      }
    }
  }
  var campaign: GameFlow { didSet { changed.insert(.progress) } }
  /// The descent that is played, or was played last.
  var descent: DescentSession? { didSet { changed.insert(.descents) } }
  /// What is kept of the descents; of the one that is played when it is to be saved.
  var keptDescents: SavedDescents { didSet { changed.insert(.descents) } }
  package internal(set) var settings: Settings { didSet { changed.insert(.settings) } }
  package internal(set) var language: Language
  package internal(set) var isOver = false
  /// The rounds that are kept; nil until a command asks for them.
  package internal(set) var scores: SavedRounds? { didSet { changed.insert(.scores) } }
  /// The adventure; nil until it is entered, or the end of the campaign asks for it.
  var adventure: AdventureSession? { didSet { changed.insert(.savedAdventure) } }
  package internal(set) var voice: VoiceTraits
  /// The moment of the command that is carried out; nil before the first.
  package private(set) var now: Instant?
  /// The seed of the next round.
  var roundSeed: UInt64
  /// The mode and the time factor of the command line, until others are set.
  var chosenMode: RoundMode?
  var chosenFactor: TimeFactor?
  /// The climbs that ended by lateness on an early pitch.
  var lateEnds = 0
  /// Counts the commands of all rounds.
  var cueSerial = 0
  var hasAskedToRestart = false
  var hasAskedToGiveUp = false
  /// The entry of each escape whose practice is over, by the level's id.
  var practisedEntries: [String: Int] = [:]
  /// Whether the title was shown: there is a way back to it.
  var hasTitle = false
  /// What the command that is carried out asks of the program.
  private var requests: [ProgramRequest] = []
  private var changed: Set<ProgramRequest.SavedDocument> = []

  /// Goes on from what was saved. `pack`: whose chapters they are, nil for the program’s own; `language`: that of
  /// the moment; `world`: makes the adventure’s once it is entered; `roundSeed`: of the first round, the next has the
  /// next number, and nil takes that of the progress.
  package init(
    chapters: [Chapter], of pack: PackMetadata? = nil, progress: Progress,
    settings: Settings = Settings(), descents: SavedDescents = SavedDescents(),
    language: Language, world: (@Sendable () -> World)? = nil,
    voice: VoiceTraits = VoiceTraits(), roundSeed: UInt64? = nil
  ) {
    self.pack = pack
    makeWorld = world
    campaign = GameFlow(
      chapters: chapters, progress: progress, isPreview: pack?.isPreview == true)
    keptDescents = descents
    self.settings = settings
    self.language = language
    self.voice = voice
    self.roundSeed = roundSeed ?? progress.seed
  }

  /// What is to be kept of the campaign.
  package var progress: Progress { campaign.progress }

  /// Where it is kept.
  package var progressFile: SavedFile<Progress> { .progress(of: campaign.chapters, in: pack) }

  /// The levels that are played: those of a descent, or the campaign’s.
  var flow: GameFlow {
    _read {
      if mode == .descent, let descent { yield descent.flow } else { yield campaign }
    }
    _modify {
      if mode == .descent, var played = descent {
        descent = nil
        defer { descent = played }
        yield &played.flow
      } else {
        yield &campaign
      }
    }
  }

  /// Whether the voice speaks, and does not show.
  var isByEar: Bool { voice.allowance != nil }

  /// What the player looks at from now on, and the round in it.
  mutating func enter(_ mode: Mode, playing round: RoundSession? = nil) {
    self.mode = mode
    roundSession = round
  }

  // MARK: Commands

  /// Does what is asked, at a moment that is no earlier than the one before. What the program takes for
  /// a request is counted with the player's next command.
  package mutating func execute(_ command: Command, at instant: Instant) -> Response {
    if !command.isRequestResult { passTime(until: instant) }
    // That time goes by is no change to be saved.
    changed = []
    let events = carryOut(command)
    if let writes = adventure?.writes, !writes.isEmpty {
      requests += writes.map(ProgramRequest.write)
      adventure?.writes = []
    }
    requests += ProgramRequest.SavedDocument.allCases.filter(changed.contains).map(
      ProgramRequest.save)
    defer { requests = [] }
    return Response(events: events, requests: requests)
  }

  private mutating func passTime(until instant: Instant) {
    if playsLevels, let now { flow.addTime(instant.uptime - now.uptime) }
    now = instant
  }

  /// Asks the program for something, once the command is carried out.
  mutating func ask(_ request: ProgramRequest) -> [Event] {
    requests.append(request)
    return []
  }

  /// What the program has read, written or merged.
  mutating func apply(_ result: Command.RequestResult) -> [Event] {
    switch result {
    case .scoresRead(let scores, let command):
      self.scores = scores
      return carryOut(command)
    case .adventureRead(let savedAdventure, let purpose): return open(savedAdventure, for: purpose)
    case .written(let write, let cause): return finishWrite(write, cause: cause)
    case .merged(let content):
      merge(content)
      return []
    }
  }

  /// Learns what another window has written. Where the player stands, and in which run, stays as it is
  /// here; so do the language and the adventure's game of the moment.
  private mutating func merge(_ content: MergedContent) {
    switch content {
    case .progress(let progress): campaign.mergeExternal(progress.records)
    case .settings(let settings): self.settings = settings
    case .scores(let scores): self.scores = scores
    case .savedAdventure(let savedAdventure):
      adventure?.kept.slots = savedAdventure.slots
      adventure?.kept.hasBeenWon = savedAdventure.hasBeenWon
      adventure?.kept.endings.formUnion(savedAdventure.endings)
    case .descents(let descents): keptDescents = descents
    }
  }
}

/// The version that `--version` prints, and the adventure’s `version`.
package let programVersion = "0.1.0"
