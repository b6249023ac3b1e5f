import JSON
import Localization
import Session
import Storage

/// The game’s files in the data folder: each is opened once, then written after every move that matters. What
/// goes wrong is told once for each cause, and tried again at the next move.
struct SaveStore {
  private let root: DataFolder?
  /// Whether the player is a stranger, whom the server's folders do not concern.
  private let hidesFolder: Bool
  private var files: [String: FileState] = [:]
  private var hasToldNoFolder = false
  private var hasRemovedStaleFiles = false
  /// How long one other window may hold the folder’s lock; after that it is hardly waited for any more.
  private var lockTimeout = Self.lockTimeout
  private static let lockTimeout = Duration.seconds(5)

  private struct FileState {
    /// A `MergeBase` of the file’s own type.
    var mergeBase: (any Sendable)?
    /// Whether no file holds what was to be written last.
    var isUnsaved = false
    /// Why it cannot be written, once that was told and while it lasts.
    var toldCause: LocalizedText?
    var hasToldNewer = false
  }

  /// A store in the folder at `path`; where that is nil, nothing is kept and play goes on.
  init(path: String?, hidesFolder: Bool = false) {
    root = path.map { DataFolder($0) }
    self.hidesFolder = hidesFolder
  }

  private subscript(file: SavedFile<some Persistable>) -> FileState {
    get { files[file.path] ?? FileState() }
    set { files[file.path] = newValue }
  }

  /// Whether something is still to be written that no file holds.
  var isUnsaved: Bool { files.values.contains(where: \.isUnsaved) }

  // MARK: Reading

  /// Reads a file: its content, or `fresh` where there is none, and what the player should know.
  mutating func open<Content: Persistable>(
    _ file: SavedFile<Content>, fresh: Content
  ) -> (content: Content, notices: [Notice]) {
    guard let root else { return (recordMergeBase(fresh, of: file), []) }
    do {
      let folder = try root.folder(of: file)
      let result = LoadResult<Content>(
        try folder.read(file.name, limit: SealedDocument.limits.bytes))
      if case .intact(let copy) = result {
        return (recordMergeBase(copy.content, copy, of: file), [])
      }
      let recovered = try folder.repairIfNeeded(file, result, lockTimeout: lockTimeout)
      let notices = [
        recovered.repair.map { notice(of: $0, file) }, noticeIfNewer(recovered.result, file),
      ]
      switch recovered.result {
      case .intact(let copy):
        return (recordMergeBase(copy.content, copy, of: file), notices.present)
      case .newer(let content):
        return (recordMergeBase(content ?? fresh, of: file), notices.present)
      case .absent, .damaged: return (recordMergeBase(fresh, of: file), notices.present)
      }
    } catch {
      let content = previous(of: file) ?? fresh
      return (recordMergeBase(content, of: file), [noticeOfUnsaved(error, file)].present)
    }
  }

  /// The content of a file, else of the copy before it; nothing is repaired, and nothing told.
  func peek<Content: Persistable>(_ file: SavedFile<Content>) -> Content? {
    content(of: file, named: file.name) ?? previous(of: file)
  }

  /// The copy before a file that cannot be reached.
  private func previous<Content: Persistable>(of file: SavedFile<Content>) -> Content? {
    content(of: file, named: DataFolder.previousName(of: file.name))
  }

  private func content<Content: Persistable>(
    of file: SavedFile<Content>, named name: String
  ) -> Content? {
    let bytes = try? root?.folder(of: file).read(name, limit: SealedDocument.limits.bytes)
    return LoadResult<Content>(bytes ?? nil).content
  }

  /// Remembers what the game holds of a file, and returns it. `copy` is nil where the file holds something
  /// else.
  private mutating func recordMergeBase<Content: Persistable>(
    _ content: Content, _ copy: SavedRevision<Content>? = nil, _ written: WrittenFile? = nil,
    of file: SavedFile<Content>
  ) -> Content {
    self[file].mergeBase = MergeBase(
      content: content, copy: copy, written: written)
    return content
  }

  // MARK: Saving

  /// Writes a content that has changed: one that nobody would miss only over another, one in which only time
  /// has passed only where `savesTime`. Where another window has written the file meanwhile, `merge` is given
  /// what both come to, and returns what the game goes on with.
  mutating func save<Content: Persistable>(
    _ content: Content, in file: SavedFile<Content>, savesTime: Bool = true,
    merge: (Content) -> Content
  ) -> [Notice] {
    let base = self[file].mergeBase as? MergeBase<Content>
    let isWorthKeeping = content.isWorthKeeping || base?.copy != nil
    guard isWorthKeeping, content != base?.content,
      savesTime || base.map({ content.hasMoreThanTimeChanged(since: $0.content) }) ?? true
    else { return [] }
    self[file].isUnsaved = true
    guard let root else { return [noticeOfMissingFolder()].present }
    do {
      let folder = try root.folder(of: file)
      removeStaleFilesOnce(in: folder)
      let result = try folder.withLock(on: file.name, lockTimeout: lockTimeout) {
        locked throws(StorageError) in try locked.save(content, since: base, in: file)
      }
      lockTimeout = Self.lockTimeout
      return finishSave(result, of: content, in: file, merge: merge)
    } catch {
      if error.reason == .busy { lockTimeout = .milliseconds(50) }
      return [noticeOfUnsaved(error, file)].present
    }
  }

