import Localization
import Testing

@testable import Flow

/// Persons with a title, a trade, an initial or an abbreviation before their names.
@Suite struct PersonAnswerTests {
  static let answers: [(Language, String, String, String, Bool)] = [
    (
      .fr, "Qui a écrit Les Fleurs du mal ?", "Charles Baudelaire", "le poète Charles Baudelaire",
      true
    ),
    (.fr, "Qui a écrit Les Fleurs du mal ?", "Charles Baudelaire", "le poete baudelaire", true),
    (.fr, "Qui a écrit Les Fleurs du mal ?", "Charles Baudelaire", "Mr Baudelaire", true),
    (.fr, "Qui a écrit Les Fleurs du mal ?", "Charles Baudelaire", "Ch. Baudelaire", true),
    (.fr, "Qui a écrit Les Fleurs du mal ?", "Charles Baudelaire", "J. Baudelaire", false),
    (.fr, "Qui a écrit Les Fleurs du mal ?", "Charles Baudelaire", "le père de Baudelaire", false),
    (.fr, "Qui a peint Guernica ?", "Pablo Picasso", "le peintre espagnol Pablo Picasso", true),
    (.fr, "Qui a peint Guernica ?", "Pablo Picasso", "le peintre Georges Braque", false),
    (.fr, "Qui fut couronné en l’an 800 ?", "Charlemagne", "l’empereur Charlemagne", true),
    (.fr, "Qui fut couronné en l’an 800 ?", "Charlemagne", "le père de Charlemagne", false),
    (.fr, "Qui a découvert le radium ?", "Marie Curie", "la physicienne Marie Curie", true),
    (.fr, "Qui a découvert le radium ?", "Marie Curie", "M. Curie", false),
    (.en, "Who was the first president?", "George Washington", "Mr. Washington", true),
    (.fr, "Qui vaccina contre la rage ?", "Pasteur", "L. Pasteur", true),
    (.en, "Who wrote “Persuasion”?", "Jane Austen", "the novelist Jane Austen", true),
    (.en, "Who wrote “Persuasion”?", "Jane Austen", "Mr Austen", false),
    (.en, "Who painted “Guernica”?", "Pablo Picasso", "Mr Picasso", true),
    (.en, "Who was crowned in 1066?", "William", "the father of William", false),
    (.en, "Who was crowned in 1066?", "William", "King William", true),
    (.en, "Who was shot?", "Archduke Franz Ferdinand", "Archduke Karl Ferdinand", false),
    (.en, "Who was shot?", "Archduke Franz Ferdinand", "Archduke F. Ferdinand", true),
  ]

  @Test(arguments: answers) func `what someone is says nothing before the name`(
    _ language: Language, _ question: String, _ right: String, _ typed: String, _ isRight: Bool
  ) throws {
    let level = try asking(question, right: right)
    let isTaken = if case .right = level.match(typed, in: language) { true } else { false }
    #expect(isTaken == isRight)
  }
}
