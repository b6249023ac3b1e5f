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
