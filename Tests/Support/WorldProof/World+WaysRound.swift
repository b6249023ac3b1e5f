package import Adventure

extension World {
  /// The awards without which the world may be won though they are not optional; none, it is hoped.
  package var waysRound: [Award] {
    awards.filter { !$0.isOptional && PossiblePlay(of: self, without: $0.id).mayBeWon }
  }
}
