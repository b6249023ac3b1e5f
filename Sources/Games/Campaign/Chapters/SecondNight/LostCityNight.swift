import Flow
import Localization
import Reflex

/// Chapter 2 on the second night: of each dial one face is blank, and what stood there follows from the rest.
enum LostCityNight {
  private typealias Text = L10n.LostCityNight
  private typealias First = L10n.LostCity

  static func levels() throws(LevelError) -> [Level?] {
    [
      try gateLevel(), try guardianLevel(), try clockLevel(),
      try jarsLevel(), try floodLevel(),
    ]
  }

  /// The third sign is under snow; by the notebook it is the spikes, which never stood on any.
  private static func gateLevel() throws(LevelError) -> Level {
    try Level.rotor(
      secondContent(
        "gate", Text.gateText, hints: [Text.gateHint1, Text.gateHint2, Text.gateHint3],
        note: Text.gateNote1),
      clues: [Text.gateClue1, Text.gateClue2, Text.gateClue3, Text.gateClue4],
      lock: .wheels(
        try CodeWheels(
          right: CodeReply("2801", reply: Text.gateReply2801),
          misreadings: [
            CodeReply("4402", reply: Text.gateReply4402),
            CodeReply("4801", reply: Text.gateReply4801),
            CodeReply("2401", reply: Text.gateReply2401),
            CodeReply("2802", reply: Text.gateReply2802),
            CodeReply("2841", reply: Text.gateReply2841),
          ], otherwise: Text.gateOtherwise(code: .typed))))
  }

  /// The rusted sentence tells nothing; of the three that leave tracks, two are up.
  private static func guardianLevel() throws(LevelError) -> Level {
    try Level.rotor(
      secondContent(
        "guardian", Text.guardianText,
        hints: [Text.guardianHint1, Text.guardianHint2, Text.guardianHint3],
        note: Text.guardianNote1),
      clues: [Text.guardianClue1, Text.guardianClue2, Text.guardianClue3, Text.guardianClue4],
      right: Choice(id: "bird", text: First.guardianAnswerBird, reply: Text.guardianReplyBird),
      misreadings: [
        Choice(id: "bear", text: First.guardianAnswerBear, reply: Text.guardianReplyBear),
        Choice(id: "wolf", text: First.guardianAnswerWolf, reply: Text.guardianReplyWolf),
        Choice(id: "eyes", text: First.guardianAnswerEyes, reply: Text.guardianReplyEyes),
        Choice(id: "spikes", text: First.guardianAnswerSpikes, reply: Text.guardianReplySpikes),
        Choice(id: "gate", text: First.guardianAnswerGate, reply: Text.guardianReplyGate),
      ], shown: 5)
  }

  /// The second bowl is silent: the third rings the first two, the fourth the second and the third.
  private static func clockLevel() throws(LevelError) -> Level {
    try Level.rotor(
      secondContent(
        "clock", Text.clockText, hints: [Text.clockHint1, Text.clockHint2, Text.clockHint3],
        note: Text.clockNote1),
      clues: [Text.clockClue1, Text.clockClue2, Text.clockClue3, Text.clockClue4],
      lock: .wheels(
        try CodeWheels(
          right: CodeReply("1347", reply: Text.clockReply1347),
          misreadings: [
            CodeReply("1047", reply: Text.clockReply1047),
            CodeReply("1247", reply: Text.clockReply1247),
            CodeReply("1147", reply: Text.clockReply1147),
            CodeReply("1547", reply: Text.clockReply1547),
            CodeReply("2358", reply: Text.clockReply2358),
          ], otherwise: First.clockOtherwise(code: .typed))))
  }

  /// The bear’s line has rusted; fifteen cups in all leave it five.
  private static func jarsLevel() throws(LevelError) -> Level {
    try Level.rotor(
      secondContent(
        "jars", Text.jarsText, hints: [Text.jarsHint1, Text.jarsHint2, Text.jarsHint3],
        note: Text.jarsNote1),
      clues: [Text.jarsClue1, Text.jarsClue2, Text.jarsClue3, Text.jarsClue4],
      lock: .wheels(
        try CodeWheels(
          right: CodeReply("5163", reply: Text.jarsReply5163),
          misreadings: [
            CodeReply("3615", reply: Text.jarsReply3615),
            CodeReply("0163", reply: Text.jarsReply0163),
            CodeReply("1824", reply: Text.jarsReply1824),
            CodeReply("5613", reply: Text.jarsReply5613),
            CodeReply("5136", reply: Text.jarsReply5136),
            CodeReply("1563", reply: Text.jarsReply1563),
          ], otherwise: First.jarsOtherwise(code: .typed))))
  }

  private static func floodLevel() throws(LevelError) -> Level {
    try secondEscape(
      secondContent("flood", Text.floodText, hints: [Text.floodHint1, Text.floodHint2]),
      twists: [.flood, .bats],
      beats: [Text.floodBeat4, Text.floodBeat8],
      failures: [Text.floodFailure1, Text.floodFailure2], success: Text.floodSuccess)
  }
}
