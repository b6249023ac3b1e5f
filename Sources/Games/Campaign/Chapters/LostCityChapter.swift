import Flow
import Localization

/// Chapter 2: rotors, locked by people who counted.
enum LostCityChapter {
  static func chapter() throws(LevelError) -> Chapter {
    try Chapter(
      id: "lost-city", title: L10n.LostCity.title, description: L10n.LostCity.description,
      keywords: [
        Keyword(id: "bear", text: L10n.LostCity.keywordBear),
        Keyword(id: "wolves", text: L10n.LostCity.keywordWolves),
        Keyword(id: "spikes", text: L10n.LostCity.keywordSpikes),
        Keyword(id: "water", text: L10n.LostCity.keywordWater),
      ],
      levels: [
        .rotor(try gateLevel()), .rotor(try guardianLevel()), .rotor(try clockLevel()),
        .rotor(try jarsLevel()),
        .reflex(try floodLevel()),
      ])
  }

  /// The seed's lock: count the feet that touch the snow, and nothing else.
  private static func gateLevel() throws(LevelError) -> RotorLevel {
    try RotorLevel(
      content: LevelContent(
        id: "gate", text: L10n.LostCity.gateText,
        hints: [L10n.LostCity.gateHint1, L10n.LostCity.gateHint2, L10n.LostCity.gateHint3],
        notes: [L10n.LostCity.gateNote1, L10n.LostCity.gateNote2], keywords: ["wolves"]),
      clues: [
        L10n.LostCity.gateClue1, L10n.LostCity.gateClue2, L10n.LostCity.gateClue3,
        L10n.LostCity.gateClue4,
      ],
      right: Choice(
        id: "4402", text: L10n.LostCity.gateAnswer4402, reply: L10n.LostCity.gateReply4402),
      misreadings: [
        Choice(
          id: "4802", text: L10n.LostCity.gateAnswer4802, reply: L10n.LostCity.gateReply4802),
        Choice(
          id: "4422", text: L10n.LostCity.gateAnswer4422, reply: L10n.LostCity.gateReply4422),
        Choice(
          id: "4420", text: L10n.LostCity.gateAnswer4420, reply: L10n.LostCity.gateReply4420),
        Choice(
          id: "4400", text: L10n.LostCity.gateAnswer4400, reply: L10n.LostCity.gateReply4400),
        Choice(
          id: "4102", text: L10n.LostCity.gateAnswer4102, reply: L10n.LostCity.gateReply4102),
      ],
      shown: 3)
  }

  /// Turned round: the answer is a sign, and the clues strike out the others.
  private static func guardianLevel() throws(LevelError) -> RotorLevel {
    try RotorLevel(
      content: LevelContent(
        id: "guardian", text: L10n.LostCity.guardianText,
        hints: [
          L10n.LostCity.guardianHint1, L10n.LostCity.guardianHint2, L10n.LostCity.guardianHint3,
        ],
        notes: [L10n.LostCity.guardianNote1], keywords: ["bear"]),
      clues: [
        L10n.LostCity.guardianClue1, L10n.LostCity.guardianClue2, L10n.LostCity.guardianClue3,
        L10n.LostCity.guardianClue4,
      ],
      right: Choice(
        id: "bear", text: L10n.LostCity.guardianAnswerBear, reply: L10n.LostCity.guardianReplyBear),
      misreadings: [
        Choice(
          id: "wolf", text: L10n.LostCity.guardianAnswerWolf,
          reply: L10n.LostCity.guardianReplyWolf),
        Choice(
          id: "eyes", text: L10n.LostCity.guardianAnswerEyes,
          reply: L10n.LostCity.guardianReplyEyes),
        Choice(
          id: "spikes", text: L10n.LostCity.guardianAnswerSpikes,
          reply: L10n.LostCity.guardianReplySpikes),
        Choice(
          id: "bird", text: L10n.LostCity.guardianAnswerBird,
          reply: L10n.LostCity.guardianReplyBird),
        Choice(
          id: "gate", text: L10n.LostCity.guardianAnswerGate,
          reply: L10n.LostCity.guardianReplyGate),
      ],
      shown: 4)
  }

