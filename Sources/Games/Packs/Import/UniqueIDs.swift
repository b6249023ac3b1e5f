/// Ids that differ, of names that need not: the second `river` is `river-2`, or what number it has.
struct UniqueIDs {
  private var taken: Set<String> = []
  /// By name, the first number that no id of it has, from the one that was asked for last.
  private var free: [String: Int] = [:]

  /// `name` where it is free, else the first free one of `name-number`, `name-number+1`…; no number is
  /// smaller than the one before.
  mutating func makeID(from name: String, number: Int) -> String {
    if taken.insert(name).inserted { return name }
    // What was found taken once stays taken, and is not tried again.
    var number = max(number, free[name] ?? number)
    while true {
      let id = "\(name)-\(number)"
      number += 1
      if taken.insert(id).inserted {
        free[name] = number
        return id
      }
    }
  }
}
