import Adventure
import Localization

private typealias Words = L10n.WorldThings

/// What belongs to the rope.
extension KeepersNight {
  static let cliffThings = [
    Thing(
      id: "rope", noun: Words.ropeForms, words: Words.ropeWords,
      description: [Telling(Words.ropeIced, when: .unset("free")), Telling(Words.ropeText)],
      start: .place("mouth"), traits: [.fixed], alsoIn: ["ledge", "gallery"],
      refusal: [Telling(Words.ropeRefusal)],
      picture: "rope", pictureText: Words.ropePicture),
    Thing(
      id: "ring", noun: Words.ringForms, words: Words.ringWords,
      description: [Telling(Words.ringWarm, when: .atLeast("said", 3)), Telling(Words.ringText)],
      start: .place("mouth"), traits: [.fixed],
      refusal: [Telling(Words.ringRefusal)],
      picture: "ring", pictureText: Words.ringPicture),
    Thing(
      id: "hook", noun: Words.hookForms, words: Words.hookWords,
      description: [Telling(Words.hookText)], start: .place("mouth"), traits: [.fixed, .supporter],
      refusal: [Telling(Words.hookRefusal)],
      picture: "hook", pictureText: Words.hookPicture),
    Thing(
      id: "collar", noun: Words.collarForms, words: Words.collarWords,
      description: [Telling(Words.collarText)], start: .place("gallery"), traits: [.fixed],
      refusal: [Telling(Words.collarRefusal)],
      picture: "collar", pictureText: Words.collarPicture),
    Thing(
      id: "marks", noun: Words.marksForms, words: Words.marksWords,
      description: [Telling(Words.marksText)], start: .place("tunnel"), traits: [.fixed],
      refusal: [Telling(Words.marksRefusal)],
      picture: "marks", pictureText: Words.marksPicture),
  ]
}
