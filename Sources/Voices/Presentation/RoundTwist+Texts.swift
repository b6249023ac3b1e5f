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

extension WaitingRoundView {
  /// Whether the player may say that they hold still; in practice only where it is taught.
  package var mayHoldStill: Bool {
    practice > 0 ? twists.first == .bats : twists.contains(.bats)
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
