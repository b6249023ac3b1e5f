import Testing

@testable import Session
@testable import expedition

/// The clock of a command: shown, then heard, then running.
struct CueStopwatchTests {
  private func cue(_ serial: Int, limit: Int? = 1_000) -> RunningCue {
    RunningCue(serial: serial, limit: limit, pending: 1, mayHoldStill: false)
  }

  @Test func `no time is counted until a command was heard`() {
    var clock = CueStopwatch()
    clock.show(cue(1))
    #expect(clock.elapsed(at: .seconds(90)) == 0)
    #expect(clock.left(of: cue(1), at: .seconds(90)) == nil)
    clock.begin(at: .seconds(90))
    clock.begin(at: .seconds(91))
    #expect(clock.elapsed(at: .seconds(90.4)) == 400)
    #expect(clock.left(of: cue(1), at: .seconds(90.4)) == 600)
    #expect(clock.left(of: cue(1), at: .seconds(92)) == 0)
    #expect(clock.left(of: cue(1, limit: nil), at: .seconds(92)) == nil)
  }

  @Test func `the same command heard again goes on, another begins anew`() {
    var clock = CueStopwatch()
    clock.show(cue(1))
    clock.begin(at: .seconds(1))
    clock.show(cue(1))
    #expect(clock.elapsed(at: .seconds(2)) == 1_000)
    clock.show(cue(2))
    #expect(clock.elapsed(at: .seconds(2)) == 0)
  }
}
