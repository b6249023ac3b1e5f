import Adventure
import Campaign
import Testing

/// A moment of the night, made as a test wants it.
struct NightState: CustomTestStringConvertible {
  var here: PlaceID
  var variables: [VariableID: Int]
  var moved: [ThingID: ThingLocation]

  init(
    at here: PlaceID, _ variables: [VariableID: Int] = [:], moved: [ThingID: ThingLocation] = [:]
  ) {
    (self.here, self.variables, self.moved) = (here, variables, moved)
  }

  var testDescription: String {
    let set = variables.map { "\($0.key.id)=\($0.value)" }.sorted()
    return "\(here.id) \(set) \(moved.map { "\($0.key.id): \($0.value)" }.sorted())"
  }

  func game() throws -> AdventureGame {
    let state = GameState(
      here: here, moved: moved, variables: variables.filter { $0.value != 0 },
      generator: LehmerGenerator(seed: 1))
    let game = AdventureGame(world: try builtInWorld(), state: state, history: [])
    return try #require(game)
  }

  /// The same with other numbers.
  func with(_ variables: [VariableID: Int]) -> NightState {
    var state = self
    state.variables.merge(variables) { $1 }
    return state
  }

  /// The same with a thing elsewhere.
  func with(_ thing: ThingID, _ location: ThingLocation) -> NightState {
    var state = self
    state.moved[thing] = location
    return state
  }

  func at(_ place: PlaceID) -> NightState {
    var state = self
    state.here = place
    return state
  }
}
