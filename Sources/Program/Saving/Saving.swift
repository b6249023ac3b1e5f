import JSON
import Session
import Storage

/// What came of a save.
struct Saving<Content: Saved> {
  enum End {
    /// The file holds this; `isMet` where another window had written it meanwhile.
    case saved(SavedCopy<Content>, isMet: Bool)
    /// The file is a later version’s and stays as it is.
    case newer
    /// There is more than a file may hold.
    case tooLarge
  }

  let end: End
  let repair: Repair?
}

/// What the game last gave to a file, or took from it: what has changed since is its own.
struct Base<Content: Saved> {
  let content: Content
  /// The file as it then was; nil if there was none.
  let copy: SavedCopy<Content>?
}

extension HeldFile {
  /// Writes `content`, together with what another window has written since `base`.
  func save<Content: Saved>(
    _ content: Content, since base: Base<Content>?, in file: SavedFile<Content>
  ) throws(StorageError) -> Saving<Content> {
    let mended: Mended<Content> = try mended()
    var old: SavedCopy<Content>?
    switch mended.found {
    case .newer: return Saving(end: .newer, repair: mended.repair)
    case .intact(let copy): old = copy
    case .absent, .damaged: break
    }
    let isMet = old.map { !$0.isSame(as: base?.copy) } ?? false
    var new = SavedCopy(content, revision: old?.nextRevision ?? 1)
    if let old, isMet {
      let mine = base.map { content.rebased(from: $0.content, onto: old.content) } ?? content
      let both = file.merged(SavedCopy(mine, revision: new.revision), old)
      new = SavedCopy(both.content, revision: new.revision)
    }
    new = new.keepingUnknown(of: old)
    guard let bytes = try? new.sealed() else {
      return Saving(end: .tooLarge, repair: mended.repair)
    }
    try replace(with: bytes, keeping: mended.bytes)
    return Saving(end: .saved(new, isMet: isMet), repair: mended.repair)
  }
}

extension SavedCopy {
  /// Whether nobody has written the file between the two.
  fileprivate func isSame(as other: SavedCopy?) -> Bool {
    revision == other?.revision && data == other?.data
  }
}
