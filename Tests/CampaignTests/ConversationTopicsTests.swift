import Adventure
import Campaign
import Localization
import SampleWorld
import Testing

/// What the minds of the built-in world have to say, and how one gets them to say it.
struct ConversationTopicsTests {
  @Test func `the goat has a word for every thing of the story`() throws {
    let world = try builtInWorld()
    let goat = try #require(world.conversations.first { $0.partner == "goat" })
    let known = Set(goat.topics.flatMap(\.things))
    let story = world.things.filter { !$0.traits.contains(.scenery) }.map(\.id)
    #expect(story.filter { !known.contains($0) } == [])
  }

  @Test(arguments: [Language.en, .fr])
  func `a reply is short, and the language’s own`(language: Language) throws {
    for conversation in try builtInWorld().conversations {
      for reply in conversation.texts {
        let text = reply.resolved(in: language)
        let words = text.split { $0.isWhitespace }.filter { $0.contains(where: \.isLetter) }
        #expect((1...25).contains(words.count), "\(text)")
        let speakers = Language.allCases.filter { reply.resolved(in: $0) == text }
        #expect(speakers == [language], "\(text)")
      }
    }
  }

  /// What is done, and what the scout then says is needed.
  private static let needs: [([VariableID], String)] = [
    ([], "And a rail. We have brought a piano"),
    (["oiled"], "a rail, something to carry a bed and the wind, in print"),
    (["sledged"], "a rail, a clock that strikes and oil for our lamps"),
    (["oiled", "sledged", "railed"], "a clock that strikes and the wind, in print"),
    (["wound", "told"], "And a rail"),
    (["wound", "told", "railed"], "something to carry a bed and oil for our lamps"),
    (["oiled", "sledged", "railed", "wound", "told"], "Nothing any more"),
  ]

  @Test(arguments: needs)
  func `the scout needs what shows, less with all that is done`(done: [VariableID], says: String)
    throws
  {
    let numbers = Dictionary(uniqueKeysWithValues: (["across"] + done).map { ($0, 1) })
    var game = try NightState(at: "gorge", numbers, moved: ["scout": .place("gorge")]).game()
    for line in ["ask scout about needs", "greet scout"] {
      #expect(texts(game.play(line)).first?.contains(says) == true, "\(line)")
    }
  }

  @Test func `nobody says the same thing of two topics`() throws {
    for conversation in try builtInWorld().conversations {
      let replies = conversation.texts
      let texts = replies.map { $0.resolved(in: .en) }
      #expect(Set(texts).count == texts.count, "\(conversation.partner.id)")
      #expect(conversation.otherwise.count >= 3)
    }
  }

  @Test(arguments: [Language.en, .fr])
  func `no two topics of one person share a word`(language: Language) throws {
    let world = try builtInWorld()
    for conversation in world.conversations {
      let things = Set(conversation.topics.flatMap(\.things)).compactMap { world.thing($0) }
      var taken = Set(things.map { $0.noun.bare.resolved(in: language).folded(as: .word) })
      for topic in conversation.topics where topic.things.isEmpty {
        let words = topic.words(in: language).map { $0.folded(as: .word) }
        #expect(!words.isEmpty)
        for word in words {
          #expect(taken.insert(word).inserted, "\(conversation.partner.id): \(word)")
        }
      }
    }
  }

  /// Of the topics of a thing only the last one may be without a condition.
  @Test func `no topic hides another`() throws {
    for conversation in try builtInWorld().conversations {
      var settled: Set<ThingID> = []
      for topic in conversation.topics {
        #expect(settled.isDisjoint(with: topic.things), "\(conversation.partner.id)")
        if case .always = topic.when { settled.formUnion(topic.things) }
      }
    }
  }

  // MARK: Ways of asking

  static let forms: [(Language, String)] = [
    (.en, "ask goat about key"), (.en, "ask the goat about the iron key"),
    (.en, "ask about the key"), (.en, "ask her about the key"), (.en, "ask the goat for the key"),
    (.en, "tell goat about key"), (.en, "tell her about the key"), (.en, "talk to goat about key"),
    (.en, "talk about the key to the goat"), (.en, "talk to her about the key"),
    (.en, "speak with the goat about the key"), (.en, "question the goat about the key"),
    (.en, "goat, key"), (.en, "goat, tell me about the key"), (.en, "goat, what about the key?"),
    (.fr, "interroge la chèvre sur la clé"), (.fr, "interroger la chèvre au sujet de la clé"),
    (.fr, "demande la clé à la chèvre"), (.fr, "demande à la chèvre pour la clé"),
    (.fr, "parle de la clé à la chèvre"), (.fr, "parler à la chèvre de la clé"),
    (.fr, "parle-lui de la clé"), (.fr, "parlez-lui de la clef de fer"),
    (.fr, "raconte-lui la clé"), (.fr, "interroge-la sur la clé"), (.fr, "chèvre, la clé"),
    (.fr, "chèvre, parle-moi de la clé"), (.fr, "questionne la chèvre sur la clé"),
    (.fr, "discute de la clé avec la chèvre"), (.fr, "lui parler de la clé"),
  ]

