import JSON
import Session
import Storage

/// What a save came to.
struct SaveResult<Content: Persistable> {
  enum Outcome {
    /// The file holds this; `isMerged` where another window had written the file meanwhile.
    case saved(SavedRevision<Content>, isMerged: Bool)
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
    let recovered: LoadedFile<Content> = try readRepairing()
    var old: SavedRevision<Content>?
    switch recovered.result {
    case .newer: return SaveResult(outcome: .newer, repair: recovered.repair)
    case .intact(let copy): old = copy
    case .absent, .damaged: break
    }
    let isMerged = old.map { !$0.isSame(as: base?.copy) } ?? false
    var new = SavedRevision(content, revision: old?.nextRevision ?? 1)
    if let old, isMerged {
      let mine = base.map { content.rebased(from: $0.content, onto: old.content) } ?? content
      let both = file.merged(SavedRevision(mine, revision: new.revision), old)
      new = SavedRevision(both.content, revision: new.revision)
    }
    new = new.keepingUnknownMembers(of: old)
    guard let bytes = try? new.sealedBytes() else {
      return SaveResult(outcome: .tooLarge, repair: recovered.repair)
    }
    try replace(with: bytes, keeping: recovered.bytes)
    return SaveResult(outcome: .saved(new, isMerged: isMerged), repair: recovered.repair)
  }
}

extension SavedRevision {
  /// Whether nobody has written the file between these two copies.
  fileprivate func isSame(as other: SavedRevision?) -> Bool {
    revision == other?.revision && data == other?.data
  }
}
