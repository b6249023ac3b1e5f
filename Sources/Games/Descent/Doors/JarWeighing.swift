/// Jars against as many other jars, and what the scales were read to say; jars count from 0.
struct JarWeighing: Equatable, Sendable {
  enum Result: Int, CaseIterable, Sendable {
    case oneSinks, otherSinks, level
  }

  let one: [Int]
  let other: [Int]
  let result: Result

  /// What the scales really say.
  static func result(of one: [Int], _ other: [Int], in world: JarsWorld) -> Result {
    if one.contains(world.odd) { return world.isHeavier ? .oneSinks : .otherSinks }
    if other.contains(world.odd) { return world.isHeavier ? .otherSinks : .oneSinks }
    return .level
  }

  /// Whether the scales really say what was read.
  func isRight(in world: JarsWorld) -> Bool {
    result == JarWeighing.result(of: one, other, in: world)
  }

  /// The side on which a jar lies: 1 where it sinks, 2 on the other, 0 beside the scales. Where neither
  /// sinks, either side may be 1.
  func side(of jar: Int, swappingLevel: Bool) -> Int {
    let isSwapped = result == .otherSinks || (result == .level && swappingLevel)
    if one.contains(jar) { return isSwapped ? 2 : 1 }
    if other.contains(jar) { return isSwapped ? 1 : 2 }
    return 0
  }

  /// The jars on the scales, whatever the side.
  var jars: [Int] { (one + other).sorted() }
}
