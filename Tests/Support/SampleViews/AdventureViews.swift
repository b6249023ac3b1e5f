import Localization

@testable import Session

/// What the adventure shows, for the voices.
extension Sample {
  static let room = RoomView(
    id: "hall", name: said("Hall", "Salle"),
    exits: [
      RoomView.Item(id: "north", name: said("north", "nord")),
      RoomView.Item(id: "down", name: said("down", "bas")),
    ],
    ways: said("north or down", "au nord ou en bas"),
    contents: [
      ThingView(
        id: "box", name: said("box", "boîte"), isOpen: true,
        contents: [ThingView(id: "cup", name: said("cup", "tasse"))])
    ],
    carried: [
      ThingView(id: "hat", name: said("hat", "bonnet"), isWorn: true),
      ThingView(id: "lamp", name: said("lamp", "lampe"), isLit: false),
    ],
    sights: [ThingView(id: "moon", name: said("moon", "lune"), isDistant: true)], turn: 4,
    score: 3, possibleScore: 8,
    picture: PictureView(
      id: "hall", drawings: ["hall", "hall-cup"],
      text: said("A hall in the dark.", "Une salle sombre.")), isOver: false, isDark: false,
    isShown: true)
  static let roomAtEnd = RoomView(
    id: "hall", name: said("Hall", "Salle"), exits: [], ways: said("nowhere", "nulle part"),
    contents: [], carried: [], sights: [],
    turn: 9,
    score: 8, possibleScore: 8,
    picture: PictureView(
      id: "hall-lit", drawings: ["hall-lit"],
      text: said("The hall, full of light.", "La salle, pleine de lumière.")), isOver: true,
    isDark: false, isShown: true)
  static let cupPicture = PictureView(
    id: "cup", drawings: ["cup"], text: said("A cup with a crack.", "Une tasse fêlée."))
  static let points = PointsView(points: 3, score: 5, possibleScore: 8)
  static let places = [
    AdventureMapPlaceView(
      id: "hall", name: said("Hall", "Salle"), the: said("the hall", "la salle"), isHere: true,
      ways: [
        AdventureMapPlaceView.Way(
          direction: room.exits[0], to: "yard", place: said("the yard", "la cour")),
        AdventureMapPlaceView.Way(direction: room.exits[1], to: nil, place: nil),
      ]),
    AdventureMapPlaceView(
      id: "yard", name: said("Yard", "Cour"), the: said("the yard", "la cour"), isHere: false,
      ways: [
        AdventureMapPlaceView.Way(
          direction: RoomView.Item(id: "south", name: said("south", "sud")), to: "hall",
          place: said("the hall", "la salle"))
      ]),
  ]
  static let help = [
    HelpRow(command: said("look", "regarder"), text: said("look round", "regarder autour"))
  ]
  static let messages = [
    AdventureTranscript.Message("get cup", .echo),
    AdventureTranscript.Message("You now have the cup.", .reply),
  ]
}
