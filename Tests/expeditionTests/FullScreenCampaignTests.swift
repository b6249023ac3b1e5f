import Answers
import Campaign
import Flow
import Foundation
import Localization
import PseudoTerminal
import Reflex
import Session
import SessionDriver
import TerminalEmulator
import Testing

/// The whole campaign through the real program on a real terminal, by keys and by what is read.
struct FullScreenCampaignTests {
  @Test(arguments: Language.allCases)
  func `from the title to the results`(_ language: Language) throws {
    try withFolder { folder in
      // A slow machine must not lose an escape.
      let calm = #"{"do":"set","setting":"rounds","value":"heart"}"#
      _ = try Run(#""$0" --ui json --data-dir "$D""#, ["D": folder.path()], input: calm + "\n")
      let game = try FullScreen("--lang", language.code, in: folder)
      #expect(game.shows(L10n.Story.titlePremise, in: language))
      for (index, chapter) in try LocalLevelFactory().chapters().enumerated() {
        for level in chapter.levels {
          try #require(game.readOn(to: level.content.text, in: language), "\(level.id)")
          let isSolved =
            level.kind == .reflex
            ? try escape(from: index + 1, in: language, on: game)
            : solve(level, in: language, on: game)
          let screen = game.screen.lines.joined(separator: "\n")
          try #require(isSolved, "\(level.id)\n\(screen)")
        }
      }
      #expect(game.readOn(to: L10n.Story.endingSky(stars: 60, of: 60), in: language))
      // What asks a terminal to tell when keys go up; most know it no more than this one.
      #expect(game.screen.unknown.allSatisfy { [">3u", "<u"].contains($0) })
      game.terminal.send("\u{1B}[27uq")
      #expect(game.terminal.ends() == .exited(0))
      #expect(game.terminal.isCooked)
      let map = try Run(
        #""$0" levels --plain --lang en --data-dir "$D""#, ["D": folder.path()])
      #expect(map.output.components(separatedBy: "won, 3 of 3 stars").count == 21)
    }
  }

  private func open(
    _ lock: RotorLevel.Lock, in language: Language, on game: FullScreen
  ) -> Bool {
    switch lock {
    case .printed(let answers):
      return game.focus(on: answers.right.text.resolved(in: language)) && game.press("\r")
    case .wheels(let wheels):
      return wheels.right.code.allSatisfy { game.press(String($0)) } && game.press("\r")
    }
  }

  private func solve(_ level: Level, in language: Language, on game: FullScreen) -> Bool {
    switch level.task {
    case .closed(let level):
      return game.focus(on: level.right.text.resolved(in: language))
        && game.confirm(in: language)
    case .rotor(let level):
      return game.press("\u{1B}[C") && game.press("\u{1B}[C")
        && open(level.lock, in: language, on: game)
    case .open(let level):
      let answer = level.answers.accepted.resolved(in: language)[0]
      game.terminal.send(answer)
      return game.shows("› \(answer)") && game.press("\r")
    case .search(let level):
      return level.elements.indices.allSatisfy { index in
        touch(level.elements[index], number: index + 1, in: language, on: game)
      }
    case .way, .reflex: return false
    }
  }

  /// Through the practice and the round: each key once its command stands there.
  private func escape(
    from chapter: Int, in language: Language, on game: FullScreen
  ) throws -> Bool {
    try commands(ofEscapeFrom: chapter).allSatisfy { gestures in
      guard game.shows(L10n.Rounds.start, in: language), game.press("\r") else { return false }
      return gestures.enumerated().allSatisfy { index, gesture in
        let count = L10n.Rounds.movesOf(count: index, of: gestures.count)
        guard game.shows(count, in: language) else { return false }
        game.terminal.send(gesture.map { String($0.rawValue.prefix(1)) } ?? "\r")
        return game.hides(count, in: language)
      }
    }
  }

  /// What obeys an escape, practice first, nil where nothing is to be done: the same game always asks for
  /// the same.
  private func commands(ofEscapeFrom chapter: Int) throws -> [[Gesture?]] {
    var progress = Progress(seed: 7)
    progress.hasBegun = true
    var session = Session(
      chapters: try LocalLevelFactory().chapters(), progress: progress, language: .en)
    _ = session.perform(.set(setting: Setting.rounds.rawValue, value: "heart"))
    _ = session.perform(.open(.level(chapter: chapter, level: 5)))
    return (0..<2).map { _ in
      var events = session.perform(.proceed)
      var gestures: [Gesture?] = []
      var cues = Self.cues(in: events)
      while let cue = cues.min(by: { $0.move < $1.move }) {
        let right = cue.isSwapped ? cue.gesture?.swapped : cue.gesture
        gestures.append(right)
        events = session.perform(
          right.map { .gesture($0, at: .unknown, move: cue.move) }
            ?? .still(at: .unknown, move: cue.move))
        cues = cues.filter { $0.move != cue.move } + Self.cues(in: events)
      }
      return gestures
    }
  }

  private static func cues(in events: [Event]) -> [CueView] {
    events.compactMap { if case .round(.cue(let cue)) = $0 { cue } else { nil } }
  }

  /// Lights a thing by its number, opens it, and does what is right with it.
  private func touch(
    _ element: SearchLevel.Element, number: Int, in language: Language, on game: FullScreen
  ) -> Bool {
    let action = element.action(element.right)?.text.resolved(in: language) ?? ""
    return (number == 1 || game.press("\(number)"))
      && game.shows(element.name, in: language) && game.press("\r")
      && game.focus(on: action) && game.confirm(in: language)
  }
}
