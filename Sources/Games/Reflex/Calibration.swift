/// What ten calm commands tell of a player.
package enum Calibration {
  /// How many commands a calibration has.
  package static let cues = 10
  /// The floors there are to choose from, in units.
  package static let floors = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50]
  /// The allowances there are to choose from, in milliseconds.
  package static let allowances = [0, 200, 400, 600, 800, 1000, 1500, 2000, 3000, 5000]

  /// The floor that leaves the median, and with it what is typical of the player, half as much
  /// again; a few slow answers do not matter.
  package static func floor(for reactions: [Int], allowance: Int = 0) -> Int {
    let needed = max(0, (ReactionStatistics(times: reactions)?.median ?? 0) - allowance)
    return floors.first { $0 * 100 >= needed + needed / 2 } ?? floors[floors.count - 1]
  }

  /// What a voice that speaks adds to a reaction: what the median has over 600 milliseconds,
  /// which is what choosing one key of three takes by eye.
  package static func allowance(for reactions: [Int]) -> Int {
    guard let statistics = ReactionStatistics(times: reactions) else { return 0 }
    return allowances.first { $0 >= statistics.median - 600 } ?? allowances[allowances.count - 1]
  }
}
