import Flow
import JSON
import Session
import Storage

/// What is kept of packs in a data folder, by pack and by name.
struct KeptProgress {
  /// The progress of one pack under one name, with its copies.
  struct Save {
    /// The name of its file.
    let file: String
    /// What it says of itself; nil where no copy of it can be read, or an earlier version wrote it.
    let label: PackLabel?

    /// The name of its file without its ending.
    var stem: String { String(file.dropLast(KeptProgress.ending.count)) }
  }

  private static let ending = ".json"
  let saves: [Save]
  private let folder: DataFolder?

  /// Looks at the saves in the data folder; where there is none, nothing is kept.
  init(in root: DataFolder?) throws(StorageError) {
    let folder = try root?.folder(packFolder)
    let files = try folder?.savedNames().filter { $0.hasSuffix(Self.ending) } ?? []
    saves = files.map { file in
      let copies = [file, DataFolder.previousName(of: file)]
      let labels = copies.lazy.compactMap { folder?.label(of: $0) }
      return Save(file: file, label: labels.first)
    }
    self.folder = folder
  }

  /// Removes a save and all its copies.
  func remove(_ save: Save) throws(StorageError) {
    guard let folder else { return }
    try folder.withLock(on: save.file, lockTimeout: .seconds(5)) { locked throws(StorageError) in
      try locked.removeWithCopies()
    }
    folder.removeStaleTemporaryFiles()
  }
}

extension DataFolder {
  /// What the progress in a file says of itself.
  fileprivate func label(of file: String) -> PackLabel? {
    let bytes = try? read(file, limit: SealedDocument.limits.bytes)
    return LoadResult<Progress>(bytes ?? nil).content?.pack
  }
}
