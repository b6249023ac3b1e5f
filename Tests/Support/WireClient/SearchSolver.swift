import JSON

/// A search: every list of actions, one an object, that agrees with all that was seen.
struct SearchSolver: LevelSolver {
  private struct Element {
    let id: String
    let actions: [String]
  }

  private var elements: [Element] = []
  /// Lists that were judged, and how many of their actions hold.
  private var judged: [(list: [String], holds: Int)] = []
  /// Actions that threw back, as `object.action`.
  private var setbacks: Set<String> = []
  private var list: [String] = []
  private var step = 0

  mutating func open(_ level: JSONValue) -> JSONValue? {
    elements = (level["elements"]?.array ?? []).map { element in
      Element(
        id: element["id"]?.string ?? "",
        actions: element["actions"]?.array?.compactMap { $0["id"]?.string } ?? [])
    }
    return start()
  }

  mutating func react(to event: JSONValue) -> JSONValue? {
    switch event["event"]?.string {
    case "act" where event["outcome"]?.string == "setback":
      setbacks.insert("\(elements[step].id).\(list[step])")
      return start()
    case "act":
      step += 1
      return act()
    case "verdict":
      judged.append((list, event["holds"]?.int ?? 0))
      return start()
    default: return nil
    }
  }

  private mutating func start() -> JSONValue? {
    list = candidate([]) ?? []
    step = 0
    return act()
  }

  /// After the last object the verdict is waited for.
  private func act() -> JSONValue? {
    guard list.indices.contains(step) else { return nil }
    return [
      "do": "act", "element": JSONValue(elements[step].id), "action": JSONValue(list[step]),
    ]
  }

  /// The first list that begins like this and may be right.
  private func candidate(_ start: [String]) -> [String]? {
    guard start.count < elements.count else { return agrees(start) ? start : nil }
    let element = elements[start.count]
    for action in element.actions where !setbacks.contains("\(element.id).\(action)") {
      if let list = candidate(start + [action]) { return list }
    }
    return nil
  }

  private func agrees(_ list: [String]) -> Bool {
    judged.allSatisfy { seen in
      zip(seen.list, list).count { $0 == $1 } == seen.holds
    }
  }
}
