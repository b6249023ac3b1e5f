import Campaign
import Flow
import Foundation
import Localization
import Session
import Testing

@testable import expedition

/// How long was played is no reason to write a file; it waits for the next one, or for the end.
struct SavedTimeTests {
  @Test func `time alone waits for the next change or for leaving`() throws {
    try withFolder { folder in
      let chapters = try LocalLevelFactory().chapters()
      var store = SaveStore(path: folder.path())
      let (progress, _) = store.open(.progress(of: chapters), fresh: Progress(seed: 1))
      var game = PersistentSession(
        Session(chapters: chapters, progress: progress, language: .en),
        store: store)
      func saved() throws -> Data {
        try Data(contentsOf: folder.appending(path: "progress.json"))
      }
      func play(_ command: Command, at seconds: Int, isLeaving: Bool = false) {
        let instant = Instant(uptime: .seconds(seconds), secondsSince1970: 0)
        _ = game.execute(command, at: instant)
        #expect(game.save(at: instant, isLeaving: isLeaving) == [])
      }
      for command in [Command.open(.campaign), .proceed, .proceed] { play(command, at: 0) }
      let before = try saved()
      for command in [Command.repeat, .levels, .notes, .answer(["nothing of the kind"])] {
        play(command, at: 60)
        #expect(!game.hasChanges)
      }
      #expect(try saved() == before)
      play(.hint, at: 120)
      let hinted = try saved()
      #expect(String(decoding: hinted, as: UTF8.self).contains(#""ms":120000"#))
      play(.repeat, at: 150)
      #expect(try saved() == hinted)
      play(.quit, at: 180, isLeaving: true)
      #expect(String(decoding: try saved(), as: UTF8.self).contains(#""ms":180000"#))
    }
  }
}
