import Localization
import Session
import Storage

/// A session and the files that it asks for: commands in, events out; what has changed is written when the
/// loop says so.
struct PersistentSession {
  private(set) var session: Session
  /// Whether the player is a stranger, who names no files and stops no program.
  let isRestricted: Bool
  /// Whether what is played does not count, and no file is written for it.
  private let keepsNothing: Bool
  private var store: SaveStore
  /// What may have changed since it was written; at the start all, for what was read may have been
  /// mended.
  private var changed = Set(ProgramRequest.SavedDocument.allCases)
  /// What the last command asked for and waits for.
  private var requests: [ProgramRequest] = []

  init(_ session: Session, store: SaveStore, isRestricted: Bool = false, keepsNothing: Bool = false)
  {
    self.keepsNothing = keepsNothing
    self.session = session
    self.store = store
    self.isRestricted = isRestricted
  }

  /// Whether something is to be written, or to be tried again.
  var hasChanges: Bool { !changed.isEmpty }

  /// Whether something was won that no file holds.
  var isUnsaved: Bool { store.isUnsaved }

  // MARK: Commands

  /// Does what a player asks for, and all that follows from it.
  mutating func execute(_ command: Command, at instant: Instant) -> [Event] {
    begin(command, at: instant) + fulfilRequests(at: instant)
  }

  /// Does what a player asks for, as far as the session can by itself.
  mutating func begin(_ command: Command, at instant: Instant) -> [Event] {
    let response = session.execute(command, at: instant)
    for request in response.requests {
      if case .save(let document) = request {
        changed.insert(document)
      } else {
        requests.append(request)
      }
    }
    return response.events
  }

  /// Whether a command waits for a file to be read or written.
  var hasRequests: Bool { !requests.isEmpty }

  /// Reads and writes what the last command waits for, and goes on with it.
  mutating func fulfilRequests(at instant: Instant) -> [Event] {
    var events: [Event] = []
    var notices: [Event] = []
    while !requests.isEmpty {
      switch requests.removeFirst() {
      case .save: break
      case .readScores(let command):
        let (scores, faults) = store.open(.scores, fresh: SavedRounds())
        events += execute(.fulfilled(.scoresRead(scores, then: command)), at: instant)
        notices += faults.map(Event.notice)
      case .readAdventure(let purpose):
        let (savedAdventure, faults) = store.open(.savedAdventure, fresh: SavedAdventure())
        events += faults.map(Event.notice)
        events += execute(.fulfilled(.adventureRead(savedAdventure, purpose)), at: instant)
      case .write(let write):
        events += execute(.fulfilled(.written(write, cause: cause(of: write))), at: instant)
      }
    }
    return events + notices
  }

  /// Why it could not be written; nil where it was.
  private func cause(of write: TranscriptWriteRequest) -> LocalizedText? {
    if isRestricted { return L10n.Faults.restricted }
    do {
      switch write {
      case .create(let path, let text): try UserFile.create(path, text)
      case .append(let path, let text): try UserFile.append(text, to: path)
      }
      return nil
    } catch {
      return error.reason.text
    }
  }

  /// Leaves as a player does and saves, where nobody is left to be told.
  mutating func quit(at instant: Instant) {
    _ = execute(.quit, at: instant)
    _ = save(at: instant, isLeaving: true)
  }

  // MARK: Saving

  /// Writes what has changed; the session learns what another window has won or set meanwhile. What could
  /// not be written is tried again the next time. `isLeaving`: how long was played is worth a write, too.
  mutating func save(at instant: Instant, isLeaving: Bool = false) -> [Notice] {
    if keepsNothing {
      changed = []
    } else if isLeaving {
      changed.formUnion([.progress, .descents])
    }
    var notices: [Notice] = []
    for document in ProgramRequest.SavedDocument.allCases where changed.contains(document) {
      notices += store.save(document, of: &session, at: instant, isLeaving: isLeaving)
    }
    if !store.isUnsaved { changed = [] }
    return notices
  }
}

extension SaveStore {
  fileprivate mutating func save(
    _ document: ProgramRequest.SavedDocument, of session: inout Session, at instant: Instant,
    isLeaving: Bool
  ) -> [Notice] {
    switch document {
    case .progress:
      let file = session.progressFile
      return save(\.progress, of: &session, in: file, savesTime: isLeaving) {
        $0.learn(.progress($1), at: instant)
      }
    case .settings:
      return save(\.settings, of: &session, in: .settings) { $0.learn(.settings($1), at: instant) }
    case .descents:
      return save(\.savedDescents, of: &session, in: .descents, savesTime: isLeaving) {
        $0.learn(.descents($1), at: instant)
      }
    case .scores:
      return save(\.scores, of: &session, in: .scores) { $0.learn(.scores($1), at: instant) }
    case .savedAdventure:
      var isMerged = false
      let notices = save(\.savedAdventure, of: &session, in: .savedAdventure) {
        $0.learn(.savedAdventure($1), at: instant)
        isMerged = true
      }
      return notices + (isMerged ? [.playedElsewhere] : [])
    }
  }

  /// Saves what the session holds, which may be nothing; `learn` takes what another window has written.
  private mutating func save<Content: Persistable>(
    _ content: (Session) -> Content?, of session: inout Session, in file: SavedFile<Content>,
    savesTime: Bool = true, learn: (inout Session, Content) -> Void
  ) -> [Notice] {
    guard let saved = content(session) else { return [] }
    return save(saved, in: file, savesTime: savesTime) { merged in
      learn(&session, merged)
      return content(session) ?? merged
    }
  }
}

extension Session {
  fileprivate mutating func learn(_ content: MergedContent, at instant: Instant) {
    _ = execute(.fulfilled(.merged(content)), at: instant)
  }
}
