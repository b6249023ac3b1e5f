/// Why a level cannot be built.
package enum LevelError: Error, Equatable {
  /// An id that is empty, longer than 64 bytes, or not of `a`–`z`, `0`–`9` and `-`.
  case malformedID(String)
  case duplicateID(String)
  /// Fewer or more things than a level of its kind may have.
  case count(Int, allowed: ClosedRange<Int>)
  /// A level lights a keyword that its chapter has not.
  case unknownKeyword(String)
  /// The second form of a level is of another kind than the level.
  case otherKind(String)
  /// The id that is named as right is none of the actions.
  case unknownRight(String)
  /// An action that is right must not throw the player back, nor feel like nothing.
  case rightWithoutProgress(String)
  /// A grid has no way, or more than one; with the id of the level.
  case notOneWay(String)
  /// A choice or near miss, by id, or a right answer, by its text, that no player can mean:
  /// blank, or the same as another.
  case unusableText(String)
  /// A code that is not of digits, 0 to 9, one for each wheel.
  case malformedCode(String)
}

/// Throws unless an id is well formed.
func checkID(_ id: String) throws(LevelError) {
  if !isWellFormedID(id) { throw .malformedID(id) }
}

/// Throws unless every id is well formed and none stands twice.
func checkIDs(_ ids: [String]) throws(LevelError) {
  for id in ids { try checkID(id) }
  if let twice = indexOfRepetition(in: ids) { throw .duplicateID(ids[twice]) }
}

/// The index of the first that stands a second time; nil without one.
func indexOfRepetition<Element: Hashable>(in elements: [Element]) -> Int? {
  var seen: Set<Element> = []
  return elements.firstIndex { !seen.insert($0).inserted }
}

/// Throws unless `count` lies in `allowed`.
func checkCount(_ count: Int, allowed: ClosedRange<Int>) throws(LevelError) {
  guard allowed.contains(count) else { throw .count(count, allowed: allowed) }
}

/// Whether an id is 1 to 64 bytes of `a`–`z`, `0`–`9`, `-`: it names nothing outside its pack.
package func isWellFormedID(_ id: String) -> Bool {
  (1...64).contains(id.utf8.count)
    && id.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
    }
}
