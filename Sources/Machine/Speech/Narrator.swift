import Platform

/// Speaks lines one after another beside a game that goes on. Keep one: it takes care of all children of the
/// program, and of none once it is gone.
package final class Narrator {
  private var queue: SpeechQueue
  private var running: (child: ChildProcess, deadline: Int)?
  private var hasToldFailure = false
  /// Has something to read when `advance()` is to be called.
  package let descriptor: Int32

  /// Nil where there is no speaker, or the system refuses a pipe.
  package init?(_ speakers: [InstalledSpeaker]) {
    guard let first = speakers.first, let descriptor = ChildEndSignal.descriptor() else {
      return nil
    }
    self.descriptor = descriptor
    queue = SpeechQueue(speakers)
    SpeechSignals.prepare(first.silencing)
  }

  deinit { end() }

  /// Lets the signals that end or stop the program silence it first, until others handle them.
  package func takeSignals() { SpeechSignals.install() }

  /// Whether something is to be heard, yet.
  package var isSpeaking: Bool { queue.isSpeaking }

  /// Milliseconds until a speaker is taken to hang, when `advance()` is to be called; nil where none speaks.
  package var timeout: Int? { running.map { max(0, $0.deadline - MonotonicClock.milliseconds) } }

  /// Says these lines behind those that wait.
  package func say(_ lines: [SpokenLine]) { handle(.told(lines)) }

  /// Silences what is being said, and forgets what waits.
  package func cutOff() { handle(.cutOff) }

  /// Goes on with the next line where one was said, or a speaker hangs.
  package func advance() {
    if SpeechSignals.hasSilenced() { cutOff() }
    ChildEndSignal.clear()
    while let ending = ChildProcess.reapNext() {
      guard ending.id == running?.child.id else { continue }
      running = nil
      handle(.ended(isSuccess: ending.isSuccess))
    }
    if timeout == 0 { handle(.overdue) }
  }

  /// Says all that waits; false where something came on `input` before, and nothing more is said.
  package func finish(orUntil input: Int32) -> Bool {
    defer { end() }
    while isSpeaking {
      if wait(orFor: input) { return false }
      advance()
    }
    return true
  }

  /// Is silent, and leaves nothing that runs.
  package func end() {
    cutOff()
    while running != nil {
      _ = wait(orFor: -1)
      advance()
    }
  }

  /// Whether speakers have failed and none is left to take over; said once.
  package func takeFailure() -> Bool {
    defer { hasToldFailure = queue.hasFailed }
    return queue.hasFailed && !hasToldFailure
  }

  /// Waits for the end of what runs; true where something came on `input` before.
  private func wait(orFor input: Int32) -> Bool {
    var requests = [descriptor, input].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&requests, 2, timeout.map { Int32(clamping: $0) } ?? -1) > 0
      && requests[1].revents != 0
  }

  private func handle(_ event: SpeechQueue.Event) {
    var effects = queue.handle(event)[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .end:
        running?.child.end()
        running = nil
      case .start(let command):
        start(command)
        if running == nil { effects += queue.handle(.ended(isSuccess: false)) }
      }
    }
    if running == nil { SpeechSignals.forget() }
  }

  private func start(_ command: SpeechCommand) {
    let child = SpeechSignals.track {
      ChildProcess(command.path, command.arguments, input: command.input)
    }
    running = child.map { ($0, MonotonicClock.milliseconds + command.limit) }
  }
}
