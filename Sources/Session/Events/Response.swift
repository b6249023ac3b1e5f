/// What came of a command: what is told, and what the program is asked to do.
package struct Response: Equatable, Sendable {
  package let events: [Event]
  /// In the order in which they are to be done; a read or a write is answered by `Command.fulfilled`.
  package let requests: [ProgramRequest]
}

/// What a session asks of the program, which has the files.
package enum ProgramRequest: Equatable, Sendable {
  /// What is kept there may have changed: it is to be saved before, or as soon as, the events are shown.
  case save(SavedDocument)
  /// The rounds that are kept; `then` is the command that needs them.
  case readScores(then: Command)
  case readAdventure(Purpose)
  case write(TranscriptWriteRequest)

  /// Something that is kept in a file, in the order in which it is saved.
  package enum SavedDocument: CaseIterable, Sendable {
    case progress, settings, scores, savedAdventure, descents
  }

  /// Why what is kept of the adventure is read.
  package enum Purpose: Sendable {
    case play
    /// The game is begun anew; the rest is kept.
    case restart
    /// The campaign was won: the epilogue is told where the adventure was won, too.
    case epilogue
  }
}

/// What is to be written to a file that the player named; the program does it.
package enum TranscriptWriteRequest: Equatable, Sendable {
  /// A new file; one that is there is not written over.
  case create(path: String, text: String)
  case append(path: String, text: String)
}
