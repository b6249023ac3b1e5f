import Flow
import Localization

/// What can be done to more than one object of a room.
struct RoomAction {
  private let id: AnswerID
  private let text: LocalizedText

  init(_ id: AnswerID, _ text: LocalizedText) {
    self.id = id
    self.text = text
  }

  /// The same, done to one of them. In a silent room how it feels follows from what is right.
  func callAsFunction(
    _ result: LocalizedText, _ outcome: ActionFeedback = .setback
  ) -> SearchLevel.Action {
    SearchLevel.Action(id: id, text: text, result: result, outcome: outcome)
  }
}
