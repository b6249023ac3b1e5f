import JSON
import Localization
import Session
import Storage

/// The data folder as the game uses it: opened once, then written after every move that matters.
/// What goes wrong is told once a cause, and tried again at the next move.
struct Shelf {
  private let folder: DataFolder?
  private var files: [String: File] = [:]
  private var told: Set<LocalizedText> = []
  private var hasToldNoFolder = false
  private var hasSwept = false

  private struct File {
    /// How often it was written; the next one is one more.
    var revision = 0
    /// What lies in it, or stands for it.
    var data: JSONValue?
    /// A later version’s file, or one that cannot be read: never written over.
    var isFrozen = false
    var isUnsaved = false
  }

  /// `path` nil: there is no place to save in, and play goes on without.
  init(path: String?) {
    folder = path.map { DataFolder($0) }
  }

  /// Whether something was won that no file holds.
  var isUnsaved: Bool { files.values.contains(where: \.isUnsaved) }

  // MARK: Opening

  /// What a file holds, or what stands for it where there is none, and what the player should know.
  mutating func open<Content: Saved>(_ fresh: Content) -> (content: Content, notices: [Notice]) {
    files[Content.file] = File(data: fresh.data)
    guard let folder else { return (fresh, []) }
    let bytes: [UInt8]?
    do {
      bytes = try folder.read(Content.file, limit: SealedDocument.limits.bytes)
    } catch {
      files[Content.file]?.isFrozen = true
      return (fresh, [unsaved(Content.file, error)].compactMap(\.self))
    }
    switch Found<Content>(bytes) {
    case .absent:
      return (fresh, [])
    case .damaged:
      return (fresh, [setAside(Content.file, in: folder)])
    case .newer(let content):
      let content = content ?? fresh
      files[Content.file] = File(data: content.data, isFrozen: true)
      return (content, [.newer(file: name(Content.file))])
    case .intact(let content, let revision):
      files[Content.file] = File(revision: revision, data: content.data)
      return (content, [])
    }
  }

  private mutating func setAside(_ file: String, in folder: DataFolder) -> Notice {
    do {
      let kept = try folder.setAside(file, stamp: Stamp.now)
      return .damaged(file: name(file), kept: name(kept))
    } catch {
      files[file]?.isFrozen = true
      return .unsaved(file: name(file), cause: error.reason.text)
    }
  }

  // MARK: Saving

  /// Writes what has changed; the notice says why it could not, once a cause.
  mutating func save<Content: Saved>(_ content: Content) -> Notice? {
    let data = content.data
    var file = files[Content.file] ?? File()
    guard data != file.data, content.isWorthKeeping else { return nil }
    file.isUnsaved = true
    defer { files[Content.file] = file }
    guard let folder else { return noFolder() }
    guard !file.isFrozen else { return nil }
    sweepOnce(folder)
    do {
      try folder.replace(Content.file, with: content.sealed(revision: file.revision + 1))
    } catch let error as StorageError {
      return unsaved(Content.file, error)
    } catch {
      return unsaved(Content.file, nil)
    }
    file.revision += 1
    file.data = data
    file.isUnsaved = false
    told = []
    return nil
  }

  /// What a killed save left behind goes with the first save, so that the start waits for nothing.
  private mutating func sweepOnce(_ folder: DataFolder) {
    guard !hasSwept else { return }
    hasSwept = true
    folder.sweep()
  }

  private mutating func noFolder() -> Notice? {
    defer { hasToldNoFolder = true }
    return hasToldNoFolder ? nil : .noFolder
  }

  private mutating func unsaved(_ file: String, _ error: StorageError?) -> Notice? {
    let cause = error?.reason.text ?? L10n.Faults.tooLarge
    guard told.insert(cause).inserted else { return nil }
    return .unsaved(file: name(file), cause: cause)
  }

  private func name(_ file: String) -> SafeText {
    SafeText(cleaning: (try? folder?.path(of: file)) ?? file, limit: 1_000)
  }
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
    case .tooLarge: L10n.Faults.tooLarge
    case .vanished: L10n.Faults.vanished
    case .badName: L10n.Faults.badName
    case .other(let number): L10n.Faults.other(number: Int(number))
    }
  }
}
