import Flow
import JSON
package import Localization

private typealias Words = L10n.Starter

/// The pack that an author begins with: a level of each kind, playable as it is.
package enum PackStarter {
  /// Its file, with comments for an author of that language.
  package static func write(for language: Language) -> [UInt8] {
    let comments = [
      Words.ladderComment, Words.lockComment,
      Words.boxComment(hole: LocalizedText(verbatim: PackFormat.hole)), Words.darkComment,
      Words.runComment,
    ]
    return PackWriter.write(
      document, comments: comments.map { JSONValue($0.resolved(in: language)) })
  }

  static let document = PackDocument(
    title: PackText(Words.title), author: PackText(Words.author), language: "en",
    intro: PackText(Words.intro), ending: PackText(Words.ending),
    chapters: [
      PackChapter(
        id: "roof", title: PackText(Words.chapterTitle),
        description: PackText(Words.chapterDescription),
        keywords: [PackKeyword(id: "clock", text: PackText(Words.keyword))],
        levels: [ladder, lock, box, dark, run])
    ])

  private static let ladder = PackLevel(
    id: "ladder", text: PackText(Words.ladderText),
    hints: [PackText(Words.ladderHint1), PackText(Words.ladderHint2)],
    notes: [PackText(Words.ladderNote)],
    task: .closed(
      PackChoices(
        right: choice("new", Words.ladderRight, Words.ladderRightReply),
        wrong: [
          choice("creaking", Words.ladderCreaking, Words.ladderCreakingReply),
          choice("turning", Words.ladderTurning, Words.ladderTurningReply),
        ])))

  private static let lock = PackLevel(
    id: "lock", text: PackText(Words.lockText),
    hints: [PackText(Words.lockHint1), PackText(Words.lockHint2)],
    task: .rotor(
      clues: [PackText(Words.lockClue1), PackText(Words.lockClue2)],
      PackChoices(
        right: choice("153", verbatim("153"), Words.lockRightReply),
        wrong: [
          choice("315", verbatim("315"), Words.lockHourReply),
          choice("513", verbatim("513"), Words.lockSwappedReply),
          choice("351", verbatim("351"), Words.lockHourReply),
        ]), shown: 3))

  private static let box = PackLevel(
    id: "box", text: PackText(Words.boxText),
    hints: [PackText(Words.boxHint1), PackText(Words.boxHint2)], keywords: ["clock"],
    task: .open(
      PackQuestion(
        right: PackWords(Words.boxRight),
        wrong: [
          PackMiss(
            id: "other", words: PackWords(Words.boxDoll), reply: PackText(Words.boxDollReply))
        ],
        otherwise: PackText(Words.boxOtherwise(word: LocalizedText(verbatim: PackFormat.hole))),
        success: PackText(Words.boxSuccess))))

  private static let dark = PackLevel(
    id: "dark", text: PackText(Words.darkText),
    hints: [PackText(Words.darkHint1), PackText(Words.darkHint2)],
    task: .search(
      PackSearch(
        objects: [
          PackObject(
            id: "key", name: PackText(Words.darkKey), text: PackText(Words.darkKeyText),
            actions: [
              action("wind", Words.darkWind, Words.darkWindResult, .progress, isRight: true),
              action("pocket", Words.darkPocket, Words.darkPocketResult, .nothing),
            ]),
          PackObject(
            id: "cloth", name: PackText(Words.darkCloth), text: PackText(Words.darkClothText),
            actions: [
              action("wipe", Words.darkWipe, Words.darkWipeResult, .progress, isRight: true),
              action("shake", Words.darkShake, Words.darkShakeResult, .setback),
            ]),
        ], failure: PackText(Words.darkFailure), success: PackText(Words.darkSuccess))))

  private static let run = PackLevel(
    id: "run", text: PackText(Words.runText),
    task: .reflex(
      PackRound(
        moves: 4, practice: 1, beats: [PackBeat(move: 3, text: PackText(Words.runBeat))],
        failures: [PackText(Words.runFailure)], success: PackText(Words.runSuccess),
        skipped: PackText(Words.runSkipped))))

  private static func choice(
    _ id: String, _ text: LocalizedText, _ reply: LocalizedText
  ) -> PackChoice {
    PackChoice(id: id, text: PackText(text), reply: PackText(reply))
  }

  private static func action(
    _ id: String, _ text: LocalizedText, _ result: LocalizedText, _ feels: Outcome,
    isRight: Bool = false
  ) -> PackAction {
    PackAction(
      id: id, text: PackText(text), result: PackText(result), feels: feels, isRight: isRight)
  }
}
