import Flow
import JSON
import Localization
import Packs
import Platform
import Session
import Storage

/// A stranger's file, read and checked: its chapters, or why there are none.
struct PackFile {
  /// Why there is nothing to play.
  struct Refusal: Error {
    let report: PackReport

    init(report: PackReport) { self.report = report }

    /// Of the whole file.
    init(_ reason: PackFindingReason) {
      report = PackReport([PackFinding(reason, at: .unknown)], in: [])
    }
  }

  let document: PackDocument
  let bytes: [UInt8]
  /// Whether its file was sealed.
  let isSealed: Bool

  /// The pack at `path`, sealed or not; its form is right, its rules are not yet looked at.
  init(path: String) throws(Refusal) {
    let bytes = try Self.read(path)
    let pack = try Self.unsealed(bytes)
    if pack == nil, let refusal = Self.refusal(ofQuestions: bytes, path: path) { throw refusal }
    try self.init(bytes: pack ?? bytes, isSealed: pack != nil)
  }

  /// The pack that is sealed in a file; nil for any other file.
  static func unsealed(_ bytes: [UInt8]) throws(Refusal) -> [UInt8]? {
    do throws(SealedPack.Fault) {
      return try SealedPack.open(bytes)
    } catch {
      throw Refusal(error.reason)
    }
  }

  /// That a file is one of questions, of which a pack can be made, or another program’s; nil for any other.
  static func refusal(ofQuestions bytes: [UInt8], path: String) -> Refusal? {
    if let kind = ForeignFile(inPlaceOfPack: bytes) { return Refusal(.unreadable(kind.text)) }
    guard let format = PackImport.Format(recognizing: bytes) else { return nil }
    return Refusal(
      .unreadable(
        L10n.ImportFormats.questions(
          format: LocalizedText(cleaning: format.rawValue), file: pathText(path))))
  }

  /// The pack in `bytes`; its form is right, its rules are not yet looked at.
  init(bytes: [UInt8], isSealed: Bool = false) throws(Refusal) {
    let (document, findings) = PackReader.read(bytes)
    guard let document else { throw Refusal(report: PackReport(findings, in: bytes)) }
    self.bytes = bytes
    self.isSealed = isSealed
    self.document = document
  }

  /// The bytes at `path`, whatever they are.
  static func read(_ path: String) throws(Refusal) -> [UInt8] {
    do throws(StorageError) {
      return try UserFile.read(path, limit: PackReader.limits.bytes)
    } catch {
      throw Refusal(.unreadable(error.reason.ofPack))
    }
  }

  /// What stands beside the pack at `path` of what it was before; nil where nothing does, or nothing that can be read.
  static func formerFile(beside path: String) -> [UInt8]? {
    try? UserFile.read(FormerPacks.path(beside: path), limit: SealedDocument.limits.bytes)
  }

  /// What the pack at `path` was before it was made anew, the newest first.
  static func formerVersions(of path: String) -> [[UInt8]] {
    formerFile(beside: path).flatMap(FormerPacks.packs) ?? []
  }

  /// The language that it asks in, where the program speaks it.
  var language: Language? { Language(tag: document.language) }

  /// The chapters, ready to be played by a pupil of that name, or to be looked over.
  func chapters(
    for pupil: SafeText? = nil, isPreview: Bool = false
  ) throws(Refusal) -> [Chapter] {
    let findings = PackRuleChecker(document).findings
    guard findings.isEmpty else { throw Refusal(report: PackReport(findings, in: bytes)) }
    do throws(LevelError) {
      return try PackLevelFactory(
        document: document, pupil: pupil?.string, isWhole: isPreview
      ).chapters()
    } catch {
      let finding = PackFinding(.unplayable, at: .unknown)
      throw Refusal(report: PackReport([finding], in: bytes))
    }
  }

  /// What a session is told of it; `path` is where it came from, `chapters` those of the pupil.
  func metadata(
    path: String, chapters: [Chapter], pupil: SafeText?, isPreview: Bool
  ) -> PackMetadata {
    var policy = document.settings.policy
    policy.isPreview = isPreview
    let content = ContentHash.name(of: bytes)
    let label = document.label(
      content: content, pupil: pupil, questions: chapters.reduce(0) { $0 + $1.levels.count })
    return PackMetadata(
      view: PackCredits(
        title: document.localized(document.title), author: document.author.map(document.localized),
        file: SafeText(cleaning: fileName(of: path))),
      intro: document.intro.map(document.localized),
      ending: document.localizedEnding,
      content: content, saveName: document.saveName(for: pupil?.string),
      formerSaveNames: document.formerSaveNames(for: pupil?.string)
        + (pupil == nil ? [content] : []),
      label: label, policy: policy,
      handInCode: handInCode(of: chapters, label: label, by: policy))
  }

  /// Makes the code of a result that has a name, or is one of a test.
  private func handInCode(
    of chapters: [Chapter], label: PackLabel, by policy: FlowPolicy
  ) -> (@Sendable (Progress) -> SafeText?)? {
    guard !policy.isPreview, label.name != nil || policy.attempts != nil else { return nil }
    let asked = language ?? Language.allCases[0]
    return { progress in
      let result = PackResult(progress, of: chapters, in: asked, label: label, time: time(nil))
      let foreseen = PackResult.foreseenQuestions(of: chapters, by: policy, in: asked)
      return try? SafeText(lines: ResultCode(result, foreseen: foreseen).text)
    }
  }
}

/// A path as it may be shown.
func pathText(_ path: String) -> LocalizedText { LocalizedText(verbatim: displayPath(path)) }

/// A path as it may be shown.
func displayPath(_ path: String) -> SafeText { SafeText(cleaning: path, limit: 1_000) }

extension SealedPack.Fault {
  fileprivate var reason: PackFindingReason {
    switch self {
    case .damaged: .unreadable(L10n.ClassResults.damagedSeal)
    case .newer(let version): .newerVersion(version)
    }
  }
}

extension StorageError.Reason {
  /// Why a pack could not be read, in the player's words.
  fileprivate var ofPack: LocalizedText {
    switch self {
    case .vanished: L10n.Packs.faultAbsent
    case .notRegular: L10n.Packs.faultKind
    case .tooLarge: L10n.Packs.faultLarge(bytes: PackReader.limits.bytes)
    case .noSpace, .quota, .readOnly, .noPermission, .tooManyFiles, .notOurs, .busy, .exists,
      .badName, .other:
      L10n.Packs.faultCause(cause: text)
    }
  }
}

extension PackFile {
  /// Everything that the check finds.
  var check: (report: PackReport, sums: PackCheck) {
    let check = PackCheck(document)
    return (PackReport(check.findings, in: bytes), check)
  }
}
