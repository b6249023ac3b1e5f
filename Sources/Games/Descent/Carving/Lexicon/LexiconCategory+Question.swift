package import Localization

extension LexiconCategory {
  private typealias Text = L10n.DescentCarving

  /// What asks for a word of this category where a word of one of its `rivals` stands beside it.
  package var question: LocalizedText {
    switch self {
    case .animals: Text.questionAnimals
    case .foods: Text.questionFoods
    case .bodyParts: Text.questionBodyParts
    case .skies: Text.questionSkies
    case .places: Text.questionPlaces
    case .plants: Text.questionPlants
    case .tools: Text.questionTools
    case .sounds: Text.questionSounds
    case .vessels: Text.questionVessels
    case .furniture: Text.questionFurniture
    case .fires: Text.questionFires
    case .materials: Text.questionMaterials
    case .people: Text.questionPeople
    case .vehicles: Text.questionVehicles
    case .times: Text.questionTimes
    case .clothes: Text.questionClothes
    case .readings: Text.questionReadings
    case .drinks: Text.questionDrinks
    case .feelings: Text.questionFeelings
    case .shapes: Text.questionShapes
    case .buildingParts: Text.questionBuildingParts
    }
  }
}
