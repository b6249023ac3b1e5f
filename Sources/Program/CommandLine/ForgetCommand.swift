import Flow
import Lines
import Localization
import Packs
import Presentation
import Storage

private typealias Words = L10n.ClassResults

/// Deletes what is kept of a pack, under a name, or under a name in one pack.
struct ForgetCommand {
  /// The data folder; nil where there is none.
  let folder: DataFolder?
  let language: Language

  /// Without a path the packs are all meant, without a pupil all names.
  func run(pack path: String?, pupil: SafeText?) throws(OutputError) -> ExitStatus {
    var pack: PackFile?
    do throws(PackFile.Refusal) {
      if let path { pack = try PackFile(path: path) }
    } catch {
      let file = displayPath(path ?? "")
      let findings = FileDiagnostics(error.report, in: file, language: language)
      try StandardStream.error.write(findings.lines)
      return .failure
    }
    let kept: KeptProgress
    do throws(StorageError) {
      kept = try KeptProgress(in: folder)
    } catch {
      return try StandardStream.refuse(error.reason.text, in: language)
    }
    let ofPack = kept.saves.filter { save in pack.map { save.isOf($0) } ?? true }
    let meant = ofPack.filter { save in pupil.map { save.isOf($0) } ?? true }
    if meant.isEmpty { return try tellNothing(ofPack.isEmpty ? kept.saves : ofPack) }
    var status = ExitStatus.success
    for save in meant where try !forget(save, in: kept, pack) { status = .failure }
    if status == .success { try StandardStream.output.write([Words.stillOpen], in: language) }
    return status
  }

  /// Whether it could be deleted; either is told.
  private func forget(
    _ save: KeptProgress.Save, in kept: KeptProgress, _ pack: PackFile?
  ) throws(OutputError) -> Bool {
    let titleOfPack = pack.map { $0.document.localized($0.document.title) }
    let title =
      save.label.map { LocalizedText(verbatim: $0.title) } ?? titleOfPack ?? pathText(save.file)
    do throws(StorageError) {
      try kept.remove(save)
    } catch {
      let problem = Words.notForgotten(title: title, name: save.name, cause: error.reason.text)
      _ = try StandardStream.refuse(problem, in: language)
      return false
    }
    try StandardStream.output.write(
      [Words.forgotten(title: title, name: save.name)], in: language)
    return true
  }

  /// That nothing was meant, and what could have been.
  private func tellNothing(_ saves: [KeptProgress.Save]) throws(OutputError) -> ExitStatus {
    let nothing = Words.nothingKept.lookedFor(in: folder?.path)
    let status = try StandardStream.refuse(nothing, in: language)
    let all = KeptProgress.names(of: saves)
    guard !all.isEmpty else { return status }
    try StandardStream.error.write([Words.keptNames(names: .row(of: all))], in: language)
    return status
  }
}

extension KeptProgress {
  /// The names under which these are kept, and whether some are kept without one.
  static func names(of saves: [Save]) -> [LocalizedText] {
    let names = Set(saves.compactMap { $0.label?.name?.string }).sorted()
    let isNameless = saves.contains { $0.label?.name == nil }
    return names.map { verbatim($0) } + (isNameless ? [Words.noName] : [])
  }
}

extension KeptProgress.Save {
  /// Whose it is, in a sentence.
  fileprivate var name: LocalizedText {
    label?.name.map { LocalizedText(verbatim: $0) } ?? Words.noName
  }

  /// Whether it is kept of that pack, under whichever name; an earlier version kept it under the pack’s bytes.
  func isOf(_ pack: PackFile) -> Bool {
    let identity = pack.document.identity
    return label?.id == identity || stem == identity || stem.hasPrefix(identity + "-")
      || label == nil && stem == ContentHash.name(of: pack.bytes)
  }

  /// Whether it is kept under that name, in whichever pack; where it cannot be read, its file’s name tells.
  fileprivate func isOf(_ pupil: SafeText) -> Bool {
    guard let label else { return stem.hasSuffix(PackDocument.saveNameEnding(for: pupil.string)) }
    return label.name.map { PupilName.key($0.string) == PupilName.key(pupil.string) } ?? false
  }
}
