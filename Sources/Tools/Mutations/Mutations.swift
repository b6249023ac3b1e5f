import Foundation

/// Changes the rules in small ways, one at a time, and tells which changes no test notices:
/// `swift run Mutations [--count <n>] [--seed <n>] [--all] [--file <part of a path>]…`.
///
/// Of all mutants 100 are drawn by a seed, as many from each target; `--file` draws from files with that in their
/// paths. They are built once, in `.build/mutations`, as the sources are when it begins; each is switched on for a run
/// of its target’s tests, then of those of the targets above it, until one fails. Two cores take about half an hour.
/// What passes is to be looked at: a test is missing, a condition is needless, or the change changes nothing, as that
/// of a short cut. To be run on Linux, from the package’s root.
@main struct Mutations {
  static func main() throws {
    let options = try MutationOptions(CommandLine.arguments.dropFirst())
    let candidates = try MutatedTarget.all.map { target in
      try target.mutants().filter { options.includes($0.path) }
    }
    let drawn = options.draw(from: candidates)
    tell("\(drawn.count) of \(candidates.joined().count) mutants, seed \(options.seed)")
    let package = try MutatedPackage(building: drawn)
    for mutant in package.uncompiled { tell("\(mutant.place): left out, does not compile") }
    try MutatedTarget.check(package)
    var report = MutationReport()
    for target in MutatedTarget.all {
      let mutants = package.mutants.filter { target.holds($0.value) }.sorted { $0.key < $1.key }
      for (number, mutant) in mutants {
        let verdict = try target.test(mutant: number, in: package)
        report.add(mutant, of: target.name, verdict)
        tell("\(mutant.place): \(mutant.change.description): \(verdict)")
        if case .passed = verdict { tell("    \(mutant.code)") }
      }
    }
    tell(report.table)
  }

  /// Writes a line at once, whoever reads it.
  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}
