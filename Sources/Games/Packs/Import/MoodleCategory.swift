/// The path of a category, as Moodle writes it.
enum MoodleCategory {
  /// `$course$/top/Rivers/Long` is the chapter “Rivers / Long”: the rest is Moodle’s own.
  static func title(
    of path: ByteSlice, at offset: Int, unescaping: (ByteSlice) -> [UInt8]
  ) throws(ImportIssue) -> LocatedPlainText? {
    let names = steps(of: path).map {
      String(decoding: ArraySlice(unescaping($0[...])).trimmed, as: UTF8.self)
    }.filter { name in
      !name.isEmpty && name != "top" && !(name.hasPrefix("$") && name.hasSuffix("$"))
    }
    let text = names.joined(separator: " / ")
    return try LocatedPlainText(marked: Array(text.utf8), as: .entities, at: offset)
  }

  /// The steps, parted by `/`; `//` is a stroke inside a name.
  private static func steps(of path: ByteSlice) -> [[UInt8]] {
    let stroke = UInt8(ascii: "/")
    var steps: [[UInt8]] = [[]]
    var index = path.startIndex
    while index < path.endIndex {
      let isDouble = path[index] == stroke && index + 1 < path.endIndex && path[index + 1] == stroke
      if path[index] == stroke, !isDouble {
        steps.append([])
      } else {
        steps[steps.count - 1].append(path[index])
      }
      index += isDouble ? 2 : 1
    }
    return steps
  }
}
