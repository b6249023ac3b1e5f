extension TerminalEncoding {
  /// The codeset that the locale names, else what TERM tells of the font; UTF-8 where nothing is named.
  package init(environment: [String: String]) {
    self =
      Self.named(by: environment)
      ?? (isLinuxConsole(environment["TERM"] ?? "") ? .linuxConsole : .utf8)
  }

  /// Of LC_ALL, LC_CTYPE and LANG the first that is set counts; nil for UTF-8, and where it names no codeset.
  private static func named(by environment: [String: String]) -> TerminalEncoding? {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first?.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    // `fr_FR@euro` has always meant the Latin codeset with that sign.
    if name.isEmpty { return parts.last == "euro" ? .latin9 : nil }
    return switch name.lowercased().filter({ $0.isLetter || $0.isNumber }) {
    case "utf8": nil
    case "iso88591", "88591", "latin1": .latin1
    case "iso885915", "885915", "latin9": .latin9
    default: .ascii
    }
  }
}
