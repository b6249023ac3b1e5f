import Platform
import Presentation
import Reflex
import Screen
import Session
import Speech
import Terminal

/// Rounds on a terminal, key by key.
extension LineModeLoop {
  /// A round on a terminal, key by key, from its first command until none runs. The terminal is
  /// open before the first is shown and closed before the end is: no key is lost, and none that
  /// came too early counts or is left for the prompt.
  mutating func playKeys(
    on opened: consuming RawTerminal, from events: [Event], after lineEnd: String
  ) throws(OutputError) {
    isInKeys = true
    add(events, after: lineEnd)
    try commit()
    let end = try playRound(on: opened)
    isInKeys = false
    installSignals()
    narrator?.cutOff()
    add(end, after: "")
    try commit()
  }

  /// Plays rounds until something else is asked for, and returns its events, which are still to be shown. Behind a
  /// round the keys go on, so that none that was meant for it stands in the next line.
  private mutating func playRound(on opened: consuming RawTerminal) throws(OutputError) -> [Event] {
    var terminal = opened
    var keys = RoundKeyReader(at: MonotonicClock.milliseconds)
    while let cue = session.keyedCue {
      goOnSpeaking()
      keys.isByHeart = cue.limit == nil
      switch terminal.next(
        timeout: timeout(with: keys), besides: narrator?.descriptor ?? -1, on: &watch)
      {
      case .bytes(let bytes):
        let inputs = keys.inputs(in: bytes, at: MonotonicClock.milliseconds)
        switch try handleInputs(inputs, of: cue, &keys) {
        case .goesOn: break
        case .over(let events): return events
        case .interrupted:
          leave()
          try sayBye()
          terminal.die(by: SIGINT)
        case .stopped: stop(&terminal)
        }
      case .timeout:
        let inputs = keys.expire(at: MonotonicClock.milliseconds)
        if case .over(let events) = try handleInputs(inputs, of: cue, &keys) { return events }
        if !keys.isTyping, clock.left(of: session.runningCue, at: MonotonicClock.now) == 0 {
          let events = try perform(.gesture(nil, at: .unknown, move: nil))
          guard session.keyedCue != nil else { return events }
          if cue.isRest { keys.endRest(at: MonotonicClock.milliseconds) }
          add(events, after: "")
          try commit()
        }
      case .stopRequested: stop(&terminal)
      case .resumed:
        add(try perform(.resume), after: "")
        try commit()
      case .resized, .woken: break
      case .signal(let signal):
        leave()
        terminal.die(by: signal)
      case .hangup:
        hasHungUp = true
        return []
      }
    }
    return []
  }

  /// Leaves the game where nobody listens any more.
  private mutating func leave() {
    narrator?.end()
    game.quit(at: watch.now)
  }

  /// Says that all is kept: no line was left to do so.
  private mutating func sayBye() throws(OutputError) {
    batch.add(voice.render([.bye]), after: "")
    try commit()
  }

  private mutating func stop(_ terminal: inout RawTerminal) {
    watch.stop()
    narrator?.end()
    terminal.suspend()
  }

  /// Keys answer commands that were shown when they were struck, and no others.
  private mutating func handleInputs(
    _ inputs: [InputEvent], of cue: RunningCue, _ keys: inout RoundKeyReader
  ) throws(OutputError) -> LoopAction {
    var pending = cue.pending
    for input in inputs {
      switch LoopAction(input) {
      case .stopped? where game.isRestricted: continue
      case let outcome?: return outcome
      case nil: break
      }
      guard let gestureKeys = voice.gestureKeys,
        let meaning = keys.meaning(
          of: input, for: cue, by: gestureKeys, at: MonotonicClock.milliseconds),
        pending > 0 || cue == .awaited || !meaning.isAnswer
      else { continue }
      var interrupts = true
      switch meaning {
      case .unknown: batch.add(voice.unknownKeyReply, after: "")
      case .commandBegins: batch.add(voice.commandKeyReply, after: "")
      case .line(let line):
        if let events = try answer(line) { return .over(events) }
        // What it was answered may ask for another line.
        if session.runningCue == nil { return .over([]) }
        // The clock stood; another command begins it anew.
        if session.runningCue?.limit != nil { add(try perform(.resume), after: "") }
      case .command(let command):
        pending -= 1
        let events = try perform(command)
        guard session.keyedCue != nil else { return .over(events) }
        if cue.isRest, !events.isEmpty { keys.endRest(at: MonotonicClock.milliseconds) }
        add(events, after: "")
        // Nothing was there to be let by, and that is not to be met with silence.
        if events.isEmpty, command.isStill { batch.add(voice.unknownKeyReply, after: "") }
        let beginsRest = session.runningCue?.isRest == true && !cue.isRest
        if beginsRest || keys.isByHeart && events.contains(where: \.isMistake) {
          keys.dropRow(at: MonotonicClock.milliseconds)
        }
        interrupts = !events.allSatisfy(\.isGoodMove)
      }
      try commit(interrupts: interrupts)
    }
    return .goesOn
  }

  /// Answers a line that was typed in a round; the events that end the round, or nil where it goes on.
  private mutating func answer(_ line: String) throws(OutputError) -> [Event]? {
    let isTimed = session.runningCue?.limit != nil
    switch voice.parse(.text(line)) {
    // The command that follows is asked for in its place.
    case .command(.repeat) where isTimed: break
    case .reply(let text): batch.add(text, after: "")
    case .command(let command):
      let events = try perform(command)
      guard session.runningCue != nil else { return events }
      add(events, after: "")
    }
    return nil
  }

  private func timeout(with keys: RoundKeyReader) -> Int? {
    let key = keys.deadline.map { max(0, $0 - MonotonicClock.milliseconds) }
    return [key, keys.isTyping ? nil : timeout].compactMap(\.self).min()
  }
}

extension RoundKeyReader.KeyMeaning {
  /// Whether it answers a command, or tries to.
  fileprivate var isAnswer: Bool {
    switch self {
    case .unknown, .command(.gesture), .command(.still), .command(.repeat): true
    case .command, .commandBegins, .line: false
    }
  }
}

extension Command {
  fileprivate var isStill: Bool { if case .still = self { true } else { false } }
}

extension Event {
  fileprivate var isMistake: Bool {
    if case .round(.move(let move)) = self { move.outcome == .wrong } else { false }
  }
}
