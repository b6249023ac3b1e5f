import JSON
import Localization

/// A question file that is sound: UTF-8 without what can hide or steer, in lines that end with a
/// line feed. A mark at its start is gone; every other byte stands where it stood.
struct ImportSource {
  /// What a file may hold, as for a pack.
  static let limit = PackReader.limits.bytes

  let bytes: [UInt8]

  /// The source, or all that is unsound in it, 100 things at most.
  init(_ file: [UInt8]) throws(UnsoundFile) {
    guard file.count <= Self.limit else {
      throw UnsoundFile(bytes: [], faults: [ImportFault(.tooLarge, at: 0)])
    }
    let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = withLineFeeds(hasMark ? Array(file.dropFirst(3)) : file)
    let faults = findFaults(in: bytes)
    if !faults.isEmpty { throw UnsoundFile(bytes: bytes, faults: faults) }
  }

  /// The lines without their ends.
  var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

/// A file that is not read further, as far as it is known, and why.
struct UnsoundFile: Error {
  let bytes: [UInt8]
  let faults: [ImportFault]
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

private func findFaults(in bytes: [UInt8]) -> [ImportFault] {
  var faults: [ImportFault] = []
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var offset = 0
  while faults.count < 100 {
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      if !isAllowed(scalar) { faults.append(ImportFault(.unsafeCharacter(scalar), at: offset)) }
      offset += encoded.count
    case .error: return faults + [ImportFault(.notUTF8, at: offset)]
    case .emptyInput: return faults
    }
  }
  return faults
}

private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case " "..."~", "\n", "\t": true
  default: scalar.isSafe || scalar.isIgnorable
  }
}
