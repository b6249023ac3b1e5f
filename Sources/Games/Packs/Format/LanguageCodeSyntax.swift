/// Whether a code has the form of BCP 47: `en`, `pt-BR`, `zh-Hant-TW`; at most 35 bytes.
func isLanguageCode(_ code: String) -> Bool {
  guard code.utf8.count <= 35 else { return false }
  let parts = code.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLower) else {
    return false
  }
  return parts.dropFirst().allSatisfy {
    (1...8).contains($0.count) && $0.allSatisfy(\.isLetterOrDigit)
  }
}

private func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
