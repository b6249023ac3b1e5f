/// What is to be said and who says it, one line after another: events in, effects out, no process and no
/// clock.
struct SpeechQueue {
  /// What happened.
  enum Event: Equatable {
    case told([SpokenLine])
    /// The player has heard enough.
    case cutOff
    /// What ran has ended, or could not be started.
    case ended(isSuccess: Bool)
    /// What ran had all the time that it could need.
    case overdue
  }

  enum Effect: Equatable {
    case start(SpeechCommand)
    /// Ends what was started last.
    case end
  }

  private enum Running: Equatable {
    case line(SpokenLine)
    /// Nothing is said until what was cut off is silent.
    case silencing
  }

  /// Those that have not failed; the last one stays, come what may.
  private var speakers: ArraySlice<InstalledSpeaker>
  private var waiting: ArraySlice<SpokenLine> = []
  private var running: Running?
  /// Whether no speaker is left that has not failed.
  private(set) var hasFailed = false

  init(_ speakers: [InstalledSpeaker]) { self.speakers = speakers[...] }

  /// Whether something is to be heard, yet.
  var isSpeaking: Bool { isSaying || !waiting.isEmpty }

  /// Whether something runs.
  var isRunning: Bool { running != nil }

  private var isSaying: Bool { if case .line = running { true } else { false } }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .told(let lines): waiting += lines
    case .cutOff: return cutOff()
    case .ended(let isSuccess): finish(isSuccess: isSuccess)
    case .overdue: return giveUp() + startNext()
    }
    return startNext()
  }

  private mutating func cutOff() -> [Effect] {
    waiting = []
    guard isSaying else { return [] }
    running = silencing.isEmpty ? nil : .silencing
    return [.end] + silencing
  }

  private var silencing: [Effect] {
    guard let speaker = speakers.first else { return [] }
    return speaker.silencing.map { [.start($0)] } ?? []
  }

  /// Where the last speaker hangs, it would hang at each line.
  private mutating func giveUp() -> [Effect] {
    let silencing = isSaying ? silencing : []
    if isSaying, speakers.count == 1 { waiting = [] }
    finish(isSuccess: false)
    if !silencing.isEmpty { running = .silencing }
    return [.end] + silencing
  }

  /// A line that was not said is for the next speaker.
  private mutating func finish(isSuccess: Bool) {
    defer { running = nil }
    guard case .line(let line) = running, !isSuccess else { return }
    if speakers.count > 1 {
      speakers.removeFirst()
      waiting = [line] + waiting
    } else {
      hasFailed = true
    }
  }

  private mutating func startNext() -> [Effect] {
    guard running == nil, let speaker = speakers.first, let line = waiting.popFirst() else {
      return []
    }
    running = .line(line)
    return [.start(speaker.saying(line))]
  }
}
