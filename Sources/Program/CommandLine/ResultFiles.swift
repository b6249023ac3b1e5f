import Flow
import JSON
import Localization
import Packs
import Session
import Storage

/// Results that were handed in: files, lists of codes, folders of such, the saves of a data folder; and the packs
/// that say what was asked. What cannot be read is named; the others count.
struct ResultFiles {
  /// The most files and folders that are looked at.
  static let most = 10_000

  private(set) var results: [PackResult] = []
  /// A sentence on each that could not be read, at its path.
  private(set) var faults: [LocalizedText] = []
  /// What had better be known of those that could.
  private(set) var remarks: [LocalizedText] = []
  private var count = 0
  /// The questions to which wrong answers were typed that a code does not tell, by the place of its result.
  private var keptBack: [Int: Set<String>] = [:]
  private var packs: [PlayedPack] = []
  /// The ids of those that were named by themselves.
  private var namedPacks: Set<String> = []
  private var codes: [(code: ResultCode, path: String, line: Int)] = []
  /// Codes that were made before a pack was changed, by the file in which they stand.
  private var earlierCodes: [(path: String, lines: [Int])] = []
  private let language: Language

  /// Reads what is at each of the paths, in order; `language` is for packs in none of the program’s.
  init(_ paths: [String], language: Language) {
    self.language = language
    for path in paths {
      let count = packs.count
      read(path)
      if !UserFolder.isThere(path) {
        namedPacks.formUnion(packs.dropFirst(count).map(\.document.identity))
      }
    }
    for (code, path, line) in codes { add(code, from: path, line: line) }
    for (path, lines) in earlierCodes {
      remarks.append(
        L10n.ClassResults.codesOfEarlier(file: pathText(path), lines: lineNumbers(lines)))
    }
    results = results.map(asked)
    completeNewest()
    leaveOutOtherPacks()
    results = results.map(marked)
  }

  /// Fills the newest result of each pupil from the earlier ones, and tells whose answers no result tells.
  private mutating func completeNewest() {
    var (pupils, former): (Set<String?>, Set<String?>) = ([], [])
    for places in PackResult.placesByPupil(of: results) {
      let earlier = places.dropFirst().map { results[$0] }
      let newest = earlier.reduce(results[places[0]]) { $0.completed(by: $1) }
      results[places[0]] = newest
      guard let questions = keptBack[places[0]] else { continue }
      if !newest.questionsKeptBack(among: questions).isEmpty {
        pupils.insert(newest.label.name?.string)
        let isFormer = versions(of: newest).current?.content != newest.label.content
        if isFormer { former.insert(newest.label.name?.string) }
      }
    }
    if !pupils.isEmpty { remarks.append(L10n.ClassResults.codesKeepBack(names: row(of: pupils))) }
    if !former.isEmpty {
      remarks.append(L10n.ClassResults.codesBeforeCorrection(names: row(of: former)))
    }
  }

  private func row(of pupils: Set<String?>) -> LocalizedText {
    let names = pupils.sorted { ($0 ?? "") < ($1 ?? "") }.map { name in
      name.map { LocalizedText(cleaning: $0, limit: 200) } ?? L10n.ClassResults.noName
    }
    return .row(of: names)
  }

  /// Where packs are named, no others are told.
  private mutating func leaveOutOtherPacks() {
    guard !namedPacks.isEmpty else { return }
    let others = results.filter { !namedPacks.contains($0.label.id) }
    results.removeAll { !namedPacks.contains($0.label.id) }
    let titles = Set(others.map(\.label.title.string)).sorted()
    guard !titles.isEmpty else { return }
    remarks.append(
      L10n.ClassResults.otherPacks(
        titles: .row(of: titles.map { LocalizedText(cleaning: $0, limit: 200) })))
  }

  /// The same in the words of its pack, and called as the one that was named first. What that does not ask any more is
  /// told by the others, first by the one that was played.
  private func asked(_ result: PackResult) -> PackResult {
    let (current, former) = versions(of: result)
    guard let current else { return result }
    let title = current.document.localized(current.document.title)
      .resolved(in: current.language ?? language)
    let isPlayed = { (pack: PlayedPack) in pack.content == result.label.content }
    var found = result
    if let played = ([current] + former).first(where: isPlayed),
      let chapters = played.chapters(for: result.label.name)
    {
      found = found.withUnmetQuestions(of: chapters)
    }
    if let chapters = current.chapters(for: result.label.name) { found = found.moved(to: chapters) }
    return ([current] + former.filter(isPlayed) + former.filter { !isPlayed($0) }).reduce(found) {
      result, pack in
      guard let chapters = pack.chapters(for: result.label.name) else { return result }
      return result.asked(
        by: chapters, title: SafeText(cleaning: title), in: pack.language ?? language)
    }
  }

  /// The same, judged by its pack as it is now.
  private func marked(_ result: PackResult) -> PackResult {
    let (current, former) = versions(of: result)
    guard let current, let chapters = current.chapters(for: result.label.name) else {
      return result
    }
    let asked = current.language ?? language
    let before = former.flatMap { $0.chapters(for: result.label.name) ?? [] }
    let marked = result.remarked(by: chapters, formerly: before, in: asked)
      .marked(against: chapters, in: asked)
    return current.chaptersOfAll.map(marked.numbered) ?? marked
  }

  /// The pack of a result as it was named first, and the others by that id, which are taken for former ones.
  private func versions(
    of result: PackResult
  ) -> (current: PlayedPack?, former: ArraySlice<PlayedPack>) {
    let known = packs.filter { $0.document.identity == result.label.id }
    return (known.first, known.dropFirst())
  }

