import Flow
import Sampling
import Testing

@testable import JSON

/// A value that is written, the file it replaces, what was understood of that, and what becomes of them.
struct Rewrite: Sendable {
  let new: JSONValue
  let old: JSONValue
  let known: JSONValue
  let expected: JSONValue
}

@Suite struct KeepingUnknownTests {
  static let rewrites: [Rewrite] = [
    Rewrite(new: ["a": 2], old: ["a": 1], known: ["a": 1], expected: ["a": 2]),
    // A member that nobody knows stays, at the end; one that was known and is gone stays gone.
    Rewrite(
      new: ["a": 2], old: ["x": [1], "a": 1, "b": 3], known: ["a": 1, "b": 3],
      expected: ["a": 2, "x": [1]]),
    // A value that was not understood stays until it is set.
    Rewrite(new: [:], old: ["a": "odd"], known: [:], expected: ["a": "odd"]),
    Rewrite(new: ["a": 1], old: ["a": "odd"], known: [:], expected: ["a": 1]),
    // Inside objects the same, and with an object goes what was in it.
    Rewrite(
      new: ["o": ["a": 2]], old: ["o": ["a": 1, "x": 9], "p": ["a": 1, "x": 8]],
      known: ["o": ["a": 1], "p": ["a": 1]], expected: ["o": ["a": 2, "x": 9]]),
    // Objects in arrays are known again by what was understood of them, wherever they stand now.
    Rewrite(
      new: [["a": 3], ["a": 2], ["a": 1]], old: [["a": 1, "x": 7], ["a": 2]],
      known: [["a": 1], ["a": 2]], expected: [["a": 3], ["a": 2], ["a": 1, "x": 7]]),
    Rewrite(new: [1], old: [["x": 1]], known: [], expected: [1]),
    Rewrite(new: 1, old: ["x": 1], known: [:], expected: 1),
  ]

  @Test(arguments: rewrites) func `what is not understood outlives a rewrite`(_ rewrite: Rewrite) {
    let kept = rewrite.new.keepingUnknownMembers(of: rewrite.old, known: rewrite.known)
    #expect(kept == rewrite.expected)
  }

  @Test(arguments: sampled(0..<UInt64(300))) func `nothing of the new value is lost`(_ seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    let values = (0..<3).map { _ in anyValue(depth: 3, &random) }
    let kept = values[0].keepingUnknownMembers(of: values[1], known: values[2])
    #expect(kept.keepingUnknownMembers(of: kept, known: values[0]) == kept)
    #expect(values[0].keepingUnknownMembers(of: values[0], known: values[0]) == values[0])
    if case .object(let new) = values[0].content {
      #expect(new.members.allSatisfy { kept[$0.key] != nil })
    }
  }
}
