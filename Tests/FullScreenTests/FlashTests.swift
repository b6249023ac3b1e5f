import Reflex
import Screen
import Session
import Testing

@testable import FullScreen

/// What moves round the commands of an escape never flashes: WCAG 2.2, success criterion 2.3.1.
struct FlashTests {
  static let escapes = ["bats", "flood", "stair", "closing"]
  /// Milliseconds from one recorded frame to the next.
  private static let step = 25

  /// An escape that is played to its end, each command obeyed after 300 ms: its frames by the rows of text.
  private func frames(of escape: String, hasMotion: Bool) throws -> [[String]] {
    var player = try Player(hasMotion: hasMotion).begun(at: escape)
    player.playRound()
    player.readOn { $0.isRunning }
    var frames: [[String]] = []
    for _ in 0..<100 where player.isRunning {
      for _ in 0..<12 where player.isRunning {
        frames.append(player.look().lines)
        player.wait(.milliseconds(Self.step))
      }
      player.obey(after: 0)
    }
    #expect(player.reflex?.round?.ending == .goal)
    return frames
  }

  /// By cell, the indexes of the frames in which ink came or went.
  private func changes(in frames: [[String]]) -> [[Int]] {
    var changes: [[Int]] = []
    for (index, (before, after)) in zip(frames, frames.dropFirst()).enumerated() {
      var cell = 0
      for (old, new) in zip(before, after) {
        for (was, now) in zip(old, new) {
          if changes.count <= cell { changes.append([]) }
          if (was == " ") != (now == " ") { changes[cell].append(index) }
          cell += 1
        }
      }
    }
    return changes
  }

  @Test(arguments: escapes) func `no cell flashes more than three times a second`(
    _ escape: String
  ) throws {
    let frames = try frames(of: escape, hasMotion: true)
    #expect(frames.count > 100)
    for times in changes(in: frames) {
      // A flash is a pair of opposed changes.
      for (first, seventh) in zip(times, times.dropFirst(6)) {
        #expect((seventh - first) * Self.step > 1_000)
      }
    }
  }

  @Test func `nor in a climb`() throws {
    var player = try Player(hasMotion: true)
    player.openReflex()
    player.press(.enter)
    var frames: [[String]] = []
    while player.isRunning, player.reflex?.goodMoves ?? 0 < 60 {
      player.passRest()
      for _ in 0..<10 {
        frames.append(player.look().lines)
        player.wait(.milliseconds(Self.step))
      }
      player.obey(after: 0)
    }
    #expect(player.reflex?.goodMoves == 60)
    for times in changes(in: frames) {
      for (first, seventh) in zip(times, times.dropFirst(6)) {
        #expect((seventh - first) * Self.step > 1_000)
      }
    }
  }

  @Test(arguments: escapes) func `without motion only the count moves while a command stands`(
    _ escape: String
  ) throws {
    var player = try Player(hasMotion: false).begun(at: escape)
    player.playRound()
    player.readOn { $0.isRunning }
    let before = player.look().lines
    for _ in 0..<24 {
      player.wait(.milliseconds(Self.step))
      let changed = zip(before, player.look().lines).filter { $0 != $1 }
      #expect(changed.count <= 1)
    }
    #expect(player.isRunning)
  }
}
