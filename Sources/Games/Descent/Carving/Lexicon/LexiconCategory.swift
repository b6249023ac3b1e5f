package import Localization

/// What the words of the lexicon are sorted by: the question that tells a word from another’s.
/// The raw value is part of the ids of concepts, and never changes.
package enum LexiconCategory: String, CaseIterable, Sendable {
  case animals = "animal"
  case foods = "food"
  case bodyParts = "body-part"
  case skies = "sky"
  case places = "place"
  case plants = "plant"
  case tools = "tool"
  case sounds = "sound"
  case vessels = "vessel"
  case furniture = "furniture"
  case fires = "fire"
  case materials = "material"
  case people = "person"
  case vehicles = "vehicle"
  case times = "time"
  case clothes = "garment"
  case readings = "reading"
  case drinks = "drink"
  case feelings = "feeling"
  case shapes = "shape"
  case buildingParts = "building-part"

  /// Its words, in an order that only grows at the end.
  package var words: LocalizedList {
    switch self {
    case .animals: L10n.DescentLexicon.animals
    case .foods: L10n.DescentLexicon.foods
    case .bodyParts: L10n.DescentLexicon.bodyParts
    case .skies: L10n.DescentLexicon.skies
    case .places: L10n.DescentLexicon.places
    case .plants: L10n.DescentLexicon.plants
    case .tools: L10n.DescentLexicon.tools
    case .sounds: L10n.DescentLexicon.sounds
    case .vessels: L10n.DescentLexicon.vessels
    case .furniture: L10n.DescentLexicon.furniture
    case .fires: L10n.DescentLexicon.fires
    case .materials: L10n.DescentLexicon.materials
    case .people: L10n.DescentLexicon.people
    case .vehicles: L10n.DescentLexicon.vehicles
    case .times: L10n.DescentLexicon.times
    case .clothes: L10n.DescentLexicon.clothes
    case .readings: L10n.DescentLexicon.readings
    case .drinks: L10n.DescentLexicon.drinks
    case .feelings: L10n.DescentLexicon.feelings
    case .shapes: L10n.DescentLexicon.shapes
    case .buildingParts: L10n.DescentLexicon.buildingParts
    }
  }
}
