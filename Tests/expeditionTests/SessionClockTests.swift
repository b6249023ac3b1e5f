import Session
import Synchronization
import Testing

@testable import expedition

/// What counts as played, as a loop keeps it that says when it begins to wait.
struct SessionClockTests {
  /// A clock that is moved by hand, and the time of a session by it.
  private final class Moved: Sendable {
    private let milliseconds = Mutex(5_000)

    var now: Duration { .milliseconds(milliseconds.withLock(\.self)) }

    func pass(_ more: Int) { milliseconds.withLock { $0 += more } }
  }

  private let moved = Moved()

  private func clock() -> SessionClock {
    SessionClock(uptime: { [moved] in moved.now })
  }

  private func played(_ watch: SessionClock) -> Int {
    (watch.now.uptime - .seconds(5)).milliseconds
  }

  @Test func `while the program runs or waits all time counts`() {
    var watch = clock()
    for _ in 0..<90 {
      moved.pass(1_000)
      watch.touch()
    }
    moved.pass(3_600_007)
    #expect(played(watch) == 3_690_007)
  }

  @Test func `a stop that was announced counts nothing, and what came before it all`() {
    var watch = clock()
    moved.pass(900)
    watch.stop()
    moved.pass(3_600_000)
    #expect(played(watch) == 900)
    watch.goOn()
    moved.pass(50)
    #expect(played(watch) == 950)
  }

  @Test func `asked to stop twice it stopped once`() {
    var watch = clock()
    watch.stop()
    moved.pass(100)
    watch.stop()
    moved.pass(100)
    watch.goOn()
    #expect(played(watch) == 0)
  }

  @Test func `continued without a word, all of the wait was the stop`() {
    var watch = clock()
    moved.pass(1_000)
    watch.touch()
    moved.pass(1_500)
    watch.goOn()
    moved.pass(30)
    #expect(played(watch) == 1_030)
  }
}
