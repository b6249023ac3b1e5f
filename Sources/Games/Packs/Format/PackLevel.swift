/// A level of a pack: what all kinds have, and its task.
struct PackLevel: Equatable, Sendable {
  var id: String
  var text: PackText
  /// A ladder, asked for one rung at a time; the last one gives the answer away.
  var hints: [PackText] = []
  /// What the notebook keeps once the level is won.
  var notes: [PackText] = []
  /// Ids of the chapter's keywords that winning lights.
  var keywords: [String] = []
  var task: PackTask
  var place = PackPlace()
}
