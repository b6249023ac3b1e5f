import JSON
package import Localization

/// A question file made into a pack, and all that is not carried over as it stands.
package struct PackImport: Sendable {
  /// Nil where there is an error among the findings.
  package let document: PackDocument?
  /// In the order of the file.
  package let findings: [ImportFinding]

  /// Bytes that a file of questions may have.
  package static var limit: Int { ImportSource.limit }

  /// How a file of questions is written.
  package enum Format: String, CaseIterable, Sendable { case gift, aiken }

  /// Reads a stranger's bytes; without a format they are looked at to find it. The pack is in
  /// `language`, which also gives the words that it needs beside the file's.
  package init(_ bytes: [UInt8], format: Format?, title: SafeText, language: Language) {
    do throws(UnsoundFile) {
      let source = try ImportSource(bytes)
      let format = format ?? (AikenReader.isLikely(source) ? .aiken : .gift)
      let (items, faults) = Self.items(of: source, format)
      var builder = ImportBuilder(language: language)
      for item in items { builder.add(item) }
      builder.finishChapter()
      var errors: [ImportFault] = []
      if builder.chapters.isEmpty { errors.append(ImportFault(.noQuestion(format), at: 0)) }
      findings =
        Self.findings(.error, errors, in: source.bytes)
        + Self.findings(.warning, faults + builder.faults, in: source.bytes)
      document =
        builder.chapters.isEmpty
        ? nil
        : PackDocument(
          title: PackText(title), language: language.code, chapters: builder.chapters)
    } catch {
      document = nil
      findings = Self.findings(.error, error.faults, in: error.bytes)
    }
  }

  private static func items(
    of source: ImportSource, _ format: Format
  ) -> ([ImportedItem], [ImportFault]) {
    switch format {
    case .aiken:
      let reader = AikenReader(source)
      return (reader.items, reader.faults)
    case .gift:
      let reader = GiftReader(source)
      return (reader.items, reader.faults)
    }
  }

  private static func findings(
    _ severity: ImportFinding.Severity, _ faults: [ImportFault], in bytes: [UInt8]
  ) -> [ImportFinding] {
    guard !faults.isEmpty else { return [] }
    let positions = JSONPositions(bytes)
    let sorted = faults.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return sorted.map { _, fault in
      let place = positions[UInt32(clamping: fault.offset)]
      return ImportFinding(
        severity: severity, reason: fault.reason, line: place.line, column: place.column)
    }
  }
}
