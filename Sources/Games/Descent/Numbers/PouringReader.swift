/// Tries all pourings, those of one first, then those of two, and so on.
struct PouringReader {
  /// More pourings than these are not asked for.
  static let mostPourings = 8

  /// What the jugs hold is one number, in which each jug has a digit of its own.
  private struct Reached {
    let state: Int
    let count: Int
    /// The place of what came before; its own for the empty jugs.
    let from: Int
  }

  let jugs: [Int]
  /// What one litre in each jug counts in a state.
  private let units: [Int]
  private var reached = [Reached(state: 0, count: 0, from: 0)]
  /// For each amount up to the largest jug where it is first held, among those reached.
  private var firstPlaces: [Int?]

  /// Reads the jugs alone: the wanted amount is asked for later.
  init(jugs: [Int]) {
    self.jugs = jugs
    units = jugs.indices.map { jugs[..<$0].reduce(1) { $0 * ($1 + 1) } }
    firstPlaces = [Int?](repeating: nil, count: (jugs.max() ?? 0) + 1)
    search()
  }

  /// The fewest pourings until a jug holds that; nil where it takes more than eight.
  func answer(for wanted: Int) -> Int? { place(of: wanted).map { reached[$0].count } }

  /// One shortest way there: what the jugs hold at first, and after each pouring.
  func states(to wanted: Int) -> [[Int]] {
    guard var place = place(of: wanted) else { return [] }
    var states = [held(in: reached[place].state)]
    while reached[place].count > 0 {
      place = reached[place].from
      states.append(held(in: reached[place].state))
    }
    return states.reversed()
  }

  /// The amounts that a jug can hold within so many pourings, from 1 on.
  func amounts(within count: Int) -> [Int] {
    firstPlaces.indices.dropFirst().filter { amount in
      firstPlaces[amount].map { reached[$0].count <= count } ?? false
    }
  }

  private func place(of wanted: Int) -> Int? {
    firstPlaces.indices.contains(wanted) ? firstPlaces[wanted] : nil
  }

  private func held(in state: Int) -> [Int] { jugs.indices.map { held(in: state, $0) } }

  private func held(in state: Int, _ jug: Int) -> Int { state / units[jug] % (jugs[jug] + 1) }

  // MARK: Search

  private mutating func search() {
    var isKnown = [Bool](repeating: false, count: jugs.reduce(1) { $0 * ($1 + 1) })
    isKnown[0] = true
    var next = 0
    while next < reached.count, reached[next].count < Self.mostPourings {
      for jug in jugs.indices { pour(jug, from: next, &isKnown) }
      next += 1
    }
  }

  /// Fills the jug, empties it, and pours it over into each other one.
  private mutating func pour(_ jug: Int, from place: Int, _ isKnown: inout [Bool]) {
    let state = reached[place].state
    let amount = held(in: state, jug)
    add(state + (jugs[jug] - amount) * units[jug], changing: [jug], from: place, &isKnown)
    guard amount > 0 else { return }
    add(state - amount * units[jug], changing: [jug], from: place, &isKnown)
    for target in jugs.indices where target != jug {
      let poured = min(amount, jugs[target] - held(in: state, target))
      let change = poured * (units[target] - units[jug])
      add(state + change, changing: [jug, target], from: place, &isKnown)
    }
  }

  private mutating func add(
    _ state: Int, changing changed: [Int], from place: Int, _ isKnown: inout [Bool]
  ) {
    guard !isKnown[state] else { return }
    isKnown[state] = true
    for jug in changed {
      let amount = held(in: state, jug)
      if firstPlaces[amount] == nil { firstPlaces[amount] = reached.count }
    }
    reached.append(Reached(state: state, count: reached[place].count + 1, from: place))
  }
}
