import Campaign
import Flow
import Localization
import Session
import Testing

@testable import Presentation

/// What a player hears of every event, line by line.
struct TellTests {
  static let told: [(Event, en: String, fr: String)] = [
    (.hello(version: 1, language: .en), "", ""),
    (
      .menu(Sample.menu),
      """
      Expedition
      The beacon is out. The only fire is under the mountain.
      1. Begin
      2. Français
      3. Quit
      Choose with a number and Enter. Help: /help.
      """,
      """
      Expédition
      Le feu du col est éteint. Il n’en reste qu’un, sous la montagne.
      1. Commencer
      2. English
      3. Quitter
      Choisissez par un nombre, puis Entrée. Aide : /aide.
      """
    ),
    (
      .intro(said("The torch dies.", "La torche meurt.")),
      "The torch dies.\nPress Enter to go on.",
      "La torche meurt.\nAppuyez sur Entrée pour continuer."
    ),
    (
      .chapter(Sample.card),
      """
      Chapter 1: Ice Cave.
      It hears everything.
      Words alight: trap.
      Words still dark: door.
      Press Enter to go on.
      """,
      """
      Chapitre 1 : La grotte de glace.
      Elle entend tout.
      Mots éclairés : piège.
      Mots encore éteints : porte.
      Appuyez sur Entrée pour continuer.
      """
    ),
    (
      .level(Sample.closed),
      """
      Ice Cave, level 1 of 4.
      Spikes of ice. One is dry.
      1. Climb: back up (tried)
      2. Lean on it
      3. Wait
      Hint 1 of 3: It is a latch.
      1 wrong answer so far.
      Answer with a number, its letter or the words. Help: /help. A hint: /hint.
      """,
      """
      La grotte de glace, niveau 1 sur 4.
      Des pics de glace. L’un est sec.
      1. Remonter : en haut (essayé)
      2. L’été sur le cœur
      3. Attendre
      Indice 1 sur 3 : C’est un loquet.
      1 mauvaise réponse jusqu’ici.
      Répondez par un nombre, sa lettre ou les mots. Aide : /aide. Un indice : /indice.
      """
    ),
    (
      .level(Sample.rotor),
      """
      Lost City, level 1 of 4, won before.
      A gate.
      The dial has 3 clues; hints: 2; answers: 2.
      Clue 1 of 3: A bear.
      Turn the dial with clues, hints or answers; Enter gives the next one. Choose in answers.
      """,
      """
      La cité perdue, niveau 1 sur 4, gagné auparavant.
      Une porte.
      Sur le cadran, 3 signes ; indices : 2 ; réponses : 2.
      Signe 1 sur 3 : Un ours.
      Tournez le cadran avec signes, indices ou réponses ; Entrée donne le suivant. \
      On choisit dans réponses.
      """
    ),
    (
      .level(Sample.open),
      """
      Hidden Valley, level 2 of 4.
      What was it?
      Type your answer. Commands begin with a stroke, as in /hint.
      """,
      """
      La vallée cachée, niveau 2 sur 4.
      Qui était-ce ?
      Tapez votre réponse. Les commandes commencent par une barre, comme /indice.
      """
    ),
    (
      .level(Sample.search),
      """
      Hidden Tomb, level 1 of 4.
      Two tiles.
      1. First tile
      2. Second tile (done: Jump over it)
      A number looks at a thing: 1. A second one does something to it: 1 2.
      """,
      """
      La tombe cachée, niveau 1 sur 4.
      Deux dalles.
      1. Première dalle
      2. Deuxième dalle (fait : Sauter par-dessus)
      Un nombre regarde un objet : 1. Un second agit sur lui : 1 2.
      """
    ),
    (.act(Sample.act(.progress)), "It bears you.", "Elle vous porte."),
    (.verdict(Sample.verdict()), "So be it.", "Soit."),
    (.hint(Sample.hint), "Hint 1 of 3: One tug.", "Indice 1 sur 3 : Une secousse."),
    (
      .results(Sample.results(isEnd: false)),
      """
      Stars: 9 of 12.
      Ice Cave: 9 of 12 stars, wrong answers 2, hints 1, time 1 min 23 s.
      1 fall found of 9.
      Press Enter to go on.
      """,
      """
      Étoiles : 9 sur 12.
      La grotte de glace : étoiles 9 sur 12, mauvaises réponses 2, indices 1, temps 1 min 23 s.
      1 chute trouvée sur 9.
      Appuyez sur Entrée pour continuer.
      """
    ),
    (
      .levels(Sample.map),
      """
      Levels:
      Chapter 1: Ice Cave.
      1.1: won, 2 of 3 stars
      1.2: won, 3 of 3 stars; you are here
      1.3: open
      1.4: locked
      """,
      """
      Niveaux :
      Chapitre 1 : La grotte de glace.
      1.1 : gagné, étoiles 2 sur 3
      1.2 : gagné, étoiles 3 sur 3 ; vous êtes ici
      1.3 : ouvert
      1.4 : fermé
      """
    ),
    (
      .notes(Sample.notes), "Notebook:\nIce Cave:\nThe dry spike was a latch.",
      "Carnet :\nLa grotte de glace :\nLe pic sec : un loquet."
    ),
    (
      .notes([]), "The notebook is still empty. It fills as levels are won.",
      "Le carnet est encore vide. Il se remplit à chaque niveau gagné."
    ),
    (
      .settings(Sample.settings),
      """
      Settings. To change one: /settings motion off.
      Language: English. Choices: English, français.
      Motion: on. Choices: on, off.
      """,
      """
      Réglages. Pour changer : /réglages animations non.
      Langue : English. Au choix : English, français.
      Animations : oui. Au choix : oui, non.
      """
    ),
    (.notice(.settingChanged(.motion, value: "off")), "Motion: off.", "Animations : non."),
    (
      .error(.notNow), "Nothing of that sort is asked at the moment.",
      "Rien de tel n’est demandé pour le moment."
    ),
    (.bye, "The rope will hold. Until next time.", "La corde tiendra. À la prochaine."),
  ]

