extension LexiconCategory {
  /// The categories of which no word answers this one’s question, in either language: a cow is eaten,
  /// though it is no food, so foods are not asked for beside animals; « pêche » is a sport as well.
  package var rivals: [LexiconCategory] { Self.allCases.filter { !excluded.contains($0) } }

  /// Those of which a word might; first of all its own.
  private var excluded: [LexiconCategory] {
    switch self {
    case .animals: [.animals, .people]
    case .foods: [.foods, .animals, .plants, .drinks, .bodyParts]
    case .bodyParts: [.bodyParts, .animals, .foods, .clothes]
    case .skies: [.skies, .animals, .vehicles, .times, .places, .drinks, .buildingParts, .fires]
    case .places:
      [
        .places, .skies, .buildingParts, .plants, .vehicles, .readings, .drinks, .shapes, .vessels,
        .clothes,
      ]
    case .plants: [.plants, .foods, .drinks, .materials, .places]
    case .tools:
      [
        .tools, .animals, .bodyParts, .fires, .vessels, .furniture, .vehicles, .sounds, .materials,
        .buildingParts, .readings, .clothes, .people,
      ]
    case .sounds: [.sounds, .people, .readings, .animals]
    case .vessels:
      [
        .vessels, .bodyParts, .foods, .clothes, .furniture, .buildingParts, .vehicles, .places,
        .sounds, .readings, .fires, .times, .tools,
      ]
    case .furniture:
      [
        .furniture, .fires, .buildingParts, .vessels, .sounds, .readings, .materials, .plants,
        .clothes, .animals,
      ]
    case .fires, .materials, .people, .vehicles, .times, .clothes: excludedOfThings
    case .readings, .drinks, .feelings, .shapes, .buildingParts: excludedOfIdeas
    }
  }

  private var excludedOfThings: [LexiconCategory] {
    switch self {
    case .fires:
      [
        .fires, .skies, .foods, .drinks, .places, .plants, .furniture, .feelings, .times,
        .materials, .vehicles, .buildingParts, .readings, .sounds, .clothes,
      ]
    case .materials:
      [
        .materials, .plants, .foods, .drinks, .fires, .bodyParts, .tools, .skies, .shapes,
        .buildingParts, .animals, .times, .clothes,
      ]
    case .people: [.people, .animals, .tools, .readings, .sounds, .plants, .materials]
    case .vehicles:
      [
        .vehicles, .animals, .people, .places, .furniture, .vessels, .bodyParts, .tools,
        .buildingParts, .feelings, .skies, .clothes,
      ]
    case .times: [.times, .skies, .materials]
    case .clothes:
      [.clothes, .materials, .bodyParts, .plants, .vessels, .animals, .feelings, .tools]
    case .animals, .foods, .bodyParts, .skies, .places, .plants, .tools, .sounds, .vessels,
      .furniture, .readings, .drinks, .feelings, .shapes, .buildingParts:
      [self]
    }
  }

  private var excludedOfIdeas: [LexiconCategory] {
    switch self {
    case .readings:
      [.readings, .bodyParts, .skies, .times, .people, .feelings, .sounds, .materials, .tools]
    case .drinks: [.drinks, .foods, .plants, .bodyParts, .skies, .places]
    case .feelings: [.feelings, .plants, .fires]
    case .shapes: [.shapes, .buildingParts, .places, .skies, .clothes, .vessels, .bodyParts]
    case .buildingParts:
      [
        .buildingParts, .furniture, .places, .materials, .sounds, .fires, .shapes, .tools,
      ]
    case .animals, .foods, .bodyParts, .skies, .places, .plants, .tools, .sounds, .vessels,
      .furniture, .fires, .materials, .people, .vehicles, .times, .clothes:
      [self]
    }
  }
}
