/// What there is to be seen at the moment.
extension AdventureGame {
  /// The pictures of a place that lie one over the other, the lowest first.
  package func pictures(of place: Place) -> [ConditionalPicture] {
    place.pictures.filter { holds($0.when) }
  }

  /// The picture of a thing; nil where it has none, or is no more.
  package func picture(of thing: Thing) -> ConditionalPicture? {
    location(of: thing.id) == .nowhere ? nil : first(of: thing.pictures)
  }

  /// What is seen once the story is over; nil before.
  package var endPicture: ConditionalPicture? { ending?.picture }

  private func first(of pictures: [ConditionalPicture]) -> ConditionalPicture? {
    pictures.first { holds($0.when) }
  }
}
