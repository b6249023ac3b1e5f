import Adventure
import Localization

private typealias Words = L10n.Explore

/// What a player asks of the adventure itself: help, the map, saved games, the script.
extension Session {
  mutating func carryOut(_ command: MetaCommand) -> [Event] {
    switch command {
    case .help: return [.adventure(.help(AdventureHelp.rows))]
    case .map: return [.adventure(.map(adventure?.game.map ?? []))]
    case .restart: return restartAdventure()
    case .quit: return leaveAdventure()
    case .about:
      return add(L10n.Comfort.about(version: version), .reply) + add(L10n.Comfort.aboutWays, .reply)
    case .version: return add(L10n.Comfort.version(version: version), .reply)
    case .places(let isBrief): return tellPlaces(inBrief: isBrief)
    case .points(let isTold): return tellPoints(isTold)
    case .save(let name): return save(as: name)
    case .restore(let name): return restore(name)
    case .script(let file): return writeScript(to: file)
    }
  }

  private mutating func add(_ text: LocalizedText, _ role: TextRole = .refusal) -> [Event] {
    events(of: [.text(text, role)])
  }

  private var version: LocalizedText { LocalizedText(cleaning: programVersion) }

  /// Back to the title, where the player came from there; else out of the program.
  private mutating func leaveAdventure() -> [Event] {
    [.notice(.adventureLeft)] + (hasTitle ? carryOut(Command.menu) : carryOut(Command.quit))
  }

  // MARK: What is told

  private mutating func tellPlaces(inBrief isBrief: Bool) -> [Event] {
    settings[.places] = isBrief ? "brief" : "full"
    return add(isBrief ? L10n.Comfort.brief : L10n.Comfort.verbose, .reply)
  }

  private mutating func tellPoints(_ isTold: Bool) -> [Event] {
    settings[.points] = isTold ? "on" : "off"
    return add(isTold ? L10n.Comfort.pointsOn : L10n.Comfort.pointsOff, .reply)
  }

  // MARK: Saved games

  private mutating func save(as name: String?) -> [Event] {
    guard let name else { return add(Words.saveHow(slots: slots)) }
    guard isSlotName(name) else { return add(Words.badSlot(said: echo(name))) }
    guard var adventure else { return [] }
    adventure.kept.game = SavedAdventureGame(
      state: adventure.game.state, history: adventure.game.history)
    guard adventure.kept.save(as: name) else {
      return add(Words.tooManySlots(count: SavedAdventure.slotLimit))
    }
    self.adventure = adventure
    return add(Words.saved(name: echo(name)), .reply)
  }

  private mutating func restore(_ name: String?) -> [Event] {
    guard let name else { return add(Words.restoreHow(slots: slots)) }
    guard let slot = adventure?.kept.slot(named: name) else {
      return add(
        isSlotName(name)
          ? Words.noSuchSlot(name: echo(name), slots: slots) : Words.badSlot(said: echo(name)))
    }
    guard let saved = slot.game, let world = adventure?.game.world else {
      return add(Words.damagedSlot(name: echo(slot.name)))
    }
    guard let game = AdventureGame(world: world, state: saved.state, history: saved.history) else {
      return add(Words.slotOfOtherWorld(name: echo(slot.name)))
    }
    adventure?.game.become(game)
    return add(Words.restored(name: echo(slot.name)), .reply) + describeSurroundings()
  }

  /// The names of the saved games.
  private var slots: LocalizedText {
    let names = adventure?.kept.slots.map(\.name) ?? []
    guard !names.isEmpty else { return Words.noSlots }
    return LocalizedText(cleaning: names.joined(separator: ", "), limit: 1_000)
  }

  /// Letters, digits, blanks and hyphens, 40 at most.
  private func isSlotName(_ name: String) -> Bool {
    (1...40).contains(name.count) && name.unicodeScalars.count <= 80
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
  }

  private func echo(_ text: String) -> LocalizedText {
    LocalizedText(cleaning: text)
  }

  // MARK: The script

  private mutating func writeScript(to file: String?) -> [Event] {
    guard let file else { return add(Words.scriptHow) }
    let isOff = L10n.Explore.off.resolved(in: language).contains(file.lowercased())
    guard isOff else {
      let text = adventure?.kept.transcript.messages.map(\.line).joined() ?? ""
      adventure?.writes.append(.create(path: file, text: text))
      return []
    }
    guard let open = adventure?.script else { return add(Words.scriptNotOn) }
    adventure?.script = nil
    return add(Words.scriptEnded(file: echo(open)), .reply)
  }

  /// A write came to its end; `cause` says why it could not be done.
  mutating func finishWrite(_ write: TranscriptWriteRequest, cause: LocalizedText?) -> [Event] {
    switch (write, cause) {
    case (.append, nil): return []
    case (.create(let path, _), nil):
      adventure?.script = path
      return add(Words.scriptBegun(file: echo(path)), .reply)
    case (.create(let path, _), let cause?), (.append(let path, _), let cause?):
      adventure?.script = nil
      return add(Words.scriptFailed(file: echo(path), cause: cause))
    }
  }
}
