import Flow
import JSON
import Localization
import Packs
import Session
import Storage

/// A stranger’s file, read and checked: its chapters, or why there are none.
struct PackFile {
  /// Why there is nothing to play.
  struct Refusal: Error {
    let report: PackReport
  }

  let document: PackDocument
  let bytes: [UInt8]

  /// The pack at `path`; its form is right, its rules are not yet looked at.
  init(path: String) throws(Refusal) {
    do throws(StorageError) {
      bytes = try UserFile.read(path, limit: PackReader.limits.bytes)
    } catch {
      let finding = PackFinding(error.reason.ofPack, at: .unknown)
      throw Refusal(report: PackReport([finding], in: []))
    }
    let (document, findings) = PackReader.read(bytes)
    guard let document else { throw Refusal(report: PackReport(findings, in: bytes)) }
    self.document = document
  }

  /// The chapters, ready to be played.
  func chapters() throws(Refusal) -> [Chapter] {
    let findings = PackRuleChecker(document).findings
    guard findings.isEmpty else { throw Refusal(report: PackReport(findings, in: bytes)) }
    do throws(LevelError) {
      return try PackLevelFactory(document: document).chapters()
    } catch {
      let finding = PackFinding(L10n.Packs.unplayable, at: .unknown)
      throw Refusal(report: PackReport([finding], in: bytes))
    }
  }

  /// What a session is told of it; `path` is where it came from.
  func metadata(path: String, isPreview: Bool) -> PackMetadata {
    PackMetadata(
      view: PackCredits(
        title: document.localized(document.title), author: document.author.map(document.localized),
        file: SafeText(cleaning: fileName(of: path))),
      intro: document.intro.map(document.localized), ending: document.localizedEnding,
      saveName: document.saveName, isPreview: isPreview)
  }

  /// Everything that the check finds.
  var check: (report: PackReport, sums: PackCheck) {
    let check = PackCheck(document)
    return (PackReport(check.findings, in: bytes), check)
  }
}

/// A path as it may be shown.
func pathText(_ path: String) -> LocalizedText { LocalizedText(verbatim: displayPath(path)) }

/// A path as it may be shown.
func displayPath(_ path: String) -> SafeText { SafeText(cleaning: path, limit: 1_000) }

extension StorageError.Reason {
  /// Why a pack could not be read, in the player’s words.
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
