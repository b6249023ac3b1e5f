extension PackImport.Format {
  /// The format of a file that shows it; nil for one that may be anything, a pack among them.
  package init?(recognizing file: [UInt8]) {
    // A pack that is broken is a pack.
    guard file.count <= PackImport.limit, !file[...].hasOccurrence(of: "\"chapters\""),
      let source = try? ValidSourceFile(file)
    else {
      return nil
    }
    self.init(recognizing: source)
  }

  /// The format of files whose name ends so, in small letters or capitals; nil of an ending that says nothing.
  package init?(nameEnding ending: String) {
    switch ending.lowercased() {
    case "csv": self = .csv
    case "tsv": self = .tsv
    case "xml": self = .moodle
    case "gift": self = .gift
    default: return nil
    }
  }

  /// The surest signs first.
  init?(recognizing source: ValidSourceFile) {
    let start = source.bytes.prefix(1_000).trimmed
    // A pack that is broken is a pack.
    guard !source.bytes[...].hasOccurrence(of: "\"chapters\"") else { return nil }
    if start.isJSON {
      guard OpenQuizzDBReader.isLikely(source.bytes[...]) else { return nil }
      self = .openquizzdb
    } else if start.hasPrefix("<?xml") || start.hasPrefix("<quiz") {
      self = .moodle
    } else if let separator = TableReader.separatorOfHeader(source) {
      self = separator == .tab ? .tsv : .csv
    } else if AikenReader.isLikely(source) {
      self = .aiken
    } else if TermListReader.isLikely(source) {
      self = .quizlet
    } else if GiftReader.isLikely(source) {
      self = .gift
    } else if TableReader.isLikelyList(source) {
      self = .csv
    } else if TermListReader.hasEquations(source) {
      self = .quizlet
    } else {
      return nil
    }
  }
}
