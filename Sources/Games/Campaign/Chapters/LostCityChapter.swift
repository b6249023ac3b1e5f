import Flow
import Localization
import Reflex

/// Chapter 2: rotors, locked by people who counted.
enum LostCityChapter {
  private typealias Text = L10n.LostCity
  private typealias Names = L10n.LevelNames

  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "lost-city", title: Text.title, description: Text.description,
      keywords: [
        ChapterKeyword(id: "bear", text: Text.keywordBear),
        ChapterKeyword(id: "wolves", text: Text.keywordWolves),
        ChapterKeyword(id: "spikes", text: Text.keywordSpikes),
        ChapterKeyword(id: "water", text: Text.keywordWater),
      ],
      levels: [
        try gateLevel(), try guardianLevel(), try clockLevel(),
        try jarsLevel(), try floodLevel(),
      ])
  }

  /// On wheels: count the feet that touch the snow, and nothing else.
  private static func gateLevel() throws(LevelError) -> Level {
    try Level.rotor(
      LevelContent(
        id: "gate", name: Names.gate, text: Text.gateText,
        hints: [Text.gateHint1, Text.gateHint2, Text.gateHint3],
        notes: [Text.gateNote1, Text.gateNote2], keywords: ["wolves"]),
      clues: [Text.gateClue1, Text.gateClue2, Text.gateClue3, Text.gateClue4],
      lock: .wheels(
        try CodeWheels(
          right: CodeReply("4402", reply: Text.gateReply4402),
          misreadings: [
            CodeReply("4802", reply: Text.gateReply4802),
            CodeReply("4422", reply: Text.gateReply4422),
            CodeReply("4420", reply: Text.gateReply4420),
            CodeReply("4400", reply: Text.gateReply4400),
            CodeReply("4102", reply: Text.gateReply4102),
            CodeReply("1101", reply: Text.gateReply1101),
            CodeReply("4002", reply: Text.gateReply4002),
            CodeReply("2402", reply: Text.gateReply2402),
          ], otherwise: Text.gateOtherwise(code: .typed))))
  }

  /// Turned round: the answer is a sign, and the clues strike out the others.
  private static func guardianLevel() throws(LevelError) -> Level {
    try Level.rotor(
      LevelContent(
        id: "guardian", name: Names.guardian, text: Text.guardianText,
        hints: [Text.guardianHint1, Text.guardianHint2, Text.guardianHint3],
        notes: [Text.guardianNote1], keywords: ["bear"]),
      clues: [Text.guardianClue1, Text.guardianClue2, Text.guardianClue3, Text.guardianClue4],
      right: Choice(id: "bear", text: Text.guardianAnswerBear, reply: Text.guardianReplyBear),
      tempting: [
        Choice(id: "wolf", text: Text.guardianAnswerWolf, reply: Text.guardianReplyWolf),
        Choice(id: "eyes", text: Text.guardianAnswerEyes, reply: Text.guardianReplyEyes),
      ],
      misreadings: [
        Choice(id: "spikes", text: Text.guardianAnswerSpikes, reply: Text.guardianReplySpikes),
        Choice(id: "bird", text: Text.guardianAnswerBird, reply: Text.guardianReplyBird),
        Choice(id: "gate", text: Text.guardianAnswerGate, reply: Text.guardianReplyGate),
      ], shown: 4)
  }

  /// On wheels: count what sounds, and find by the pipes what does not.
  private static func clockLevel() throws(LevelError) -> Level {
    try Level.rotor(
      LevelContent(
        id: "clock", name: Names.clock, text: Text.clockText,
        hints: [Text.clockHint1, Text.clockHint2, Text.clockHint3],
        notes: [Text.clockNote1, Text.clockNote2], keywords: ["spikes"]),
      clues: [Text.clockClue1, Text.clockClue2, Text.clockClue3, Text.clockClue4],
      lock: .wheels(
        try CodeWheels(
          right: CodeReply("2358", reply: Text.clockReply2358),
          misreadings: [
            CodeReply("2350", reply: Text.clockReply2350),
            CodeReply("2357", reply: Text.clockReply2357),
            CodeReply("2356", reply: Text.clockReply2356),
            CodeReply("2355", reply: Text.clockReply2355),
            CodeReply("8532", reply: Text.clockReply8532),
          ], otherwise: Text.clockOtherwise(code: .typed))))
  }

  /// On wheels: sums give the cups; only the first gate gives their order.
  private static func jarsLevel() throws(LevelError) -> Level {
    try Level.rotor(
      LevelContent(
        id: "jars", name: Names.jars, text: Text.jarsText,
        hints: [Text.jarsHint1, Text.jarsHint2, Text.jarsHint3],
        notes: [Text.jarsNote1, Text.jarsNote2], keywords: ["water"]),
      clues: [Text.jarsClue1, Text.jarsClue2, Text.jarsClue3, Text.jarsClue4],
      lock: .wheels(
        try CodeWheels(
          right: CodeReply("1824", reply: Text.jarsReply1824),
          misreadings: [
            CodeReply("4821", reply: Text.jarsReply4821),
            CodeReply("8421", reply: Text.jarsReply8421),
            CodeReply("1842", reply: Text.jarsReply1842),
            CodeReply("2824", reply: Text.jarsReply2824),
            CodeReply("1224", reply: Text.jarsReply1224),
            CodeReply("4402", reply: Text.jarsReply4402),
          ], otherwise: Text.jarsOtherwise(code: .typed))))
  }

  /// The escape: the lake that the last door held back.
  private static func floodLevel() throws(LevelError) -> Level {
    try Level.reflex(
      LevelContent(
        id: "flood", name: Names.flood, text: Text.floodText,
        hints: [Text.floodHint1, Text.floodHint2, Text.floodHint3],
        notes: [Text.floodNote1], keywords: []), goal: 18,
      practice: escapePractice, twists: [.flood],
      beats: [3: Text.floodBeat3, 6: Text.floodBeat6],
      failures: [Text.floodFailure1, Text.floodFailure2], success: Text.floodSuccess,
      skipped: Text.floodSkipped)
  }
}