  /// Takes note of what a save came to, and tells what the player should know.
  private mutating func finishSave<Content: Persistable>(
    _ result: SaveResult<Content>, of content: Content, in file: SavedFile<Content>,
    merge: (Content) -> Content
  ) -> [Notice] {
    let repair = result.repair.map { notice(of: $0, file) }
    switch result.outcome {
    case .newer: return [repair, noticeIfNewer(.newer(content), file)].present
    case .tooLarge: return [repair, noticeOfUnsaved(L10n.Faults.tooLarge, file)].present
    case .saved(let copy, let written, let isMerged):
      let mine = isMerged ? merge(copy.content) : content
      // A file that holds more than the game goes on with is merged again at the next save.
      let isAll = !isMerged || mine == copy.content
      _ = isAll ? recordMergeBase(mine, copy, written, of: file) : recordMergeBase(mine, of: file)
      self[file].isUnsaved = false
      self[file].toldCause = nil
      return [repair].present
    }
  }

  /// What a killed save left behind goes with the first save, so that the start waits for nothing.
  private mutating func removeStaleFilesOnce(in folder: DataFolder) {
    guard !hasRemovedStaleFiles else { return }
    hasRemovedStaleFiles = true
    folder.removeStaleTemporaryFiles()
  }

  // MARK: Notices

  private mutating func noticeOfMissingFolder() -> Notice? {
    defer { hasToldNoFolder = true }
    return hasToldNoFolder ? nil : .noFolder
  }

  private mutating func noticeIfNewer<Content: Persistable>(
    _ result: LoadResult<Content>, _ file: SavedFile<Content>
  ) -> Notice? {
    guard case .newer = result, !self[file].hasToldNewer else { return nil }
    self[file].hasToldNewer = true
    return .newer(file: name(file.path))
  }

  private mutating func noticeOfUnsaved(
    _ error: StorageError, _ file: SavedFile<some Persistable>
  ) -> Notice? {
    noticeOfUnsaved(error.reason.text, file)
  }

  /// Nil where the same cause was told already, of this file or another, and has not passed.
  private mutating func noticeOfUnsaved(_ cause: LocalizedText, _ file: SavedFile<some Persistable>)
    -> Notice?
  {
    let isTold = files.values.contains { $0.toldCause == cause }
    self[file].toldCause = cause
    return isTold ? nil : .unsaved(file: name(file.path), cause: cause)
  }

  private func notice(of repair: FileRepairOutcome, _ file: SavedFile<some Persistable>) -> Notice {
    let folder = file.folder.map { $0 + "/" } ?? ""
    return switch repair {
    case .lost(let kept): .damaged(file: name(file.path), kept: name(folder + kept))
    case .replaced(let kept): .replaced(file: name(file.path), kept: name(folder + kept))
    case .refilled: .refilled(file: name(file.path))
    }
  }

  private func name(_ path: String) -> SafeText {
    let folder = hidesFolder ? nil : root.map { $0.path + "/" }
    return SafeText(cleaning: (folder ?? "") + path, limit: 1_000)
  }
}

extension DataFolder {
  fileprivate func folder(of file: SavedFile<some Persistable>) throws(StorageError) -> DataFolder {
    guard let inner = file.folder else { return self }
    return try folder(inner)
  }

  /// Repairs a file that is missing or damaged, as far as that is possible; others stay as they are.
  fileprivate func repairIfNeeded<Content: Persistable>(
    _ file: SavedFile<Content>, _ result: LoadResult<Content>, lockTimeout: Duration
  ) throws(StorageError) -> LoadedFile<Content> {
    if case .newer = result { return LoadedFile(result: result, repair: nil) }
    if case .absent = result {
      let name = DataFolder.previousName(of: file.name)
      guard try read(name, limit: SealedDocument.limits.bytes) != nil else {
        return LoadedFile(result: result, repair: nil)
      }
    }
    return try withLock(on: file.name, lockTimeout: lockTimeout) { locked throws(StorageError) in
      try locked.readRepairing()
    }
  }
}

extension SavedFile {
  /// The file inside the data folder.
  fileprivate var path: String { folder.map { $0 + "/" + name } ?? name }
}

extension [Notice?] {
  fileprivate var present: [Notice] { compactMap(\.self) }
}

extension StorageError.Reason {
  /// The cause in the player's words.
  var text: LocalizedText {
    switch self {
    case .noSpace: L10n.Faults.noSpace
    case .quota: L10n.Faults.quota
    case .readOnly: L10n.Faults.readOnly
    case .noPermission: L10n.Faults.noPermission
    case .tooManyFiles: L10n.Faults.tooManyFiles
    case .notRegular: L10n.Faults.notRegular
    case .notOurs: L10n.Faults.notOurs
    case .busy: L10n.Faults.busy
    case .tooLarge: L10n.Faults.tooLarge
    case .exists: L10n.Faults.exists
    case .vanished: L10n.Faults.vanished
    case .badName: L10n.Faults.badName
    case .other(let number): L10n.Faults.other(number: Int(number))
    }
  }
}
