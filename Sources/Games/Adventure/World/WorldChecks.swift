extension World {
  /// Throws unless every id that is named exists.
  func check() throws(WorldError) {
    try require(start, in: id)
    for place in places { try check(place) }
    for thing in things { try check(thing) }
    var rulesSeen: Set<String> = []
    for rule in rules {
      guard rulesSeen.insert(rule.id).inserted else { throw .duplicate(rule.id) }
      try check(rule)
    }
    for ladder in hints {
      try check(.all([ladder.when, ladder.unasked, ladder.here]), in: ladder.id)
      for id in ladder.about where thing(ThingID(id)) == nil && place(PlaceID(id)) == nil {
        throw .unknown(id, in: ladder.id)
      }
    }
    for conversation in conversations { try check(conversation) }
    for ending in endings { try check(ending.texts, in: ending.id) }
  }

  private func check(_ place: Place) throws(WorldError) {
    for exit in place.exits {
      try require(exit.to, in: place.id.id)
      if let door = exit.door { try require(door, in: place.id.id) }
      try check(exit.when, in: place.id.id)
    }
    try check(place.description, in: place.id.id)
    try check(place.pictures, in: place.id.id)
    try check(place.isDark, in: place.id.id)
  }

  private func check(_ thing: Thing) throws(WorldError) {
    try require(thing.start, in: thing.id.id)
    for place in thing.alsoIn { try require(place, in: thing.id.id) }
    if let key = thing.key { try require(key, in: thing.id.id) }
    for texts in [thing.description, thing.reading, thing.refusal, thing.initialDescription] {
      try check(texts, in: thing.id.id)
    }
    try check(thing.pictures, in: thing.id.id)
    guard thing.alsoIn.isEmpty || !thing.isPortable,
      !thing.traits.contains(.lockable) || thing.key != nil
    else { throw .impossible(thing.id.id) }
  }

  private func check(_ conversation: Conversation) throws(WorldError) {
    let owner = "talk:" + conversation.partner.id
    try require(conversation.partner, in: owner)
    for topic in conversation.topics {
      for thing in topic.things { try require(thing, in: owner) }
      try check(topic.when, in: owner)
    }
  }

  private func check(_ texts: [ConditionalText], in owner: String) throws(WorldError) {
    for text in texts { try check(text.when, in: owner) }
  }

  private func check(_ pictures: [ConditionalPicture], in owner: String) throws(WorldError) {
    for picture in pictures { try check(picture.when, in: owner) }
  }

  private func check(_ rule: Rule) throws(WorldError) {
    try check(rule.when, in: rule.id)
    switch rule.on {
    case .instead(_, let first, let second), .after(_, let first, let second):
      for case .thing(let thing) in [first, second] { try require(thing, in: rule.id) }
    case .entering(let place): try require(place, in: rule.id)
    case .everyTurn: break
    }
    try check(rule.effects, in: rule.id)
  }

  private func check(_ effects: [RuleEffect], in owner: String) throws(WorldError) {
    for effect in effects {
      switch effect {
      case .move(let thing, let location):
        try require(thing, in: owner)
        try require(location, in: owner)
      case .moveHere(let thing), .open(let thing), .close(let thing), .lock(let thing),
        .unlock(let thing), .light(let thing), .putOut(let thing):
        try require(thing, in: owner)
      case .go(let place): try require(place, in: owner)
      case .award(let award):
        guard awards.contains(where: { $0.id == award }) else { throw .unknown(award, in: owner) }
      case .when(let condition, let first, let second):
        try check(condition, in: owner)
        try check(first + second, in: owner)
      case .chance(_, let first, let second): try check(first + second, in: owner)
      case .say, .sayOneOf, .sayNext, .set, .add, .mark, .refuse, .ask, .proceed: break
      case .end(let ending):
        guard self.ending(ending) != nil else { throw .unknown(ending, in: owner) }
      }
    }
  }

  private func check(_ condition: WorldCondition, in owner: String) throws(WorldError) {
    switch condition {
    case .not(let condition): try check(condition, in: owner)
    case .all(let conditions), .any(let conditions):
      for condition in conditions { try check(condition, in: owner) }
    case .at(let place), .visited(let place): try require(place, in: owner)
    case .thing(let thing, let location):
      try require(thing, in: owner)
      try require(location, in: owner)
    case .held(let thing), .worn(let thing), .inReach(let thing), .open(let thing),
      .locked(let thing), .lit(let thing):
      try require(thing, in: owner)
    case .always, .never, .inDarkness, .equals, .atLeast, .turnAtLeast, .turnIsMultiple,
      .turnsSince, .count, .towards, .isOver:
      break
    }
  }

  private func require(_ place: PlaceID, in owner: String) throws(WorldError) {
    guard index.places[place] != nil else { throw .unknown(place.id, in: owner) }
  }

  private func require(_ thing: ThingID, in owner: String) throws(WorldError) {
    guard index.things[thing] != nil else { throw .unknown(thing.id, in: owner) }
  }

  private func require(_ location: ThingLocation, in owner: String) throws(WorldError) {
    switch location {
    case .place(let place): try require(place, in: owner)
    case .inside(let thing):
      try require(thing, in: owner)
      guard self.thing(thing)?.holdsThings == true else { throw .impossible(thing.id) }
    case .carried, .worn, .nowhere: break
    }
  }
}
