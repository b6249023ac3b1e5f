package import Localization
package import Reflex
package import Session

extension RoundTwist {
  /// The short sound that it makes beside a command.
  package var soundText: LocalizedText {
    switch self {
    case .bats: L10n.Escapes.batsSound
    case .flood: L10n.Escapes.floodSound
    case .stair: L10n.Escapes.stairSound
    case .walls: L10n.Escapes.wallsSound
    }
  }
}

extension CueView {
  /// The short sound beside it; of a breath that time drinks, how much of it is left.
  package var soundText: LocalizedText? {
    guard sound == .flood, limit != nil, let breath else { return sound?.soundText }
    return breath.left * 4 < breath.of ? L10n.Escapes.quarterBreath : L10n.Escapes.halfBreath
  }
}

extension CueResponseView {
  /// That it was wrong, and what was right.
  package var wrongText: LocalizedText {
    L10n.Escapes.wrong(answer: Gesture.name(of: answer))
  }

  /// That it came too late, and what was right.
  package var tooLateText: LocalizedText {
    L10n.Escapes.tooLate(answer: Gesture.name(of: answer))
  }

  /// That a pinch was wrong and costs nothing, and what is still asked.
  package var strayText: LocalizedText {
    L10n.Escapes.stray(command: Gesture.cueText(of: cue))
  }

  /// That it was wrong in practice, where it costs nothing.
  package var notThatText: LocalizedText {
    L10n.Escapes.notThat(answer: Gesture.name(of: answer))
  }
}
