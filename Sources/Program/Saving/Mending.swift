import JSON
import Session
import Storage

/// What had to be done to a file before it could be used.
enum Repair {
  /// It is kept under another name; nothing stands for it.
  case lost(kept: String)
  /// It is kept under another name; the copy before it stands in its place.
  case replaced(kept: String)
  /// It was gone; the copy before it stands in its place.
  case refilled
}

/// A file that can be used, and how it came to be so.
struct Mended<Content: Saved> {
  let found: Found<Content>
  let bytes: [UInt8]?
  let repair: Repair?
}

extension HeldFile {
  private var limit: Int { SealedDocument.limits.bytes }

  /// What the file holds. A damaged one is set aside; for it, and for one that is gone, the previous copy is
  /// put in its place.
  func mended<Content: Saved>() throws(StorageError) -> Mended<Content> {
    let bytes = try read(limit: limit)
    let found = Found<Content>(bytes)
    switch found {
    case .intact, .newer: return Mended(found: found, bytes: bytes, repair: nil)
    case .absent:
      return try refilled { .refilled } ?? Mended(found: .absent, bytes: nil, repair: nil)
    case .damaged:
      let kept = try setAside(stamp: Stamp.now)
      return try refilled { .replaced(kept: kept) }
        ?? Mended(found: .absent, bytes: nil, repair: .lost(kept: kept))
    }
  }

  /// Puts the previous copy in the file’s place; nil where there is no good one.
  private func refilled<Content: Saved>(
    _ repair: () -> Repair
  ) throws(StorageError) -> Mended<Content>? {
    guard let bytes = try readPrevious(limit: limit) else { return nil }
    let found = Found<Content>(bytes)
    if case .damaged = found { return nil }
    try replace(with: bytes, keeping: nil)
    return Mended(found: found, bytes: bytes, repair: repair())
  }
}