  @Test(arguments: forms)
  func `every way of asking reaches the topic`(language: Language, line: String) throws {
    var game = try AdventureGame.keepersNight()
    for way in ["e", "e", "s", "w", "x goat"] { game.play(way) }
    let reply = L10n.WorldTalk.goatKey.resolved(in: language)
    #expect(texts(game.play(line, in: language), in: language) == [reply])
  }

  static let ideas: [(Language, String, LocalizedList)] = [
    (.en, "ask goat about fear", L10n.WorldTalk.goatFear),
    (.en, "ask goat about the time", L10n.WorldTalk.goatTime),
    (.en, "tell the goat about the night", L10n.WorldTalk.goatNight),
    (.en, "talk to the goat about love", L10n.WorldTalk.goatLove),
    (.fr, "parle à la chèvre de la peur", L10n.WorldTalk.goatFear),
    (.fr, "interroge la chèvre sur l’heure", L10n.WorldTalk.goatTime),
    (.fr, "parle-lui de la nuit", L10n.WorldTalk.goatNight),
    (.fr, "parle de l’amour à la chèvre", L10n.WorldTalk.goatLove),
  ]

  @Test(arguments: ideas)
  func `what is no thing can be talked about`(
    language: Language, line: String, topic: LocalizedList
  ) throws {
    var game = try AdventureGame.keepersNight()
    for way in ["e", "e", "s", "w", "x goat"] { game.play(way) }
    let reply = LocalizedText(topic, at: 0).resolved(in: language)
    #expect(texts(game.play(line, in: language), in: language) == [reply])
  }

  // MARK: States

  /// What is asked once the walkthrough has come to a line and after some more steps.
  struct Question: Sendable {
    let after: String
    let steps: [String]
    let line: String
    let reply: LocalizedText

    init(_ after: String, then steps: [String] = [], _ line: String, _ reply: LocalizedText) {
      (self.after, self.steps, self.line, self.reply) = (after, steps, line, reply)
    }
  }

  static let questions: [Question] = [
    Question("read card", "ask portraits about hat", L10n.WorldTalk.portraitsHat),
    Question("give regulations to goat", "ask goat about key", L10n.WorldTalk.goatKeyHad),
    Question("give regulations to goat", "ask goat about book", L10n.WorldTalk.goatBookHad),
    Question(
      "put wood in bowl", then: ["d", "e"], "ask snowman about caravan",
      L10n.WorldTalk.snowmanCaravan),
    Question("turn snowman", "ask snowman about caravan", L10n.WorldTalk.snowmanCaravanWest),
    Question(
      "turn snowman", then: ["get hat"], "ask snowman about hat", L10n.WorldTalk.snowmanHatGone),
    Question(
      "get clapper", then: ["d", "s", "w", "w"], "ask rope about goat",
      L10n.WorldTalk.ropeOtherFirst),
    Question(
      "get clapper", then: ["d", "s", "w", "w"], "ask rope about fear",
      L10n.WorldTalk.ropeOtherFirst),
    Question("hit ice with clapper", "ask rope about goat", L10n.WorldTalk.ropeGoat),
    Question("hit ice with clapper", "ask echo about goat", L10n.WorldTalk.echoGoat),
    Question("hit ice with clapper", "ask echo about ice", L10n.WorldTalk.echoIceGone),
    Question("hang lamp on hook", "ask rope about lamp", L10n.WorldTalk.ropeLampHung),
    Question("wear mittens", "ask rope about mittens", L10n.WorldTalk.ropeMittensWorn),
  ]

  @Test(arguments: questions)
  func `replies follow the night`(question: Question) throws {
    var game = try AdventureGame.keepersNight()
    let end = try #require(walkthrough.firstIndex { $0.en == question.after })
    for line in walkthrough[...end] { game.play(line.en) }
    for step in question.steps { game.play(step) }
    // The rope may have something to say of its own behind it.
    #expect(texts(game.play(question.line)).first == question.reply.resolved(in: .en))
  }

  @Test func `what nobody foresaw is answered three ways, and then the last way`() throws {
    var game = try AdventureGame.keepersNight()
    for way in ["e", "e", "s", "w"] { game.play(way) }
    let replies = (1...4).map { _ in texts(game.play("ask goat about zebras")) }
    let expected = [
      L10n.WorldTalk.goatOtherFirst, L10n.WorldTalk.goatOtherSecond, L10n.WorldTalk.goatOtherThird,
      L10n.WorldTalk.goatOtherThird,
    ]
    #expect(replies == expected.map { [$0.resolved(in: .en)] })
  }
}

extension Conversation {
  /// All that is ever answered in it.
  fileprivate var texts: [LocalizedText] {
    topics.flatMap(\.replies).map(\.text) + otherwise
  }
}
