import JSON
import Localization
import Session
import Storage

/// The data folder as the game uses it: each file is opened once, then written after every move that matters.
/// What goes wrong is told once a cause, and tried again at the next move.
struct Shelf {
  private let root: DataFolder?
  private var files: [String: State] = [:]
  private var hasToldNoFolder = false
  private var hasSwept = false
  /// How long one other window may hold the folder; one that has had it for too long is hardly waited for again.
  private var patience = Self.patience
  private static let patience = Duration.seconds(5)

  private struct State {
    /// A `Base`, of the file’s own type.
    var base: (any Sendable)?
    /// Whether no file holds what was given last.
    var isUnsaved = false
    /// The cause that was told, while it lasts.
    var told: LocalizedText?
    var hasToldNewer = false
  }

  /// `path` nil: there is no place to save in, and play goes on without.
  init(path: String?) {
    root = path.map { DataFolder($0) }
  }

  /// Whether something was won that no file holds.
  var isUnsaved: Bool { files.values.contains(where: \.isUnsaved) }

  // MARK: Opening

  /// What a file holds, or what stands for it where there is none, and what the player should know.
  mutating func open<Content: Saved>(
    _ file: SavedFile<Content>, fresh: Content
  ) -> (content: Content, notices: [Notice]) {
    guard let root else { return (took(fresh, nil, from: file), []) }
    do {
      let folder = try root.folder(of: file)
      let found = Found<Content>(try folder.read(file.name, limit: SealedDocument.limits.bytes))
      if case .intact(let copy) = found { return (took(copy.content, copy, from: file), []) }
      let mended = try folder.mended(file, found, patience: patience)
      let notices = [mended.repair.map { notice(of: $0, file) }, newer(mended.found, file)]
      switch mended.found {
      case .intact(let copy): return (took(copy.content, copy, from: file), notices.told)
      case .newer(let content): return (took(content ?? fresh, nil, from: file), notices.told)
      case .absent, .damaged: return (took(fresh, nil, from: file), notices.told)
      }
    } catch {
      let content = previous(of: file) ?? fresh
      return (took(content, nil, from: file), [unsaved(error, file)].told)
    }
  }

  /// The copy before a file that cannot be reached.
  private func previous<Content: Saved>(of file: SavedFile<Content>) -> Content? {
    let name = DataFolder.previousName(of: file.name)
    let bytes = try? root?.folder(of: file).read(name, limit: SealedDocument.limits.bytes)
    return Found<Content>(bytes ?? nil).content
  }

  private mutating func took<Content: Saved>(
    _ content: Content, _ copy: SavedCopy<Content>?, from file: SavedFile<Content>
  ) -> Content {
    files[file.path, default: State()].base = Base(content: content, copy: copy)
    return content
  }

  // MARK: Saving

  /// Writes what has changed, with what another window has written meanwhile: `meet` is given what both come
  /// to, and returns what the game goes on with.
  mutating func save<Content: Saved>(
    _ content: Content, in file: SavedFile<Content>, meet: (Content) -> Content
  ) -> [Notice] {
    let base = files[file.path]?.base as? Base<Content>
    guard content != base?.content, content.isWorthKeeping else { return [] }
    files[file.path, default: State()].isUnsaved = true
    guard let root else { return [noFolder()].told }
    do {
      let folder = try root.folder(of: file)
      sweepOnce(folder)
      let saving = try folder.hold(file.name, patience: patience) { held throws(StorageError) in
        try held.save(content, since: base, in: file)
      }
      patience = Self.patience
      return shelved(saving, of: content, in: file, meet: meet)
    } catch {
      if error.reason == .busy { patience = .milliseconds(50) }
      return [unsaved(error, file)].told
    }
  }

  private mutating func shelved<Content: Saved>(
    _ saving: Saving<Content>, of content: Content, in file: SavedFile<Content>,
    meet: (Content) -> Content
  ) -> [Notice] {
    let repair = saving.repair.map { notice(of: $0, file) }
    switch saving.end {
    case .newer: return [repair, newer(.newer(content), file)].told
    case .tooLarge: return [repair, unsaved(L10n.Faults.tooLarge, file)].told
    case .saved(let copy, let isMet):
      let mine = isMet ? meet(copy.content) : content
      // A file that holds more than the game goes on with is merged again at the next save.
      let isAll = mine == copy.content
      _ = took(mine, isAll ? copy : nil, from: file)
      files[file.path]?.isUnsaved = false
      files[file.path]?.told = nil
      return [repair].told
    }
  }

  /// What a killed save left behind goes with the first save, so that the start waits for nothing.
  private mutating func sweepOnce(_ folder: DataFolder) {
    guard !hasSwept else { return }
    hasSwept = true
    folder.sweep()
  }

  // MARK: Telling

  private mutating func noFolder() -> Notice? {
    defer { hasToldNoFolder = true }
    return hasToldNoFolder ? nil : .noFolder
  }

  private mutating func newer<Content: Saved>(
    _ found: Found<Content>, _ file: SavedFile<Content>
  ) -> Notice? {
    guard case .newer = found, files[file.path]?.hasToldNewer != true else { return nil }
    files[file.path, default: State()].hasToldNewer = true
    return .newer(file: name(file.path))
  }

  private mutating func unsaved(
    _ error: StorageError, _ file: SavedFile<some Saved>
  ) -> Notice? {
    unsaved(error.reason.text, file)
  }

  /// Nil where a file waits already for the same cause to pass.
  private mutating func unsaved(_ cause: LocalizedText, _ file: SavedFile<some Saved>) -> Notice? {
    let isTold = files.values.contains { $0.told == cause }
    files[file.path, default: State()].told = cause
    return isTold ? nil : .unsaved(file: name(file.path), cause: cause)
  }

  private func notice(of repair: Repair, _ file: SavedFile<some Saved>) -> Notice {
    let folder = file.folder.map { $0 + "/" } ?? ""
    return switch repair {
    case .lost(let kept): .damaged(file: name(file.path), kept: name(folder + kept))
    case .replaced(let kept): .replaced(file: name(file.path), kept: name(folder + kept))
    case .refilled: .refilled(file: name(file.path))
    }
  }

  private func name(_ path: String) -> SafeText {
    SafeText(cleaning: root.map { $0.path + "/" + path } ?? path, limit: 1_000)
  }
}

extension DataFolder {
  fileprivate func folder(of file: SavedFile<some Saved>) throws(StorageError) -> DataFolder {
    guard let inner = file.folder else { return self }
    return try folder(inner)
  }

  /// A file that was found missing or damaged, put right; anything else as it was found.
  fileprivate func mended<Content: Saved>(
    _ file: SavedFile<Content>, _ found: Found<Content>, patience: Duration
  ) throws(StorageError) -> Mended<Content> {
    if case .newer = found { return Mended(found: found, bytes: nil, repair: nil) }
    if case .absent = found {
      let name = DataFolder.previousName(of: file.name)
      guard try read(name, limit: SealedDocument.limits.bytes) != nil else {
        return Mended(found: found, bytes: nil, repair: nil)
      }
    }
    return try hold(file.name, patience: patience) { held throws(StorageError) in
      try held.mended()
    }
  }
}

extension SavedFile {
  /// The file inside the data folder.
  fileprivate var path: String { folder.map { $0 + "/" + name } ?? name }
}

extension [Notice?] {
  fileprivate var told: [Notice] { compactMap(\.self) }
}
