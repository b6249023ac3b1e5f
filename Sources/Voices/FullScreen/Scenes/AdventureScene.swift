import Localization
import Presentation
import Screen
import Session

/// The adventure: a picture of the place, what was said, how the player stands, a line to type into.
struct AdventureScene: Scene {
  private(set) var texts: TextResolver
  private(set) var transcript = AdventureTranscriptView()
  private(set) var room: RoomView?
  /// The place and what the player deals with, where they can be drawn.
  private(set) var placePicture: Picture?
  private(set) var thingPicture: Picture?
  private(set) var editor = LineEditor()
  private var completion: TabCompletion?

  /// `said` is what was said before on another screen; `event` is what opens this one.
  init(in texts: TextResolver, said: [StatusMessage], from event: Event) {
    self.texts = texts
    for message in said { add(message) }
    receive(event)
  }

  let kind = SceneKind.adventure
  let isTyping = true

  var heading: HeaderContent? {
    guard let room else { return HeaderContent(title: L10n.Title.adventure) }
    let (score, of) = (room.score, room.possibleScore)
    return HeaderContent(
      title: room.isOver ? L10n.Ending.title : room.name,
      statusVariants: [
        L10n.ExploreScreen.standing(score: score, of: of, turn: room.turn),
        L10n.ExploreScreen.standingShort(score: score, of: of, turn: room.turn),
        L10n.ExploreScreen.standingShorter(score: score, of: of, turn: room.turn),
        L10n.ExploreScreen.standingShortest(score: score, of: of),
      ])
  }

  var keys: [KeyHint] {
    [
      KeyHint("↑↓", L10n.ExploreScreen.before),
      KeyHint(.word(L10n.Full.keyTab), L10n.ExploreScreen.complete),
      KeyHint(.word(L10n.ExploreScreen.keyPages), L10n.Full.scroll),
    ]
  }

  // MARK: Keys

  /// Every command leads to the newest; an empty one does nothing.
  mutating func handleKey(_ key: Key, in texts: TextResolver) -> SceneResponse? {
    guard key == .enter else { return nil }
    completion = nil
    let line = editor.submit()
    guard line.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      return .handled
    }
    transcript.followLatest()
    return .command(.say(line))
  }

  mutating func edit(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if key == .tab {
      complete(by: modifiers.contains(.shift) ? -1 : 1)
      return true
    }
    // Behind a word that was completed there is a blank already.
    let isSecondBlank = key == .character(" ") && editor.before.last == " " && editor.after.isEmpty
    guard isSecondBlank || editor.handleKey(key, modifiers) else { return false }
    completion = nil
    return true
  }

  /// Each line is an order; Enter gives them all.
  mutating func paste(_ text: String) {
    completion = nil
    editor.insert(text.split(separator: "\n").joined(separator: ". "))
  }

  /// The next choice for the word that is typed; where there is only one it stays, a blank behind it.
  private mutating func complete(by step: Int) {
    if completion != nil {
      completion?.select(by: step)
    } else {
      completion = TabCompletion(
        of: editor.before,
        helpVerbs: AdventureCommandVerbs.inHelp.map { $0.resolved(in: texts.language) },
        otherVerbs: AdventureCommandVerbs.others.map { $0.resolved(in: texts.language) },
        things: room?.namesToOffer.map { $0.resolved(in: texts.language) } ?? [])
    }
    guard let completion else { return }
    editor.complete(completion.line)
  }

  mutating func fit(_ margins: PageMargins) { transcript.fit(margins) }

  /// By the keys for pages and by the wheel.
  mutating func scroll(by input: InputEvent, height: Int) -> Bool {
    let hasNewer = transcriptView(of: height).hasMoreBelow
    let height = transcriptHeight(of: height)
    let rows: Int
    switch input {
    case .key(.pageUp, _): rows = 1 - height
    case .key(.pageDown, _): rows = height - 1
    // Where something newer is out of view, Enter leads on to it.
    case .key(.enter, _) where editor.text.isEmpty && hasNewer: rows = height - 1
    case .mouse(let mouse) where mouse.action == .wheelUp: rows = -3
    case .mouse(let mouse) where mouse.action == .wheelDown: rows = 3
    case .key, .released, .mouse, .paste: return false
    }
    transcript.scroll(by: rows, height: height)
    return true
  }

  // MARK: Events

  mutating func receive(_ event: Event) {
    if let language = event.newLanguage { texts.language = language }
    if case .adventure(let event) = event { return receive(event) }
    if case .general(.notice(.languageChanged)) = event { return transcript.markLatest() }
    if case .general = event, displays(event) {
      for message in StatusMessage.all(for: event, on: nil) { add(message) }
    }
  }

  func displays(_ event: Event) -> Bool {
    switch event {
    case .adventure, .general(.error): true
    // What is said on leaving is read on the title.
    case .general(.notice(let notice)): notice != .adventureLeft
    case .general, .campaign, .round, .descent: false
    }
  }

  private mutating func receive(_ event: AdventureEvent) {
    switch event {
    case .text(let text, .echo):
      thingPicture = nil
      transcript.markLatest()
      transcript.add(texts(text), .story(.echo))
    case .text(let text, let role): transcript.add(texts(text), .story(role))
    case .room(let room):
      if room.picture?.id != self.room?.picture?.id { thingPicture = nil }
      if room.picture?.drawings != self.room?.picture?.drawings {
        placePicture = room.picture.flatMap { Picture(place: $0.drawings) }
      }
      self.room = room
    case .picture(let picture, _):
      thingPicture = picture.drawings.first.flatMap { Picture($0, in: .things) }
    case .epilogue(let text): transcript.add(texts(text), .story(.prose))
    case .transcript(let messages): restore(messages)
    case .map, .help: break
    case .points(let points): transcript.add(texts(points.text), .story(.reply))
    }
  }

  /// What was said before the adventure was opened again; commands go into the field’s history.
  private mutating func restore(_ messages: [AdventureTranscript.Message]) {
    for message in messages {
      transcript.add(message.text, .story(message.role))
      if message.role == .echo { editor.remember(message.text) }
    }
    transcript.markLatest()
  }

  private mutating func add(_ message: StatusMessage) {
    transcript.add(texts(message.text), .remark(message.sign))
  }
}