  /// The spaces of French typography read like any other.
  private func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }

  @Test(arguments: told)
  func `an event is heard as`(_ event: Event, _ en: String, _ fr: String) {
    for (language, text) in [(Language.en, en), (.fr, fr)] {
      var voice = LineVoice(language: language)
      if case .hello = event { voice = LineVoice(language: .en) }
      #expect(plain(voice.tell([event])) == (text.isEmpty ? "" : text + "\n"))
    }
  }

  @Test func `a right answer says its spelling and its stars`() {
    let verdict = Event.verdict(Sample.verdict(isCorrect: true, spelling: "écho", stars: 1))
    var english = voice(.level(Sample.open))
    #expect(
      english.tell([verdict]) == "So be it.\nAccepted. It is spelt écho.\n1 of 3 stars.\n")
    var french = voice(.level(Sample.open), .fr)
    #expect(
      plain(french.tell([verdict]))
        == "Soit.\nC’est accepté. L’orthographe juste : écho.\nÉtoiles : 1 sur 3.\n")
  }

  @Test func `the end is a story, a sky and no number twice`() {
    var voice = LineVoice(language: .en)
    let lines = voice.tell([.results(Sample.results(isEnd: true))]).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.dropLast().last == "\(L10n.Story.endingNext.resolved(in: .en))")
    #expect(lines.filter { $0.contains("9 of 12") }.count == 2)
  }

  @Test func `results that the menu follows ask for no Enter`() {
    var voice = LineVoice(language: .en)
    let told = voice.tell([.results(Sample.results(isEnd: false)), .menu(Sample.menu)])
    #expect(!told.contains(L10n.Line.pressEnter.resolved(in: .en)))
    #expect(voice.hear(.text("1")) == .command(.choose("begin")))
  }

  @Test(arguments: [Sample.closed, Sample.rotor, Sample.open, Sample.search])
  func `how a level is played is told once a kind, and by help`(_ level: LevelView) {
    var voice = LineVoice(language: .fr)
    let how = level.kind.how.resolved(in: .fr)
    #expect(voice.tell([.level(level)]).contains(how))
    #expect(!voice.tell([.level(level)]).contains(how))
    guard case .reply(let help) = voice.hear(.text("/aide")) else {
      Issue.record("no help")
      return
    }
    #expect(help.hasPrefix(how + "\n"))
  }

  @Test func `the title explains itself once in each language`() {
    var voice = LineVoice(language: .en)
    let first = voice.tell([.menu(Sample.menu)])
    #expect(voice.tell([.menu(Sample.menu)]) == "\nExpedition\n1. Begin\n2. Français\n3. Quit\n")
    let french = voice.tell([.notice(.languageChanged(.fr)), .menu(Sample.menu)])
    #expect(french.split(separator: "\n").count == first.split(separator: "\n").count + 1)
  }

  @Test func `levels that are locked are one line a chapter`() {
    var session = Session(
      chapters: (try? LocalLevelFactory().chapters()) ?? [], progress: Progress(seed: 1),
      settings: Settings(), language: .en)
    _ = session.play()
    var voice = LineVoice(language: .en)
    let lines = voice.tell(session.handle(.levels, after: .zero)).split(separator: "\n")
    #expect(
      lines.prefix(5) == [
        "Levels:", "Chapter 1: Ice Cave.", "1.1: open; you are here", "1.2 to 1.4: locked",
        "Chapter 2: The Lost City.",
      ])
    #expect(lines.count == 10)
  }

  @Test func `an empty line parts what begins afresh, and nothing else`() {
    var voice = LineVoice(language: .en)
    #expect(voice.tell([.intro(said("a", "b"))]).first == "a")
    #expect(
      voice.tell([.verdict(Sample.verdict()), .level(Sample.open)]).contains("it.\n\nHidden"))
    #expect(!voice.tell([.hint(Sample.hint), .error(.notNow)]).contains("\n\n"))
  }

  static let plurals: [(LocalizedText, en: String, fr: String)] = [
    (L10n.Line.attempts(count: 1), "1 wrong answer ", "1 mauvaise réponse "),
    (L10n.Line.attempts(count: 2), "2 wrong answers ", "2 mauvaises réponses "),
    (L10n.Line.falls(count: 0, of: 9), "0 falls found", "0 chute trouvée "),
    (L10n.Line.falls(count: 1, of: 9), "1 fall found", "1 chute trouvée "),
    (L10n.Line.falls(count: 2, of: 9), "2 falls found", "2 chutes trouvées "),
    (L10n.Line.holds(count: 0, of: 3), "0 of 3 hold.", "0 sur 3 tient bon."),
    (L10n.Line.holds(count: 1, of: 3), "1 of 3 holds.", "1 sur 3 tient bon."),
    (L10n.Line.holds(count: 2, of: 3), "2 of 3 hold.", "2 sur 3 tiennent bon."),
    (
      L10n.Line.dial(count: 1, hints: 1, answers: 2), "The dial has 1 clue;",
      "Sur le cadran, 1 signe\u{202F};"
    ),
    (
      L10n.Line.dial(count: 4, hints: 0, answers: 2), "The dial has 4 clues;",
      "Sur le cadran, 4 signes\u{202F};"
    ),
  ]

  @Test(arguments: plurals)
  func `a counted noun has its form`(_ text: LocalizedText, _ en: String, _ fr: String) {
    #expect(text.resolved(in: .en).hasPrefix(en))
    #expect(text.resolved(in: .fr).hasPrefix(fr))
  }

  @Test(arguments: Language.allCases)
  func `help names every command that this voice takes, and no key that it lacks`(
    _ language: Language
  ) {
    var voice = LineVoice(language: language)
    guard case .reply(let help) = voice.hear(.text("/help")) else {
      Issue.record("no help")
      return
    }
    let faces: [LineCommand] = [.help, .clues, .hints, .answers]
    for command in LineCommand.allCases where !faces.contains(command) {
      let word = command.words.resolved(in: language)[0]
      #expect(help.contains("/\(word)"), "\(word)")
    }
    for line in help.split(separator: "\n") where line.hasPrefix("/") {
      let word = line.dropFirst().prefix { $0.isLetter }
      #expect(LineCommand(String(word)) != nil)
    }
    #expect(!help.contains { "↑↓←→⏎★".contains($0) })
  }
}
