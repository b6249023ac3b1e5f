import Foundation

/// How many puzzles of a kind are drawn and proved: a few among the other tests. As many as `DESCENT_SEEDS` says
/// in a run of their own, best of a release:
/// `DESCENT_SEEDS=10000 swift test -c release -Xswiftc -enable-testing --filter DescentTests`
enum Seeds {
  private static let many = ProcessInfo.processInfo.environment["DESCENT_SEEDS"].flatMap {
    Int($0)
  }

  /// `few`: how many suffice among the other tests.
  static func upTo(_ few: Int) -> Range<Int> { 0..<max(few, many ?? 0) }
}
