/// Why a level cannot be built.
package enum LevelError: Error, Equatable {
  /// An id that is empty, longer than 64 bytes, or not of `a`–`z`, `0`–`9` and `-`.
  case malformedID(String)
  case duplicateID(String)
  /// Fewer or more things than a level of its kind may have.
  case count(Int, allowed: ClosedRange<Int>)
  /// A level lights a keyword that its chapter has not.
  case unknownKeyword(String)
  /// The id that is named as right is none of the actions.
  case unknownRight(String)
  /// An action that is right must not throw the player back, nor feel like nothing.
  case rightWithoutProgress(String)
  /// A choice or near miss, by id, or a right answer, by its text, that no player can mean:
  /// blank, a letter, 1 to 9, a command word, or the same as another.
  case unusableText(String)
}

/// Throws unless every id is well formed and none stands twice.
func checkIDs(_ ids: [String]) throws(LevelError) {
  for id in ids where !isWellFormed(id) { throw .malformedID(id) }
  if let twice = firstTwice(in: ids) { throw .duplicateID(twice) }
}

/// Short lists, as most are, need no set; long ones must not cost the square.
private func firstTwice(in ids: [String]) -> String? {
  if ids.count <= 8 { return ids.indices.first { ids[..<$0].contains(ids[$0]) }.map { ids[$0] } }
  var seen: Set<String> = []
  return ids.first { !seen.insert($0).inserted }
}

/// Throws unless `count` lies in `allowed`.
func checkCount(_ count: Int, allowed: ClosedRange<Int>) throws(LevelError) {
  guard allowed.contains(count) else { throw .count(count, allowed: allowed) }
}

private func isWellFormed(_ id: String) -> Bool {
  (1...64).contains(id.utf8.count)
    && id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
}