  private mutating func read(_ path: String) {
    guard UserFolder.isThere(path) else { return readFile(path) }
    let trimmed = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    let saves = trimmed + "/" + packFolder
    readFolder(UserFolder.isThere(saves) ? saves : trimmed)
  }

  /// The files in it that are called so; folders in it are not entered.
  private mutating func readFolder(_ path: String) {
    do throws(StorageError) {
      for entry in try UserFolder.entries(of: path, limit: Self.most) {
        let file = path + "/" + entry.name
        if entry.isFolder {
          refuse(file, L10n.ClassResults.innerFolder)
        } else if entry.name.hasSuffix(".json") || entry.name.hasSuffix(".txt") {
          readFile(file)
        }
      }
    } catch {
      let isFull = error.reason == .tooLarge
      refuse(path, isFull ? L10n.ClassResults.tooMany(count: Self.most) : error.reason.ofResult)
    }
  }

  private mutating func readFile(_ path: String) {
    count += 1
    guard count <= Self.most else {
      if count == Self.most + 1 { refuse(path, L10n.ClassResults.tooMany(count: Self.most)) }
      return
    }
    do throws(StorageError) {
      let bytes = try UserFile.read(path, limit: SealedDocument.limits.bytes)
      add(bytes, from: path)
    } catch {
      refuse(path, error.reason.ofResult)
    }
  }

  private mutating func add(_ bytes: [UInt8], from path: String) {
    let document: SealedDocument
    do {
      document = try SealedDocument(opening: bytes)
    } catch {
      if let pack = try? PackFile(bytes: bytes) {
        packs.append(PlayedPack(pack))
        return addFormer(of: pack, at: path)
      }
      if let codes = CodeLines(bytes) { return add(codes, from: path) }
      return refuse(path, error == .checksum ? L10n.ClassResults.damaged : L10n.ClassResults.other)
    }
    do throws(PackResult.Fault) {
      results.append(try PackResult(file: document))
    } catch .other {
      if let pack = try? SealedPack.open(document), let file = try? PackFile(bytes: pack) {
        packs.append(PlayedPack(file))
      } else {
        addSave(bytes, from: path)
      }
    } catch {
      refuse(path, error == .newer ? L10n.ClassResults.newer : L10n.ClassResults.damaged)
    }
  }

  /// What a pack was before it was made anew, as it is kept beside it.
  private mutating func addFormer(of pack: PackFile, at path: String) {
    let former = PackFile.formerVersions(of: path).compactMap { try? PackFile(bytes: $0) }
    packs += former.filter { $0.document.identity == pack.document.identity }.map(PlayedPack.init)
  }

  // MARK: Codes

  private mutating func add(_ lines: CodeLines, from path: String) {
    for (code, line, beginning) in lines.codes {
      if let code {
        codes.append((code, path, line))
      } else {
        faults.append(
          L10n.ClassResults.notCode(
            file: pathText(path), line: line, beginning: LocalizedText(verbatim: beginning)))
      }
    }
  }

  private mutating func add(_ code: ResultCode, from path: String, line: Int) {
    let likely = packs.compactMap { result(of: code, in: $0) }
    let exact = likely.first { !code.isOfOtherVersion(than: $0.result) }
    guard let (result, questions) = exact ?? likely.first else {
      let name = code.name.map { LocalizedText(verbatim: $0) } ?? L10n.ClassResults.noName
      return faults.append(
        L10n.ClassResults.codeOfOther(file: pathText(path), line: line, name: name))
    }
    if exact == nil {
      if earlierCodes.last?.path != path { earlierCodes.append((path, [])) }
      earlierCodes[earlierCodes.count - 1].lines.append(line)
    }
    if !questions.isEmpty { keptBack[results.count] = questions }
    results.append(result)
  }

  /// What a code says of the questions that a pack asks a pupil of its name, and those of which a file would say more;
  /// nil where it is of others, or where the pack cannot be played.
  private func result(
    of code: ResultCode, in pack: PlayedPack
  ) -> (result: PackResult, keptBack: Set<String>)? {
    guard let chapters = pack.chapters(for: code.name) else { return nil }
    let metadata = pack.file.metadata(
      path: "", chapters: chapters, pupil: code.name, isPreview: false)
    let asked = pack.language ?? language
    guard let label = metadata.label else { return nil }
    let result = code.result(
      of: PackResult(unanswered: chapters, in: asked, label: label),
      foreseen: PackResult.foreseenQuestions(of: chapters, by: metadata.policy, in: asked))
    return result.map { result in
      let keptBack = result.questionsKeptBack(
        by: chapters, recordingWords: metadata.policy.recordsWords)
      return (result.outlined(by: chapters), keptBack)
    }
  }

  // MARK: Saves

  private mutating func addSave(_ bytes: [UInt8], from path: String) {
    let time = UserFolder.modificationTime(of: path)
    if let progress = LoadResult<Progress>(bytes).content,
      let result = PackResult(saved: progress, time: time)
    {
      results.append(result)
    } else {
      refuse(path, L10n.ClassResults.other)
    }
  }

  private mutating func refuse(_ path: String, _ cause: LocalizedText) {
    faults.append(L10n.ClassResults.notRead(file: pathText(path), cause: cause))
  }
}

extension StorageError.Reason {
  /// Why a result could not be read: what is not there was most likely never there.
  fileprivate var ofResult: LocalizedText { self == .vanished ? L10n.ClassResults.absent : text }
}

/// The first of them in a row: a sentence names no more than a few.
func lineNumbers(_ lines: [Int]) -> LocalizedText {
  let most = 9
  let shown = lines.prefix(most).map { String($0) } + (lines.count > most ? ["…"] : [])
  return LocalizedText(cleaning: shown.joined(separator: ", "))
}
