import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What belongs to the rope.
extension KeepersNight {
  static let cliffThings = [
    Thing(
      id: "rope", noun: Words.ropeForms, words: Words.ropeWords,
      description: [
        ConditionalText(Words.ropeIced, when: .unset("free")), ConditionalText(Words.ropeText),
      ],
      start: .place("mouth"), traits: [.fixed], alsoIn: ["ledge", "gallery"],
      refusal: [ConditionalText(Words.ropeRefusal)],
      picture: "rope", pictureText: Words.ropePicture),
    Thing(
      id: "ring", noun: Words.ringForms, words: Words.ringWords,
      description: [
        ConditionalText(Words.ringWarm, when: .atLeast("said", 3)), ConditionalText(Words.ringText),
      ],
      start: .place("mouth"), traits: [.fixed],
      refusal: [ConditionalText(Words.ringRefusal)],
      picture: "ring", pictureText: Words.ringPicture),
    Thing(
      id: "hook", noun: Words.hookForms, words: Words.hookWords,
      description: [ConditionalText(Words.hookText)], start: .place("mouth"),
      traits: [.fixed, .supporter],
      refusal: [ConditionalText(Words.hookRefusal)],
      picture: "hook", pictureText: Words.hookPicture),
    Thing(
      id: "collar", noun: Words.collarForms, words: Words.collarWords,
      description: [ConditionalText(Words.collarText)], start: .place("gallery"), traits: [.fixed],
      refusal: [ConditionalText(Words.collarRefusal)],
      picture: "collar", pictureText: Words.collarPicture),
    Thing(
      id: "marks", noun: Words.marksForms, words: Words.marksWords,
      description: [ConditionalText(Words.marksText)], start: .place("tunnel"), traits: [.fixed],
      refusal: [ConditionalText(Words.marksRefusal)],
      picture: "marks", pictureText: Words.marksPicture),
  ]
}
