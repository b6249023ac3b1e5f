extension JSONValue {
  /// This value together with all that `old` has beyond `known`, the part of it that was understood: members
  /// that a later version of the program added outlive a rewrite by this one. Objects in arrays are found
  /// again by their contents.
  package func keepingUnknownMembers(of old: JSONValue, known: JSONValue) -> JSONValue {
    guard old != known else { return self }
    switch (content, old.content, known.content) {
    case (.object(let new), .object(let old), .object(let known)):
      return JSONValue(new.keepingUnknownMembers(of: old, known: known))
    case (.array(let new), .array(let old), .array(let known)) where old.count == known.count:
      let pairs = zip(known, old).filter { $0 != $1 }
      let before = Dictionary(pairs) { first, _ in first }
      return JSONValue(
        new.map { element in
          before[element].map { element.keepingUnknownMembers(of: $0, known: element) } ?? element
        })
    case (.null, _, _), (.bool, _, _), (.number, _, _), (.string, _, _), (.array, _, _),
      (.object, _, _):
      return self
    }
  }
}

extension JSONObject {
  fileprivate func keepingUnknownMembers(of old: JSONObject, known: JSONObject) -> JSONObject {
    var kept = self
    for member in old.members {
      switch (kept[member.key], known[member.key]) {
      case (let value?, let known?):
        kept[member.key] = value.keepingUnknownMembers(of: member.value, known: known)
      case (nil, nil): kept[member.key] = member.value
      case (nil, _?), (_?, nil): break
      }
    }
    return kept
  }
}