  /// Count what sounds, and find by its rule what does not.
  private static func clockLevel() throws(LevelError) -> RotorLevel {
    try RotorLevel(
      content: LevelContent(
        id: "clock", text: L10n.LostCity.clockText,
        hints: [L10n.LostCity.clockHint1, L10n.LostCity.clockHint2, L10n.LostCity.clockHint3],
        notes: [L10n.LostCity.clockNote1, L10n.LostCity.clockNote2], keywords: ["spikes"]),
      clues: [
        L10n.LostCity.clockClue1, L10n.LostCity.clockClue2, L10n.LostCity.clockClue3,
        L10n.LostCity.clockClue4,
      ],
      right: Choice(
        id: "2358", text: L10n.LostCity.clockAnswer2358, reply: L10n.LostCity.clockReply2358),
      misreadings: [
        Choice(
          id: "2357", text: L10n.LostCity.clockAnswer2357, reply: L10n.LostCity.clockReply2357),
        Choice(
          id: "2350", text: L10n.LostCity.clockAnswer2350, reply: L10n.LostCity.clockReply2350),
        Choice(
          id: "2355", text: L10n.LostCity.clockAnswer2355, reply: L10n.LostCity.clockReply2355),
        Choice(
          id: "2356", text: L10n.LostCity.clockAnswer2356, reply: L10n.LostCity.clockReply2356),
        Choice(
          id: "2353", text: L10n.LostCity.clockAnswer2353, reply: L10n.LostCity.clockReply2353),
      ],
      shown: 5)
  }

  /// Sums give the cups; only the first gate gives their order.
  private static func jarsLevel() throws(LevelError) -> RotorLevel {
    try RotorLevel(
      content: LevelContent(
        id: "jars", text: L10n.LostCity.jarsText,
        hints: [L10n.LostCity.jarsHint1, L10n.LostCity.jarsHint2, L10n.LostCity.jarsHint3],
        notes: [L10n.LostCity.jarsNote1, L10n.LostCity.jarsNote2], keywords: ["water"]),
      clues: [
        L10n.LostCity.jarsClue1, L10n.LostCity.jarsClue2, L10n.LostCity.jarsClue3,
        L10n.LostCity.jarsClue4,
      ],
      right: Choice(
        id: "1824", text: L10n.LostCity.jarsAnswer1824, reply: L10n.LostCity.jarsReply1824),
      misreadings: [
        Choice(
          id: "4821", text: L10n.LostCity.jarsAnswer4821, reply: L10n.LostCity.jarsReply4821),
        Choice(
          id: "8421", text: L10n.LostCity.jarsAnswer8421, reply: L10n.LostCity.jarsReply8421),
        Choice(
          id: "1842", text: L10n.LostCity.jarsAnswer1842, reply: L10n.LostCity.jarsReply1842),
        Choice(
          id: "2824", text: L10n.LostCity.jarsAnswer2824, reply: L10n.LostCity.jarsReply2824),
        Choice(
          id: "1224", text: L10n.LostCity.jarsAnswer1224, reply: L10n.LostCity.jarsReply1224),
        Choice(
          id: "4402", text: L10n.LostCity.jarsAnswer4402, reply: L10n.LostCity.jarsReply4402),
      ],
      shown: 6)
  }

  /// The escape: the lake that the last door held back.
  private static func floodLevel() throws(LevelError) -> ReflexLevel {
    try ReflexLevel(
      content: LevelContent(
        id: "flood", text: L10n.LostCity.floodText,
        hints: [L10n.LostCity.floodHint1, L10n.LostCity.floodHint2],
        notes: [L10n.LostCity.floodNote1], keywords: []),
      goal: escapeMoves, practice: escapePractice,
      beats: [3: L10n.LostCity.floodBeat3, 6: L10n.LostCity.floodBeat6],
      failures: [L10n.LostCity.floodFailure1, L10n.LostCity.floodFailure2],
      success: L10n.LostCity.floodSuccess, skipped: L10n.LostCity.floodSkipped)
  }
}
