import Presentation
import Reflex
import Screen
import Session

/// How a loop goes on after some keys.
enum LoopAction {
  case goesOn
  /// No command of a round runs any more.
  case over([Event])
  /// ^C: the program dies by SIGINT once everything is put back.
  case interrupted
  /// ^Z: the job stops.
  case stopped

  /// What the keys ask for that are bytes on a raw terminal, and no signals; nil for all others.
  init?(_ input: InputEvent) {
    switch input {
    case .key(.character("c"), .control): self = .interrupted
    case .key(.character("z"), .control): self = .stopped
    case .key, .released, .mouse, .paste: return nil
    }
  }
}

/// The keys of a round that is played in lines on a terminal.
struct RoundKeyReader {
  /// No command is longer.
  private static let longestCommand = 80
  /// Without a key for so many milliseconds, a hand no longer goes on with the row that is over.
  private static let rowOnItsWay = 600
  /// More than so many at once were pasted, not struck.
  private static let mostAtOnce = 3

  private var decoder = KeyDecoder()
  private var held = KeyRepeatFilter()
  /// What was typed behind a slash, until Enter.
  private var typed: String?
  /// Whether commands are kept in mind: then the same key may be struck twice in a row.
  var isByHeart = false
  /// From when on keys are answers, in milliseconds: just behind a mistake or a row they belong to what is over,
  /// and just behind a rest to the command before it.
  private var countsFrom = 0
  /// Whether the last key was a gesture, which many end with Enter out of habit.
  private var wasGesture = false
  /// Whether several keys came at once: then the same one twice is not held down.
  private var isAtOnce = false

  /// A round was begun by the Enter key at `now`, in milliseconds; held down, it says nothing more.
  init(at now: Int) { _ = held.isNew(.enter, at: now) }

  /// Whether a command is being typed, which stops the clock.
  var isTyping: Bool { typed != nil }

  /// When `expire(at:)` is due.
  var deadline: Int? { decoder.deadline }

  /// What was struck; of a paste, but for a row by heart, only that it came, and what asks the program to stop.
  mutating func inputs(in bytes: [UInt8], at now: Int) -> [InputEvent] {
    let inputs = decoder.feed(bytes, at: now)
    let isCommand = typed != nil || inputs.first == .key(.character("/"), [])
    isAtOnce = isByHeart && inputs.contains { $0 != inputs[0] }
    guard inputs.count > Self.mostAtOnce, !isCommand, !isByHeart else { return inputs }
    let stops = inputs.filter { LoopAction($0) != nil }
    return stops.isEmpty ? [.paste("")] : stops
  }

  /// A row is over, by a mistake or where it was the last: what is still typed of it is dropped.
  mutating func dropRow(at now: Int) { countsFrom = now + Self.rowOnItsWay }

  /// A rest is over, and a command is called, which may ask for the key that ended it.
  mutating func endRest(at now: Int) {
    countsFrom = now + GestureKeyMap.shortestReaction
    held = KeyRepeatFilter()
  }

  mutating func expire(at now: Int) -> [InputEvent] { decoder.expire(at: now) }

  /// What a key comes to that was struck.
  enum KeyMeaning: Equatable {
    case command(Command)
    /// A slash: what follows is a command.
    case commandBegins
    /// What stands behind the slash, in a line.
    case line(String)
    /// It is no key of a round.
    case unknown
  }

  /// Nil where a key is held down or let go, for the letters of a command, and for Enter behind a gesture.
  mutating func meaning(
    of input: InputEvent, for cue: RunningCue, by keys: GestureKeyMap, at now: Int
  ) -> KeyMeaning? {
    switch input {
    case .released, .mouse: return nil
    case .paste: return .unknown
    case .key(let key, let modifiers):
      guard modifiers.isSubset(of: .shift) else { return isNew(key, at: now) ? .unknown : nil }
      if typed != nil { return meaning(ofTyped: key) }
      guard isNew(key, at: now) else { return nil }
      if cue == .awaited { return between(key, by: keys, at: now) }
      let isHabit = wasGesture && key == .enter
      let gesture = gesture(of: key, by: keys)
      wasGesture = gesture != nil
      if gesture != nil || key == .enter || key == .character("."), now < countsFrom {
        if isByHeart { dropRow(at: now) }
        return nil
      }
      if let gesture { return .command(.gesture(gesture, at: .unknown, move: nil)) }
      return meaning(of: key, isHabit: isHabit, for: cue)
    }
  }

  /// Whether a key was struck, and is not held down.
  private mutating func isNew(_ key: Key, at now: Int) -> Bool {
    let wait = isByHeart ? KeyRepeatFilter.fastest : KeyRepeatFilter.wait
    return held.isNew(key, at: now, within: isAtOnce ? 0 : wait)
  }

  /// Only of the letters that were told: Space and arrows are struck to hear, and would cost the round.
  private func gesture(of key: Key, by keys: GestureKeyMap) -> Gesture? {
    if case .character(let scalar) = key, scalar != " " { keys.gesture(for: scalar) } else { nil }
  }

  /// Keys that are no gestures.
  private mutating func meaning(of key: Key, isHabit: Bool, for cue: RunningCue) -> KeyMeaning? {
    switch key {
    case .character("r"): return .command(.repeat)
    case .escape: return .command(.menu)
    case .enter where cue.isRest && (cue.limit == nil || !isHabit): return .command(.proceed)
    case .enter where cue.mayHoldStill, .character(".") where cue.mayHoldStill:
      return .command(.still(at: .unknown, move: nil))
    case .enter where isHabit: return nil
    case .character("/"):
      typed = ""
      return .commandBegins
    case .character, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete,
      .enter, .tab, .backspace, .function:
      return .unknown
    }
  }

  /// Enter begins the round, Esc leaves, a slash begins a command; the keys of a round were meant for the one before,
  /// and what stands right behind others is one word with them.
  private mutating func between(_ key: Key, by keys: GestureKeyMap, at now: Int) -> KeyMeaning? {
    if key == .escape || key == .character("/") {
      return meaning(of: key, isHabit: false, for: .awaited)
    }
    if key == .enter, now >= countsFrom { return .command(.proceed) }
    let isLate = key == .character("r") || gesture(of: key, by: keys) != nil
    if isLate, now >= countsFrom { return nil }
    defer { dropRow(at: now) }
    return now < countsFrom ? nil : .unknown
  }

  /// A command is typed behind its slash: its letters are no gestures.
  private mutating func meaning(ofTyped key: Key) -> KeyMeaning? {
    switch key {
    case .character(let scalar) where typed?.count ?? 0 < Self.longestCommand:
      typed?.unicodeScalars.append(scalar)
    case .character: return nil
    case .backspace where typed?.isEmpty == false: typed?.removeLast()
    case .enter:
      defer { typed = nil }
      return typed.map { .line("/" + $0.drop { $0 == "/" }) }
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .tab,
      .backspace, .escape, .function:
      typed = nil
      return isByHeart ? .unknown : .command(.resume)
    }
    return nil
  }
}
