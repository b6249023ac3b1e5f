import FullScreen
import Presentation
import Screen
import Session

/// The keys of a round that is played in lines on a terminal.
struct RoundKeyReader {
  /// How the loop goes on after some keys.
  enum LoopAction {
    case goesOn
    /// No command runs any more.
    case over([Event])
    /// ^C and ^Z, which come as bytes.
    case interrupted, stopped

    init?(_ input: InputEvent) {
      switch input {
      case .key(.character("c"), .control): self = .interrupted
      case .key(.character("z"), .control): self = .stopped
      case .key, .released, .mouse, .paste: return nil
      }
    }
  }

  /// More than so many at once were pasted, not struck.
  private static let mostAtOnce = 3

  private var decoder = KeyDecoder()
  private var held = KeyRepeatFilter()
  /// What was typed behind a slash, until Enter.
  private var typed: String?

  /// A round was begun by the Enter key at `now`, in milliseconds; held down, it says nothing more.
  init(at now: Int) { _ = held.isNew(.enter, at: now) }

  /// When `expire(at:)` is due.
  var deadline: Int? { decoder.deadline }

  /// What was struck; a paste is nothing, but for what asks the program to stop.
  mutating func inputs(in bytes: [UInt8], at now: Int) -> [InputEvent] {
    let inputs = decoder.feed(bytes, at: now)
    guard inputs.count > Self.mostAtOnce, inputs.first != .key(.character("/"), []) else {
      return inputs
    }
    return inputs.filter { LoopAction($0) != nil }
  }

  mutating func expire(at now: Int) -> [InputEvent] { decoder.expire(at: now) }

  /// What a key comes to that was struck.
  enum KeyMeaning {
    case command(Command)
    /// It is no key of a round.
    case unknown
  }

  /// Nil where a key is held down, and for Enter, which ends a letter out of habit, where it has no meaning.
  mutating func meaning(
    of input: InputEvent, for cue: RunningCue, by keys: GestureKeyMap, at now: Int
  ) -> KeyMeaning? {
    guard case .key(let key, let modifiers) = input, modifiers.isSubset(of: .shift) else {
      return nil
    }
    if typed != nil || key == .character("/") { return meaning(ofTyped: key) }
    guard held.isNew(key, at: now) else { return nil }
    if key == .character("r") { return .command(.repeat) }
    if key == .escape { return .command(.menu) }
    if key == .enter { return cue.mayHoldStill ? .command(.still(at: .unknown, move: nil)) : nil }
    return keys.gesture(for: key).map { .command(.gesture($0, at: .unknown, move: nil)) }
      ?? .unknown
  }

  /// A command is typed with a slash, out of habit: its letters are no gestures.
  private mutating func meaning(ofTyped key: Key) -> KeyMeaning? {
    switch key {
    case .character(let scalar): typed = (typed ?? "") + String(scalar)
    case .enter:
      defer { typed = nil }
      return typed?.hasPrefix("/r") == true ? .command(.repeat) : .unknown
    default: typed = nil
    }
    return nil
  }
}
