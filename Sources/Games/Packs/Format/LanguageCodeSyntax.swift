/// Whether an id is 1 to 64 bytes of `a`–`z`, `0`–`9`, `-`: it names nothing outside its pack.
func isPackID(_ id: String) -> Bool {
  (1...64).contains(id.utf8.count)
    && id.utf8.allSatisfy { isLower($0) || isDigit($0) || $0 == dash }
}

/// Whether a code has the form of BCP 47: `en`, `pt-BR`, `zh-Hant-TW`; at most 35 bytes.
func isLanguageCode(_ code: String) -> Bool {
  guard code.utf8.count <= 35 else { return false }
  let parts = code.utf8.split(separator: dash, omittingEmptySubsequences: false)
  guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLower) else {
    return false
  }
  return parts.dropFirst().allSatisfy { part in
    (1...8).contains(part.count)
      && part.allSatisfy { isLower($0) || isDigit($0) || (0x41...0x5A).contains($0) }
  }
}

private let dash = UInt8(ascii: "-")
private func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
