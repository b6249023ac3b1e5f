import Adventure

extension PossibleState {
  /// The states in which a condition holds, or does not; nil where there are none. Where that cannot
  /// be told, all of them.
  func assuming(_ condition: WorldCondition, _ isTrue: Bool = true) -> PossibleState? {
    switch condition {
    case .always: isTrue ? self : nil
    case .never, .isOver: isTrue ? nil : self
    case .not(let condition): assuming(condition, !isTrue)
    case .all(let conditions):
      isTrue ? assumingEach(of: conditions, true) : assumingSome(of: conditions, false)
    case .any(let conditions):
      isTrue ? assumingSome(of: conditions, true) : assumingEach(of: conditions, false)
    case .at(let place): (here == place) == isTrue ? self : nil
    case .visited(let place): assumingVisited(place, isTrue)
    case .thing(let thing, let location): narrowed(thing) { ($0 == location) == isTrue }
    case .held(let thing): narrowed(thing) { isTrue ? mayBeHeld($0) : mayNotBeHeld($0) }
    case .worn(let thing): narrowed(thing) { ($0 == .worn) == isTrue }
    case .inReach(let thing):
      narrowed(thing) { isTrue ? mayBeSeen(thing, at: $0) : !mustBeSeen(at: $0) }
    case .open(let thing): assumingNumber(.open(thing), isTrue) { $0 != 0 }
    case .locked(let thing): assumingNumber(.locked(thing), isTrue) { $0 != 0 }
    case .lit(let thing): assumingNumber(.lit(thing), isTrue) { $0 != 0 }
    case .inDarkness: assumingDarkness(isTrue)
    case .equals(let variable, let number):
      isTold(number) ? assumingNumber(variable, isTrue) { $0 == number } : self
    case .atLeast(let variable, let number):
      isTold(number) ? assumingNumber(variable, isTrue) { $0 >= number } : self
    case .turnsSince(let variable, _): isTrue ? assumingNumber(variable, true) { $0 != 0 } : self
    case .turnAtLeast, .turnIsMultiple, .count, .towards: self
    }
  }

  private func isTold(_ number: Int) -> Bool { Self.clamped(number) == number }

  private func assumingNumber(
    _ variable: VariableID, _ isTrue: Bool, _ isIncluded: (Int) -> Bool
  ) -> PossibleState? { narrowed(variable) { isIncluded($0) == isTrue } }

  private func assumingEach(of conditions: [WorldCondition], _ isTrue: Bool) -> PossibleState? {
    var some: PossibleState? = self
    for condition in conditions { some = some?.assuming(condition, isTrue) }
    return some
  }

  /// Where more than one of them may be so, it is not told which.
  private func assumingSome(of conditions: [WorldCondition], _ isTrue: Bool) -> PossibleState? {
    let states = conditions.compactMap { assuming($0, isTrue) }
    return states.count > 1 ? self : states.first
  }

  private func assumingVisited(_ place: PlaceID, _ isTrue: Bool) -> PossibleState? {
    if place == here || place == world.start { return isTrue ? self : nil }
    return isTrue && !places.contains(place) ? nil : self
  }

  private func assumingDarkness(_ isTrue: Bool) -> PossibleState? {
    isTrue || !hasPossibleLight ? assuming(darkness, isTrue) : self
  }
}
