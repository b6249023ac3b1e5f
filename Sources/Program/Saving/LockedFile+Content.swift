import JSON
import Platform
import Session
import Storage

/// How a file was repaired before it could be used.
enum FileRepairOutcome {
  /// It was damaged and is kept under another name; there was no good previous copy.
  case lost(kept: String)
  /// It was damaged and is kept under another name; the previous copy stands in its place.
  case replaced(kept: String)
  /// It was gone; the previous copy stands in its place.
  case refilled
}

/// A file that was read and, where that was needed, repaired.
struct LoadedFile<Content: Persistable> {
  let result: LoadResult<Content>
  let repair: FileRepairOutcome?
}

extension LockedFile {
  private var limit: Int { SealedDocument.limits.bytes }

  /// Reads the file. A damaged one is set aside; the previous copy takes its place, and that of one that is
  /// gone.
  func readRepairing<Content: Persistable>() throws(StorageError) -> LoadedFile<Content> {
    let result = LoadResult<Content>(try read(limit: limit))
    switch result {
    case .intact, .newer: return LoadedFile(result: result, repair: nil)
    case .absent: return try restorePrevious(.refilled) ?? LoadedFile(result: .absent, repair: nil)
    case .damaged:
      let kept = try setAside(timestamp: Timestamp.forFileName(time(nil)))
      return try restorePrevious(.replaced(kept: kept))
        ?? LoadedFile(result: .absent, repair: .lost(kept: kept))
    }
  }

  /// Puts the previous copy in the file’s place; nil where there is no good one.
  private func restorePrevious<Content: Persistable>(
    _ repair: FileRepairOutcome
  ) throws(StorageError) -> LoadedFile<Content>? {
    guard let bytes = try readPrevious(limit: limit) else { return nil }
    let result = LoadResult<Content>(bytes)
    if case .damaged = result { return nil }
    try replace(with: bytes, keepsPrevious: false)
    return LoadedFile(result: result, repair: repair)
  }
}

// MARK: - Saving

/// The content that the game last wrote to a file or read from it: what differs now is the player’s own
/// change, to be merged with what another window has written since.
struct MergeBase<Content: Persistable> {
  /// What the game held then.
  let content: Content
  /// The file as it then was; nil if there was none.
  let copy: SavedRevision<Content>?
  /// What `copy` was written into; nil where it was read.
  let written: WrittenFile?
}

/// What a save came to.
struct SaveResult<Content: Persistable> {
  enum Outcome {
    /// The file holds this; `isMerged` where another window had written the file meanwhile.
    case saved(SavedRevision<Content>, WrittenFile?, isMerged: Bool)
    /// The file is a later version’s and stays as it is.
    case newer
    /// There is more than a file may hold.
    case tooLarge
  }

  let outcome: Outcome
  /// How the file was repaired first; nil where it was good.
  let repair: FileRepairOutcome?
}

extension LockedFile {
  /// Writes `content`, merged with what another window has written since `base`.
  func save<Content: Persistable>(
    _ content: Content, since base: MergeBase<Content>?, in file: SavedFile<Content>
  ) throws(StorageError) -> SaveResult<Content> {
    if let base, let copy = base.copy, let written = base.written, isUnchanged(since: written) {
      return SaveResult(outcome: try write(content, over: copy), repair: nil)
    }
    let recovered: LoadedFile<Content> = try readRepairing()
    let outcome: SaveResult<Content>.Outcome =
      switch recovered.result {
      case .newer: .newer
      case .absent, .damaged: try write(content, over: nil)
      case .intact(let old) where old.isSame(as: base?.copy): try write(content, over: old)
      case .intact(let old):
        try write(merge(content, since: base, with: old, in: file), over: old, isMerged: true)
      }
    return SaveResult(outcome: outcome, repair: recovered.repair)
  }

  /// What this window’s content and that of another come to.
  private func merge<Content: Persistable>(
    _ content: Content, since base: MergeBase<Content>?, with old: SavedRevision<Content>,
    in file: SavedFile<Content>
  ) -> Content {
    let mine = base.map { content.rebased(from: $0.content, onto: old.content) } ?? content
    return file.merged(SavedRevision(mine, revision: old.nextRevision), old).content
  }

  /// Writes `content` over what the file holds, of which all that this version does not understand is kept.
  private func write<Content: Persistable>(
    _ content: Content, over old: SavedRevision<Content>?, isMerged: Bool = false
  ) throws(StorageError) -> SaveResult<Content>.Outcome {
    let new = SavedRevision(content, revision: old?.nextRevision ?? 1)
      .keepingUnknownMembers(of: old)
    guard let bytes = try? new.sealedBytes() else { return .tooLarge }
    let written = try replace(with: bytes, keepsPrevious: old != nil)
    return .saved(new, written, isMerged: isMerged)
  }
}

extension SavedRevision {
  /// Whether nobody has written the file between these two copies.
  fileprivate func isSame(as other: SavedRevision?) -> Bool {
    revision == other?.revision && data == other?.data
  }
}
