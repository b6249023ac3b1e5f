package import Flow
package import Localization
package import Reflex

/// What a session can be asked for: by the program as it starts, by a player in the words of the wire,
/// and by the program again where it answers a request.
package enum Command: Equatable, Sendable {
  /// The first of all: what the command line asks for.
  case open(StartingPoint)
  /// The voice of the moment; answered by what the player is asked, again.
  case use(VoiceTraits)
  /// `continue`: the intro, a card or the results were read.
  case proceed
  /// Back to the title menu.
  case menu
  /// An item of a menu, by id.
  case choose(String)
  /// Ids or texts; exactly one but for a whole search list.
  case answer([String])
  case act(element: String, action: String)
  case hint
  /// A descent, from its card.
  case descend(DescentRequest)
  /// The rope, and its knots.
  case knots
  /// What can be given to others of the descent that was finished last.
  case share
  /// What was done about a command of a round, or nil where time passed. `move`: the command that
  /// the player saw; where it is another by now, nothing happens.
  case gesture(Gesture?, at: GestureTime, move: Int?)
  /// The player says that they hold still, as at a bat.
  case still(at: GestureTime, move: Int?)
  /// What was done about the commands of a row, where no clock runs; nil for a bat that is let by.
  case row([Gesture?])
  /// The program was stopped while a command of a round ran: another one is drawn.
  case resume
  /// Past a reflex level that was lost twice, for one star.
  case skip
  case scores
  /// Twenty knots of one pitch; nil for the one that cost most.
  case practise(Pitch.Name?)
  case `repeat`
  case levels
  /// A level by its numbers from 1, in the form that it has on that night.
  case level(chapter: Int, level: Int, night: Night = .first)
  case notes
  /// The mishaps that were found.
  case mishaps
  case settings
  case language(Language)
  case set(setting: String, value: String)
  /// A line of the adventure, in the player’s words.
  case say(String)
  /// Takes effect when it is said twice.
  case restart
  case quit
  /// The program has done what a request asked for.
  indirect case fulfilled(RequestResult)

  /// What came of a request.
  package enum RequestResult: Equatable, Sendable {
    case scoresRead(SavedRounds, then: Command)
    case adventureRead(SavedAdventure, ProgramRequest.Purpose)
    /// `cause`: why it could not be written; nil where it was.
    case written(TranscriptWriteRequest, cause: LocalizedText?)
    /// What was saved holds what another window has written meanwhile, too.
    case merged(MergedContent)
  }

  /// Whether the program says it in answer to a request, and no player.
  var isRequestResult: Bool { if case .fulfilled = self { true } else { false } }

  /// A gesture with the time of a real clock, in milliseconds since the command was shown: what a
  /// player claims does not count. Other commands as they are.
  package func timed(_ milliseconds: Int) -> Command {
    switch self {
    case .gesture(let gesture, _, let move):
      return .gesture(gesture, at: .since(milliseconds), move: move)
    case .still(_, let move): return .still(at: .since(milliseconds), move: move)
    case .open, .use, .proceed, .menu, .choose, .answer, .act, .hint, .descend, .knots, .share,
      .resume, .skip, .scores, .practise, .repeat, .levels, .level, .notes, .mishaps, .settings,
      .language, .set, .say, .restart, .quit, .fulfilled, .row:
      return self
    }
  }
}

/// The content of a file that two windows may have written.
package enum MergedContent: Equatable, Sendable {
  case progress(Progress)
  case settings(Settings)
  case scores(SavedRounds)
  case savedAdventure(SavedAdventure)
  case descents(SavedDescents)
}

/// Which descent a player wants.
package enum DescentRequest: Equatable, Sendable {
  /// Today’s, by the player’s own date.
  case today
  /// That of a date, as in `2026-12-01`, as it was typed.
  case day(String)
  /// One of the endless ones; nil for the one that is under way, or another number.
  case endless(UInt64?)
}

/// What a session must know of the voice that tells it.
package struct VoiceTraits: Equatable, Sendable {
  /// Whether a new player is shown the way out of a full screen, to plain text.
  package let offersPlainText: Bool
  /// Milliseconds that a voice which speaks adds to every limit, unless others were chosen; nil for a voice that
  /// shows. Where it speaks, no clock runs unless a mode is chosen that has one; 0 where time begins when all is
  /// said.
  package let allowance: Int?

  package init(offersPlainText: Bool = false, allowance: Int? = nil) {
    self.offersPlainText = offersPlainText
    self.allowance = allowance
  }
}

/// The moment of a command.
package struct Instant: Equatable, Sendable {
  /// How long the program has run, less the time that it was stopped; it never goes back.
  package let uptime: Duration
  /// By the clock on the wall, in seconds since 1970.
  package let secondsSince1970: Int
  /// How many seconds the player’s clock is ahead of UTC.
  package let utcOffset: Int
  /// Milliseconds since the command of a round that runs had been shown; nil where none does, and where time
  /// is scripted.
  package let sinceCue: Int?

  /// A moment; without an offset the player’s day is that of UTC.
  package init(
    uptime: Duration, secondsSince1970: Int, utcOffset: Int = 0, sinceCue: Int? = nil
  ) {
    self.uptime = uptime
    self.secondsSince1970 = secondsSince1970
    self.utcOffset = utcOffset
    self.sinceCue = sinceCue
  }

  /// Days since 1970-01-01 on the player’s own calendar.
  var localDay: Int { Timestamp.day(of: secondsSince1970 + utcOffset) }

  /// The same moment, told by the clock of a command, too.
  package func since(cue milliseconds: Int) -> Instant {
    Instant(
      uptime: uptime, secondsSince1970: secondsSince1970, utcOffset: utcOffset,
      sinceCue: milliseconds)
  }
}
