import JSON
import Session

/// Descents, what is shared of them, and the rope.
extension WireEventEncoder {
  func json(_ event: DescentEvent) -> JSONValue {
    switch event {
    case .card(let card): .event("descent", members(of: card, isDone: false))
    case .ended(let end):
      .event(
        "descent",
        members(of: end.card, isDone: true) + [
          "text": text(end.text), "solution": end.solution.map(text),
          "deepest": end.deepest.map { JSONValue($0) },
        ])
    case .shared(let share, _):
      .event(
        "shared",
        ["text": text(share.text), "time": text(share.time), "code": JSONValue(share.code)])
    case .knots(let page): .event("knots", members(of: page))
    }
  }

  private func members(of card: DescentCard, isDone: Bool) -> WireMembers {
    [
      "date": card.date.map { JSONValue($0) } ?? .null, "difficulty": JSONValue(card.difficulty),
      "landing": JSONValue(card.landing), "of": JSONValue(card.landings),
      "done": JSONValue(isDone), "knots": JSONValue(card.knots),
      "standing": JSONValue(card.standing.rawValue), "name": text(card.name),
      "stars": JSONValue(card.stars.map { JSONValue($0) }),
      "knot_stars": card.knotStars.map { JSONValue($0) },
      "number": card.number.map { JSONValue(String($0)) },
      "depth": card.depth.map { JSONValue($0) },
      "falls_left": card.fallsLeft.map { JSONValue($0) },
    ]
  }

  private func members(of page: KnotsPage) -> WireMembers {
    [
      "knots": JSONValue(page.knots), "month": text(page.month), "days": JSONValue(page.days),
      "first_weekday": JSONValue(page.firstWeekday),
      "knotted": JSONValue(page.knotted.map { JSONValue($0) }),
      "perfect": JSONValue(page.perfect),
      "mean_tenths": page.meanTenths.map { JSONValue($0) },
      "deepest": page.deepest.map { JSONValue($0) },
    ]
  }
}
