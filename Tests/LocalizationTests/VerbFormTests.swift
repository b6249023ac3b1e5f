import Localization
import Testing

struct VerbFormTests {
  /// A verb phrase, and what it also is with -ing.
  static let english: [(String, String)] = [
    ("read", "reading"), ("take", "taking"), ("see", "seeing"), ("free", "freeing"),
    ("put", "putting"), ("drop", "dropping"), ("let go of", "letting go of"),
    ("open", "opening"), ("enter", "entering"), ("listen", "listening"), ("rub", "rubbing"),
    ("shrug", "shrugging"), ("lift", "lifting"), ("try", "trying"), ("hear", "hearing"),
    ("show", "showing"), ("fix", "fixing"), ("say", "saying"), ("pick up", "picking up"),
  ]

  @Test(arguments: english) func `an English verb has a form in -ing`(phrase: String, form: String)
  {
    #expect(Language.en.verbForms(of: phrase) == [phrase, form])
  }

  /// A verb phrase, and all that may be typed for it.
  static let french: [(String, [String])] = [
    (
      "préparer",
      [
        "préparer", "prépare", "prépares", "préparez", "préparons", "préparerai", "préparais",
      ]
    ),
    (
      "poser sur",
      [
        "poser sur", "pose sur", "poses sur", "posez sur", "posons sur", "poserai sur",
        "posais sur",
      ]
    ),
    ("faire du feu", ["faire", "fais", "fait", "faites", "faisons"].map { $0 + " du feu" }),
    ("prends", ["prends", "prend"]), ("mets", ["mets", "met"]), ("lis", ["lis", "lit"]),
    ("sors", ["sors", "sort"]), ("tiens", ["tiens", "tient"]), ("bus", ["bus", "but"]),
    ("ouvre", ["ouvre", "ouvres"]), ("offre", ["offre", "offres"]),
    ("sèche", ["sèche", "sèches"]), ("prendre", ["prendre"]), ("lire", ["lire"]),
    ("ouvrez", ["ouvrez"]), ("voir", ["voir"]), ("va", ["va"]), ("o", ["o"]),
  ]

  @Test(arguments: french) func `a French verb has its imperatives, and their commonest slips`(
    phrase: String, forms: [String]
  ) {
    #expect(Language.fr.verbForms(of: phrase) == forms)
  }

  @Test(arguments: ["x", "go", "l look", ""]) func `what is too short for a verb has no other form`(
    phrase: String
  ) {
    #expect(Language.en.verbForms(of: phrase) == [phrase])
  }

  @Test func `« mettre » is to put, « sortir » to take out`() {
    #expect(Language.allCases.filter(\.wearMeansPut) == [.fr])
    #expect(Language.allCases.filter(\.leaveMeansTakeOut) == [.fr])
  }

}
