import Localization
import Session
import Storage

extension Shelf {
  /// Writes what is kept of a session, which learns what another window has won or set meanwhile.
  mutating func save(_ session: inout Session) -> [Notice] {
    let progress = save(session.progress, in: session.progressFile) { met in
      session.meet(met)
      return session.progress
    }
    let settings = save(session.settings, in: .settings) { met in
      session.meet(met)
      return session.settings
    }
    return progress + settings + saveScores(of: &session) + saveAdventure(of: &session)
  }

  private mutating func saveScores(of session: inout Session) -> [Notice] {
    guard let scores = session.scores else { return [] }
    return save(scores, in: .scores) { met in
      session.scores = met
      return met
    }
  }

  /// Gives the session what it needs to know for a command: the date, and the scores where they are asked for.
  mutating func prepare(_ session: inout Session, for command: Command) -> [Notice] {
    session.now = Stamp.date
    return session.needsScores(for: command) ? openScores(of: &session) : []
  }

  mutating func openScores(of session: inout Session) -> [Notice] {
    let (scores, notices) = open(.scores, fresh: Scores())
    session.now = Stamp.date
    session.scores = scores
    return notices
  }

  private mutating func saveAdventure(of session: inout Session) -> [Notice] {
    guard let exploration = session.exploration else { return [] }
    var isMet = false
    let notices = save(exploration, in: .exploration) { met in
      session.meet(met)
      isMet = true
      return session.exploration ?? met
    }
    return notices + (isMet ? [.playedElsewhere] : [])
  }

  /// Does what a command has left to the program: reads what is kept of the adventure once it is
  /// entered, writes its transcript to the player’s file.
  mutating func fetch(for session: inout Session) -> [Event] {
    var events: [Event] = []
    if session.awaitsExploration {
      let (exploration, notices) = open(.exploration, fresh: Exploration())
      events = notices.map(Event.notice) + session.open(exploration)
    }
    for write in session.takeScriptWrites() {
      events += session.wrote(write, cause: cause(of: write))
    }
    return events
  }

  /// Why it could not be written; nil where it was.
  private func cause(of write: ScriptWrite) -> LocalizedText? {
    do {
      switch write {
      case .create(let path, let text): try PlainFile.create(path, text)
      case .append(let path, let text): try PlainFile.append(text, to: path)
      }
      return nil
    } catch {
      return error.reason.text
    }
  }
}
