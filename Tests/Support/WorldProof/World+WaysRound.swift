package import Adventure

extension World {
  /// The awards without which an ending may be come to though they are not optional; none, it is hoped.
  package func waysRound(to ending: String) -> [Award] {
    awards.filter {
      !$0.isOptional && PossiblePlay(of: self, without: $0.id).endings.contains(ending)
    }
  }
}
