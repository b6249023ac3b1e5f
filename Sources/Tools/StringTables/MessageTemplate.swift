/// A named place in a text: `{name}` takes a text, `{#name}` a number.
struct Placeholder: Hashable {
  let name: String
  let isNumber: Bool

  /// The number that governs a plural.
  static let count = Placeholder(name: "count", isNumber: true)

  var spelling: String { isNumber ? "{#\(name)}" : "{\(name)}" }
}

/// A value cut at its placeholders, `{{` and `}}` made single.
struct MessageTemplate {
  enum Segment {
    case scalar(LocatedScalar)
    case parameter(Placeholder, at: SourcePosition)
  }

  private(set) var segments: [Segment] = []

  init(_ entry: StringsEntry) throws(Diagnostic) {
    var rest = entry.value[...]
    while let first = rest.popFirst() {
      segments.append(try Self.segment(first, takingFrom: &rest, of: entry))
    }
  }

  /// In the order of first appearance, each once.
  var parameters: [Placeholder] {
    var found: [Placeholder] = []
    for case .parameter(let parameter, _) in segments where !found.contains(parameter) {
      found.append(parameter)
    }
    return found
  }

  /// What a reader sees, each placeholder as U+FFFC.
  var displayedScalars: [LocatedScalar] {
    segments.map { segment in
      switch segment {
      case .scalar(let placed): placed
      case .parameter(_, let position): LocatedScalar(scalar: "\u{FFFC}", position: position)
      }
    }
  }

  /// The text with each placeholder as the control character of its number: U+0001 is the first.
  func encoded(for parameters: [Placeholder]) -> String {
    var result = String.UnicodeScalarView()
    for segment in segments {
      switch segment {
      case .scalar(let placed): result.append(placed.scalar)
      case .parameter(let parameter, _):
        let number = (parameters.firstIndex(of: parameter) ?? 0) + 1
        result.append(Unicode.Scalar(UInt8(number)))
      }
    }
    return String(result)
  }

  /// The segment that begins with a scalar; the rest of a placeholder or the second brace is taken away.
  private static func segment(
    _ first: LocatedScalar, takingFrom rest: inout ArraySlice<LocatedScalar>, of entry: StringsEntry
  ) throws(Diagnostic) -> Segment {
    guard first.scalar == "{" || first.scalar == "}" else { return .scalar(first) }
    if rest.first?.scalar == first.scalar {
      rest.removeFirst()
      return .scalar(first)
    }
    guard first.scalar == "{", let end = rest.firstIndex(where: { $0.scalar == "}" }) else {
      throw entry.diagnostic("a brace alone (write {{ or }})", at: first.position)
    }
    let inside = String(String.UnicodeScalarView(rest[..<end].map(\.scalar)))
    rest = rest[(end + 1)...]
    return .parameter(try parameter(inside, of: entry, at: first.position), at: first.position)
  }

  private static func parameter(
    _ inside: String, of entry: StringsEntry, at place: SourcePosition
  ) throws(Diagnostic) -> Placeholder {
    let isNumber = inside.hasPrefix("#")
    let name = isNumber ? String(inside.dropFirst()) : inside
    guard isLowerCamel(name), !reservedNames.contains(name) else {
      throw entry.diagnostic("“{\(inside)}” is no placeholder: {name} or {#number}", at: place)
    }
    return Placeholder(name: name, isNumber: isNumber)
  }
}
