import Localization

/// A question file that is sound: UTF-8 without what can hide or steer, in lines that end with a
/// line feed. A mark at its start is gone, and what was saved in another way is UTF-8 now; every other
/// byte stands where it stood.
struct ValidSourceFile {
  let bytes: [UInt8]
  /// What was mended.
  let notes: [ImportIssue]

  /// The source, or all that is unsound in it, 100 things at most.
  init(_ file: [UInt8]) throws(InvalidSourceFile) {
    guard file.count <= PackImport.limit else {
      throw InvalidSourceFile(bytes: [], issues: [ImportIssue(.tooLarge, at: 0)])
    }
    if let foreign = ForeignFile(signature: file) {
      throw InvalidSourceFile(bytes: [], issues: [ImportIssue(.foreign(foreign), at: 0)])
    }
    let decoded = DecodedSource(file)
    bytes = withLineFeeds(decoded.bytes)
    notes = decoded.note.map { [$0] } ?? []
    let isBinary = bytes.prefix(1_000).contains(0)
    if let foreign = isBinary ? .binary : ForeignFile(text: bytes[...]) {
      throw InvalidSourceFile(bytes: bytes, issues: [ImportIssue(.foreign(foreign), at: 0)])
    }
    let issues = findIssues(in: bytes)
    if !issues.isEmpty { throw InvalidSourceFile(bytes: bytes, issues: issues) }
  }

  /// The lines without their ends.
  var lines: [ByteSlice] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

/// A file that is not read further, as far as it is known, and why.
struct InvalidSourceFile: Error {
  let bytes: [UInt8]
  let issues: [ImportIssue]
}

/// CR LF becomes a blank and LF, and a lone CR LF, so that nothing moves.
private func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
  let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
  guard bytes.contains(back) else { return bytes }
  var result = bytes
  for index in bytes.indices where bytes[index] == back {
    let isPair = index + 1 < bytes.count && bytes[index + 1] == feed
    result[index] = isPair ? UInt8(ascii: " ") : feed
  }
  return result
}

private func findIssues(in bytes: [UInt8]) -> [ImportIssue] {
  var issues: [ImportIssue] = []
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var offset = 0
  while issues.count < PackSchemaValidator.most {
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      if !isAllowed(scalar) { issues.append(ImportIssue(.unsafeCharacter(scalar), at: offset)) }
      offset += encoded.count
    case .error: return issues + [ImportIssue(.notUTF8, at: offset)]
    case .emptyInput: return issues
    }
  }
  return issues
}

private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case " "..."~", "\n", "\t": true
  default: scalar.isSafe || scalar.isIgnorable
  }
}
