/// The last part of a path.
func fileName(of path: String) -> String {
  let parts = path.utf8.split(separator: UInt8(ascii: "/"))
  return parts.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
}

/// The name of a file without its ending; nil for standard input or output.
func fileStem(of path: String) -> String? {
  let name = fileName(of: path)
  let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  return stem == "-" || stem.isEmpty ? nil : stem
}
