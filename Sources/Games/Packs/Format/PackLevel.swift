package import Flow
import Localization

/// A level of a pack: what all kinds have, and its task.
package struct PackLevel: Equatable, Sendable {
  package var id: String
  package var text: PackText
  /// A ladder, asked for one rung at a time; the last one gives the answer away.
  package var hints: [PackText]
  /// What the notebook keeps once the level is won.
  package var notes: [PackText]
  /// Ids of the chapter's keywords that winning lights.
  package var keywords: [String]
  package var task: PackTask
  package var place: PackPlace

  package init(
    id: String, text: PackText, hints: [PackText] = [], notes: [PackText] = [],
    keywords: [String] = [], task: PackTask, place: PackPlace = PackPlace()
  ) {
    self.id = id
    self.text = text
    self.hints = hints
    self.notes = notes
    self.keywords = keywords
    self.task = task
    self.place = place
  }
}

/// What the player does in a level.
package enum PackTask: Equatable, Sendable {
  case closed(PackChoices)
  case rotor(clues: [PackText], PackChoices, shown: Int?)
  case open(PackQuestion)
  case search(PackSearch)
  case reflex(PackRound)
}

/// Answers to choose from: one right, the others wrong.
package struct PackChoices: Equatable, Sendable {
  /// The right one first.
  package let all: [PackChoice]

  package init(right: PackChoice, wrong: some Sequence<PackChoice>) {
    var all = [right]
    all.reserveCapacity(1 + wrong.underestimatedCount)
    all.append(contentsOf: wrong)
    self.all = all
  }

  /// The only one that wins.
  package var right: PackChoice { all[0] }
  /// The others, in their order.
  package var wrong: ArraySlice<PackChoice> { all.dropFirst() }
}

/// An answer to choose, and what is said to it.
package struct PackChoice: Equatable, Sendable {
  package var id: String
  package var text: PackText
  package var reply: PackText?

  package init(id: String, text: PackText, reply: PackText? = nil) {
    self.id = id
    self.text = text
    self.reply = reply
  }
}

/// A question that is answered in the player's own words.
package struct PackQuestion: Equatable, Sendable {
  /// What is right; the proper spelling first.
  package var right: PackWords
  package var wrong: [PackMiss]
  /// The reply to any other word; `{answer}` in it becomes that word.
  package var otherwise: PackText?
  package var success: PackText?

  package init(
    right: PackWords, wrong: [PackMiss] = [], otherwise: PackText? = nil, success: PackText? = nil
  ) {
    self.right = right
    self.wrong = wrong
    self.otherwise = otherwise
    self.success = success
  }
}

/// A wrong answer that was foreseen.
package struct PackMiss: Equatable, Sendable {
  package var id: String
  package var words: PackWords
  package var reply: PackText?

  package init(id: String, words: PackWords, reply: PackText? = nil) {
    self.id = id
    self.words = words
    self.reply = reply
  }
}

/// A dark room: one thing is done to each object, then the whole list is judged.
package struct PackSearch: Equatable, Sendable {
  package var objects: [PackObject]
  package var failure: PackText?
  package var success: PackText?

  package init(objects: [PackObject], failure: PackText? = nil, success: PackText? = nil) {
    self.objects = objects
    self.failure = failure
    self.success = success
  }
}

/// An object of a search.
package struct PackObject: Equatable, Sendable {
  package var id: String
  package var name: PackText
  package var text: PackText
  package var actions: [PackAction]
  package var place: PackPlace

  package init(
    id: String, name: PackText, text: PackText, actions: [PackAction],
    place: PackPlace = PackPlace()
  ) {
    self.id = id
    self.name = name
    self.text = text
    self.actions = actions
    self.place = place
  }
}

/// What can be done to an object.
package struct PackAction: Equatable, Sendable {
  package var id: String
  package var text: PackText
  package var result: PackText?
  package var feels: Outcome
  /// One of an object's actions is right.
  package var isRight: Bool
  package var place: PackPlace

  package init(
    id: String, text: PackText, result: PackText? = nil, feels: Outcome, isRight: Bool = false,
    place: PackPlace = PackPlace()
  ) {
    self.id = id
    self.text = text
    self.result = result
    self.feels = feels
    self.isRight = isRight
    self.place = place
  }
}

/// A round of the reflex game, told as story.
package struct PackRound: Equatable, Sendable {
  /// The good moves that win.
  package var moves: Int
  /// The commands that come before the first round and cannot lose it.
  package var practice: Int
  /// What is said beside a move, by its number from 1, in order.
  package var beats: [PackBeat]
  /// Said when a round is lost: the first time, the second, and from then on the last.
  package var failures: [PackText]
  package var success: PackText?
  package var skipped: PackText?

  package init(
    moves: Int, practice: Int = 0, beats: [PackBeat] = [], failures: [PackText] = [],
    success: PackText? = nil, skipped: PackText? = nil
  ) {
    self.moves = moves
    self.practice = practice
    self.beats = beats
    self.failures = failures
    self.success = success
    self.skipped = skipped
  }
}

/// What is said beside one move of a round.
package struct PackBeat: Equatable, Sendable {
  package var move: Int
  package var text: PackText
  package var place: PackPlace

  package init(move: Int, text: PackText, place: PackPlace = PackPlace()) {
    self.move = move
    self.text = text
    self.place = place
  }
}
