/// How many mutants of each target the tests noticed.
struct MutationReport {
  private var rows: [(target: String, killed: Int, survived: Int)] = []

  mutating func add(_ mutant: Mutant, of target: String, _ verdict: TestVerdict) {
    if rows.last?.target != target { rows.append((target, 0, 0)) }
    if verdict == .passed {
      rows[rows.count - 1].survived += 1
    } else {
      rows[rows.count - 1].killed += 1
    }
  }

  var table: String {
    let killed = rows.map(\.killed).reduce(0, +)
    let survived = rows.map(\.survived).reduce(0, +)
    let lines = (rows + [("all", killed, survived)]).map { target, killed, survived in
      let share = 100 * killed / max(killed + survived, 1)
      return "\(target): \(killed) of \(killed + survived) killed, \(share) %"
    }
    return lines.joined(separator: "\n")
  }
}
