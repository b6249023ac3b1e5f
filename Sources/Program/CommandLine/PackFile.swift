import Flow
import JSON
import Localization
import Packs
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

  /// The pack at `path`, sealed or not; its form is right, its rules are not yet looked at.
  init(path: String) throws(Refusal) {
    let bytes = try Self.read(path)
    let pack = try Self.unsealed(bytes)
    if pack == nil, let refusal = Self.refusal(ofQuestions: bytes, path: path) { throw refusal }
    try self.init(bytes: pack ?? bytes)
  }

  /// The pack that is sealed in a file; nil for any other file.
  static func unsealed(_ bytes: [UInt8]) throws(Refusal) -> [UInt8]? {
    do throws(SealedPack.Fault) {
      return try SealedPack.open(bytes)
    } catch {
      throw Refusal(error.reason)
    }
  }

  /// That a file is one of questions, of which a pack can be made; nil for any other.
  static func refusal(ofQuestions bytes: [UInt8], path: String) -> Refusal? {
    guard let format = PackImport.Format(recognizing: bytes) else { return nil }
    return Refusal(
      .unreadable(
        L10n.ImportFormats.questions(
          format: LocalizedText(cleaning: format.rawValue), file: pathText(path))))
  }

  /// The pack in `bytes`; its form is right, its rules are not yet looked at.
  init(bytes: [UInt8]) throws(Refusal) {
    let (document, findings) = PackReader.read(bytes)
    guard let document else { throw Refusal(report: PackReport(findings, in: bytes)) }
    self.bytes = bytes
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

  /// What a session is told of it; `path` is where it came from, `chapters` those of the pupil, `folder` the data
  /// folder that was asked for.
  func metadata(
    path: String, chapters: [Chapter], pupil: SafeText?, isPreview: Bool, folder: String? = nil
  ) -> PackMetadata {
    var policy = document.settings.policy
    policy.isPreview = isPreview
    let content = ContentHash.name(of: bytes)
    return PackMetadata(
      view: PackCredits(
        title: document.localized(document.title), author: document.author.map(document.localized),
        file: SafeText(cleaning: fileName(of: path))),
      intro: document.intro.map(document.localized),
      ending: ending(handedInBy: isPreview ? nil : pupil, path: path, folder: folder),
      content: content, saveName: document.saveName(for: pupil?.string),
      formerSaveNames: document.formerSaveNames(for: pupil?.string)
        + (pupil == nil ? [content] : []),
      label: document.label(
        content: content, pupil: pupil, questions: chapters.reduce(0) { $0 + $1.levels.count }),
      policy: policy)
  }

  /// What is said behind the last level; to a pupil with a name, how to hand the result in.
  private func ending(
    handedInBy pupil: SafeText?, path: String, folder: String?
  ) -> LocalizedText {
    guard let pupil else { return document.localizedEnding }
    let words =
      [CommandName.expedition, .pack, .result].map(\.rawValue)
      + [shellWord(path), OptionName.name.rawValue, shellQuoted(pupil.string)]
      + (folder.map { [OptionName.dataDir.rawValue, shellWord($0)] } ?? [])
      + [OptionName.code.rawValue]
    let command = LocalizedText(cleaning: words.joined(separator: " "), limit: 2_000)
    let handIn = L10n.Classroom.handIn(command: command)
    return document.localizedEnding.followed(by: handIn)
  }
}

/// A path as a shell takes it for one word.
private func shellWord(_ path: String) -> String {
  path.allSatisfy { $0.isLetter || $0.isNumber || "/._-~+@%".contains($0) }
    ? path : shellQuoted(path)
}

/// A text in quotation marks, within which a shell changes nothing.
private func shellQuoted(_ text: String) -> String {
  let escaped = text.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }
  return "\"" + escaped.joined() + "\""
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
