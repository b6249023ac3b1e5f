import Localization
import Testing

@testable import Flow

/// Words of the question that are said again in an answer.
@Suite struct AskedWordsTests {
  private static func level(
    _ question: String, right: String, wrong: String = "never",
    exactness: AnswerExactness = .forgiving, number: ExpectedNumber? = nil
  ) throws -> OpenQuestionLevel {
    let asked = LocalizedText(verbatim: try SafeText(question))
    return try OpenQuestionLevel(
      content: CommonLevelContent(id: "o", text: asked, hints: [], notes: [], keywords: []),
      accepted: try list(en: right, fr: right),
      nearMisses: [
        ForeseenWrongAnswer(
          id: "wrong", texts: try list(en: wrong, fr: wrong), reply: text("nearly"))
      ], nudge: .typed, success: text("yes"), exactness: exactness,
      number: number)
  }

  static let nouns: [(Language, String, Set<String>)] = [
    (.en, "Which battle did he lose in 1815?", ["battle"]),
    (.en, "What is the capital of Peru?", ["capital"]), (.en, "Who was it?", []),
    (.fr, "Quel océan borde la Bretagne ?", ["ocean"]),
    (.fr, "Quelle ville est la préfecture du Rhône ?", ["ville"]),
    (.en, "What is not a planet?", []), (.en, "What?", []),
    (.fr, "Quelle est la capitale du Pérou ?", ["capitale"]),
    (.fr, "Quel est le plus long fleuve de France ?", ["long", "fleuve"]),
    (.fr, "Quel est le nom du fleuve qui traverse Le Caire ?", ["fleuve"]),
    (.en, "What was the name of the ship that sank?", ["ship"]),
    (.en, "Which is heavier, x or y?", []),
  ]

  @Test(arguments: nouns) func `a question asks for a noun`(
    _ language: Language, _ question: String, _ nouns: Set<String>
  ) throws {
    #expect(OpenQuestionWording(try Self.level(question, right: "x"), in: language).nouns == nouns)
  }

  static let answers: [(Language, String, String, String, Bool)] = [
    (.en, "Which battle did he lose in 1815?", "Waterloo", "the battle of Waterloo", true),
    (.en, "Which battle did he lose in 1815?", "Waterloo", "Waterloo 1815", true),
    (.en, "Which battle did he lose in 1815?", "Waterloo", "Waterloo in 1815", true),
    (
      .en, "Which battle did he lose in 1815?", "Waterloo", "I think it was the battle of Waterlo",
      true
    ),
    (.en, "Which battle did he lose in 1815?", "Waterloo", "the battle of Leipzig", false),
    (.en, "Which battle did he lose in 1815?", "Waterloo", "battle", false),
    (.en, "Which battle did he lose in 1815?", "Waterloo", "Waterloo 1816", false),
    (.en, "Which ocean is the largest?", "Pacific", "Pacific Ocean", true),
    (.en, "Which ocean is the largest?", "Pacific Ocean", "Pacific", true),
    (.en, "Which ocean is the largest?", "Pacific Ocean", "the pacific", true),
    (.en, "Which ocean is the largest?", "Pacific Ocean", "Atlantic", false),
    (.en, "Which ocean is the largest?", "Pacific Ocean", "ocean", false),
    (.en, "Which colour is between blue and yellow?", "green", "blue green", false),
    (.en, "Which metal is heavier, gold or iron?", "gold", "iron gold", false),
    (.en, "Which is not a planet, Pluto or Mars?", "Pluto", "not Pluto", false),
    (.fr, "Quelle bataille perd-il en 1815 ?", "Waterloo", "la bataille de Waterloo", true),
    (.fr, "Quel océan borde la Bretagne ?", "l’océan Atlantique", "Atlantique", true),
    (.fr, "Quel océan borde la Bretagne ?", "Atlantique", "océan atlantique", true),
    (.fr, "Quel océan borde la Bretagne ?", "Atlantique", "océan indien", false),
    (.fr, "Quel roi bâtit Versailles ?", "Louis XIV", "Loui 14", true),
    (.fr, "Quel roi bâtit Versailles ?", "Louis XIV", "Loui 13", false),
    (.fr, "Date d’Alésia ?", "52 av. J.-C.", "moins 52", true),
    (.fr, "Date d’Alésia ?", "52 av. J.-C.", "moins 53", false),
    (.fr, "Quel est le plus long fleuve de France ?", "la Loire", "le fleuve Loire", true),
    (.fr, "Quel est le plus grand océan ?", "Pacifique", "l’océan Pacifique", true),
    (.fr, "Qui a tué Henri IV ?", "Ravaillac", "Henri IV a tué Ravaillac", false),
    (.fr, "Qui a tué Henri IV ?", "Ravaillac", "Ravaillac a tué Henri IV", true),
    (.fr, "Qui est le fils de Philippe ?", "Louis X", "Philippe est le fils de Louis X", false),
    (.fr, "Qui est le fils de Philippe ?", "Louis X", "le fils de Louis X", false),
    (.fr, "Qui est le fils de Philippe ?", "Louis X", "le fils de Philippe est Louis X", true),
    (
      .fr, "Quel pays est au nord de l’Espagne ?", "la France",
      "l’Espagne est au nord de la France",
      false
    ),
    (.fr, "Qui mange la souris ?", "le chat", "la souris mange le chat", false),
    (.fr, "De quel pays Berlin est-elle la capitale ?", "l’Allemagne", "Allemagne de l’Est", false),
    (
      .fr, "Quelle ville est la préfecture du Rhône ?", "Lyon",
      "Le Rhône est la préfecture de Lyon",
      false
    ),
    (.fr, "Qui a découvert le radium ?", "Pierre et Marie Curie", "Pierre Curie", false),
    (.fr, "Qui sont-ils ?", "Roméo et Juliette", "Roméo ou Juliette", false),
    (.fr, "Qui sont-ils ?", "Roméo et Juliette", "Juliette et Roméo", true),
    (.fr, "Qui l’a écrit ?", "Jean-Jacques Rousseau", "Jean-Baptiste Rousseau", false),
    (.fr, "Qui l’a écrit ?", "Victor Hugo", "J. Hugo", false),
    (.fr, "Qui l’a écrit ?", "Victor Hugo", "V. Hugo", true),
    (.fr, "Qui l’a écrit ?", "Jules César", "Jules et César", false),
    (.fr, "Qui l’a fait ?", "Christophe Colomb", "une colombe", false),
    (.fr, "Le Rhin est-il un fleuve ou une rivière ?", "un fleuve", "fleuve", true),
    (.en, "Who killed Caesar?", "Brutus", "Caesar killed Brutus", false),
    (.en, "Who killed Caesar?", "Brutus", "Brutus killed Caesar", true),
    (.fr, "Qui a tué César ?", "Brutus", "César a tué Brutus", false),
    (.en, "Which animal eats mice?", "the cat", "mice eat the cat", false),
    (.en, "Which animal eats mice?", "the cat", "the cat eats mice", true),
    (.fr, "Par quel organe respirent les poissons ?", "les branchies", "par les branchies", true),
    (
      .fr, "Par quel organe respirent les poissons ?", "les branchies",
      "ils respirent par les branchies", true
    ),
    (.fr, "Par quel organe respirent les poissons ?", "les branchies", "les poissons", false),
    (.fr, "Où la Loire naît-elle ?", "au mont Gerbier", "le mont Gerbier", true),
    (.fr, "Complétez : il habite … (France)", "en France", "France", false),
    (.fr, "Quel fleuve traverse Paris ?", "la Seine", "La Seine traverse Paris", true),
    (.fr, "Quel fleuve traverse Paris ?", "la Seine", "La Seine ne traverse pas Paris", false),
    (.fr, "Quel fleuve traverse Paris ?", "la Seine", "La Marne traverse Paris", false),
    (.fr, "Qui a écrit Candide ?", "Voltaire", "c’est Voltaire qui a écrit Candide", true),
    (.fr, "Qui a écrit Candide ?", "Voltaire", "Voltaire ou Rousseau", false),
    (.fr, "Dans quel pays se trouve Le Caire ?", "l’Égypte", "Le Caire se trouve en Égypte", true),
    (.en, "Which gas do plants take in?", "carbon dioxide", "Plants take in carbon dioxide", true),
    (.en, "Which gas do plants take in?", "carbon dioxide", "Plants take in oxygen", false),
    (.en, "On which continent is Egypt?", "Africa", "Egypt is in Africa", true),
    (.en, "What colour do you get from blue and yellow?", "green", "blue green", false),
    (
      .en, "Who was the first man on the Moon?", "Neil Armstrong",
      "The first man on the Moon was Neil Armstrong", true
    ),
    (.en, "Who was the first man on the Moon?", "Neil Armstrong", "Armstrong", true),
    (.en, "Who was the first man on the Moon?", "Neil Armstrong", "N. Armstrong", true),
    (.en, "Who was the first man on the Moon?", "Neil Armstrong", "Louis Armstrong", false),
    (.en, "Who was the first man on the Moon?", "Neil Armstrong", "Neil", false),
    (.en, "Who painted it?", "Leonardo da Vinci", "da Vinci", true),
    (.en, "Who was shot?", "Archduke Franz Ferdinand", "Franz Ferdinand", true),
    (.en, "Who had a dream?", "Martin Luther King Jr.", "Martin Luther King", true),
    (.en, "Who had a dream?", "Martin Luther King Jr.", "Dr King", true),
    (.en, "Who had a dream?", "Martin Luther King Jr.", "Martin Luther", false),
    (.en, "Who made the telephone?", "Alexander Graham Bell", "A. G. Bell", true),
    (.en, "Which emperor crowned himself?", "Napoleon Bonaparte", "Bonaparte", true),
    (.en, "Which country did Hitler invade?", "Poland", "Hitler invaded Poland", true),
    (.en, "Is the sun a star or a planet?", "star", "a star", true),
    (.en, "Is the sun a star or a planet?", "star", "a planet", false),
    (.en, "Who won, the Normans or the Saxons?", "the Normans", "Normans", true),
    (.en, "Is it its or it’s?", "its", "it’s", false),
    (.en, "Who wrote it?", "Charles Darwin", "Darwin, Charles", true),
    (.en, "Who wrote it?", "Charles Darwin", "Charles Robert Darwin", true),
    (.en, "Who wrote it?", "Charles Darwin", "Sir Charles Darwin", true),
    (.en, "Who wrote it?", "Charles Darwin", "not Darwin", false),
    (.en, "What carried the plague?", "rats and fleas", "fleas & rats", true),
    (.en, "What carried the plague?", "rats and fleas", "the rats and the fleas", true),
    (.en, "What carried the plague?", "rats and fleas", "rats", false),
    (
      .en, "What are the houses?", "House of Commons and House of Lords",
      "the House of Lords and the House of Commons", true
    ),
    (.en, "When was the war?", "1914 and 1918", "1918 and 1914", false),
    (.en, "When was it?", "14 October 1066", "It was on the 14th of October 1066", true),
    (.en, "What is a salt of nitric acid?", "nitrate", "nitrite", false),
    (.en, "What is a salt of nitric acid?", "nitrate", "nitrat", true),
    (.fr, "Quel est le pluriel de cheval ?", "chevaux", "cheveux", false),
    (.en, "What are they?", "alkanes", "alkenes", false),
    (.en, "Which organ pumps blood?", "heart", "heat", false),
    (.en, "Which organ pumps blood?", "heart", "haert", true),
    (.fr, "Quelle coordonnée se mesure depuis l’équateur ?", "la latitude", "l’altitude", false),
    (.fr, "Quel pays ?", "l’Irlande", "Islande", false),
    (.fr, "Quel pays ?", "l’Irlande", "Irllande", true),
    (.en, "Which country?", "Russia", "Russian", false),
    (.en, "What do they carry?", "arteries", "artery", true),
    (.en, "What is the plural of city?", "cities", "city", false),
    (.en, "Which war ended in 1945?", "the Second World War", "WW2", true),
    (.en, "Which war ended in 1945?", "World War II", "second world war", true),
    (.en, "Which war ended in 1945?", "World War II", "first world war", false),
    (.en, "What does WW2 stand for?", "World War II", "WW2", false),
    (.en, "Which gas do plants take in?", "carbon dioxide", "CO2", true),
    (.en, "What is the formula of the gas that plants take in?", "CO2", "carbon dioxide", false),
    (.en, "Which country sold it?", "the United States", "the USA", true),
    (.en, "Which salt is blue?", "copper sulphate", "copper sulfate", true),
    (
      .fr, "Quelle guerre finit en 1945 ?", "la Seconde Guerre mondiale", "2e guerre mondiale", true
    ),
    (
      .fr, "Quelle guerre finit en 1918 ?", "Première Guerre mondiale", "la 1re guerre mondiale",
      true
    ),
    (.fr, "Quelle guerre finit en 1918 ?", "Première Guerre mondiale", "2e guerre mondiale", false),
    (.fr, "Quelle guerre finit en 1453 ?", "la guerre de Cent Ans", "la guerre de 100 ans", true),
    (.fr, "Quelle guerre finit en 1453 ?", "la guerre de Cent Ans", "la guerre de 30 ans", false),
    (.fr, "Quel gaz ?", "le dioxyde de carbone", "du gaz carbonique", true),
    (.fr, "Que signifie ADN ?", "acide désoxyribonucléique", "ADN", false),
    (.fr, "Qui bat Napoléon à Waterloo ?", "le duc de Wellington", "Wellington", true),
    (.fr, "Qui bat Napoléon à Waterloo ?", "le duc de Wellington", "le duc", false),
    (.fr, "Quel empereur a perdu ?", "Napoléon Bonaparte", "Napoléon", true),
    (.fr, "Quel empereur a perdu ?", "Napoléon Ier", "Napoléon", true),
    (.fr, "Quel empereur a perdu ?", "Napoléon III", "Napoléon", false),
    (.en, "Who led China?", "Mao Zedong", "Mao", true),
    (.en, "Who freed the slaves?", "President Abraham Lincoln", "Lincoln", true),
    (.en, "Who painted it?", "Leonardo da Vinci", "Leonardo", true),
    (.en, "Which queen?", "Elizabeth I", "Elizabeth", false),
    (.fr, "Quelle reine ?", "Élisabeth Ire", "Élisabeth 1ère", true),
    (.en, "Who discovered penicillin?", "Alexander Fleming", "Flemming", true),
    (.en, "Who discovered penicillin?", "Alexander Fleming", "Alexander", false),
    (.en, "Which treaty ended the war?", "Treaty of Versailles", "Versaille", true),
    (.en, "What is the highest mountain?", "Mount Everest", "Everest", true),
    (.en, "What is the highest mountain?", "Mount Everest", "Mt. Everest", true),
    (.en, "What is the highest mountain?", "Kilimanjaro", "Mount Kilimanjaro", true),
    (.fr, "Quel est le plus haut sommet ?", "Everest", "le mont Everest", true),
    (.en, "Which city was Leningrad?", "Saint Petersburg", "St. Petersburg", true),
    (.en, "Who led the plot?", "Robert Catesby and Guy Fawkes", "Catesby and Fawkes", true),
    (.en, "Who led the plot?", "Robert Catesby and Guy Fawkes", "Catesby and Percy", false),
    (.en, "What are the states?", "solid, liquid and gas", "solids, liquids and gas", true),
    (.en, "What are the states?", "solid, liquid and gas", "solid liquid gas", true),
    (.en, "What are the states?", "solid, liquid and gas", "solid liquid", false),
    (.fr, "Quelles couleurs ?", "bleu, blanc et rouge", "rouge bleu et blanc", true),
    (.fr, "Quels os ?", "le tibia et le péroné", "tibia péroné", true),
    (.en, "Who is the heroine?", "Elizabeth Bennet", "Mr Bennet", false),
    (.en, "Who is the heroine?", "Elizabeth Bennet", "Miss Bennet", true),
    (.en, "Who is the heroine?", "Elizabeth Bennet", "Miss Elizabeth Bennet", true),
    (.en, "Who does she marry?", "Mr Darcy", "Darcy", true),
    (.en, "Who does she marry?", "Darcy", "Mr Darcy", true),
    (.fr, "Qui a découvert le radium ?", "Marie Curie", "Madame Curie", true),
    (.fr, "Qui a découvert le radium ?", "Marie Curie", "M. Curie", false),
    (.fr, "Qui est l’époux de Marie Curie ?", "Pierre Curie", "Curie", false),
    (.en, "What is the capital of Switzerland?", "Bern", "Bern, Switzerland", true),
    (.en, "What is the capital of Switzerland?", "Bern", "Zürich, Switzerland", false),
    (.en, "Is it Pluto or Mars?", "Pluto", "Pluto, Mars", false),
    (.en, "Which continent is Egypt in?", "Africa", "Egypt is in Africa", true),
    (.en, "Who had a dream?", "Martin Luther King", "Martin Luther King Jr", true),
    (.en, "Why did it sink?", "it hit an iceberg", "because it hit an iceberg", true),
    (.en, "How many continents are there?", "seven", "7 continents", true),
    (.en, "How many continents are there?", "seven", "6 continents", false),
    (.en, "When did the wall fall?", "November 1989", "9 November 1989", true),
    (.en, "When did the wall fall?", "November 1989", "9 October 1989", false),
    (.en, "When did the war end?", "8 May 1945", "8 may 45", true),
    (.en, "When did the wall fall?", "November 1989", "Nov ’89", true),
    (.en, "What is 6/8?", "3/4", "3 / 4", true),
    (.fr, "Quel pays borde la Slovénie : l’Italie ou la Slovaquie ?", "Italie", "l'Italie", true),
    (
      .fr, "Quel pays borde la Slovénie : l’Italie ou la Slovaquie ?", "Italie", "la Slovaquie",
      false
    ),
    (.fr, "Qui a trouvé le vaccin ?", "Pasteur", "Louis Pasteur", true),
    (.fr, "Qui a trouvé le vaccin ?", "Pasteur", "l’élève de Pasteur", false),
    (.fr, "Qui a trouvé le vaccin ?", "Pasteur", "M. Pasteur", true),
    (.fr, "Qui l’a dit ?", "de Gaulle", "charles de gaulle", true),
    (.fr, "Qui l’a dit ?", "Charles de Gaulle", "Degaulle", true),
    (.fr, "Qui fut sacré ?", "Napoléon Ier", "Napoléon Bonaparte", true),
    (.fr, "Qui fut sacré ?", "Napoléon", "Napoléon Ier", true),
    (.fr, "Qui fut sacré ?", "Napoléon", "Napoléon III", false),
    (.fr, "Quelle guerre ?", "Première Guerre mondiale", "1ère guerre mondiale", true),
    (.fr, "Quelle personne ?", "1re personne du pluriel", "première personne du pluriel", true),
    (
      .fr, "Comment s’appelle l’animal qui mange des plantes ?", "herbivore", "un animal herbivore",
      true
    ),
    (
      .fr, "Comment s’appelle le pouvoir de faire les lois ?", "pouvoir législatif", "législatif",
      true
    ),
    (.fr, "Quelles cellules ?", "globule rouge", "les globules rouges", true),
    (.fr, "Quel organe ?", "rein", "rien", false),
    (.fr, "Quel jour du débarquement ?", "6 juin 1944", "6 juin 44", true),
    (.fr, "Quel jour de 1918 ?", "11 novembre", "11/11/1918", true),
    (.fr, "Quel jour de 1918 ?", "11 novembre", "11/11/1919", false),
    (.fr, "Date d’Alésia ?", "52 av. J.-C.", "- 52", true),
    (.fr, "Quel siècle ?", "Ve siècle av. J.-C.", "5 av. J.-C.", false),
    (.fr, "Quel pays ?", "le Pérou", "Pérou (Amérique du Sud)", true),
    (.en, "Expand 2(x - 3).", "2x - 6", "2x + 6", false),
    (.en, "Expand 2(x - 3).", "2x - 6", "2x-6", true),
    (.en, "Expand 2(x - 3).", "2x - 6", "2x − 6", true),
    (.en, "What is Ohm’s law?", "V = IR", "V=I/R", false),
    (.en, "What is Ohm’s law?", "V = IR", "V = I × R", true),
    (.en, "What is the law of motion?", "F = ma", "F = m + a", false),
    (.en, "What is density?", "mass ÷ volume", "mass / volume", true),
    (.en, "What is density?", "mass ÷ volume", "mass × volume", false),
    (.en, "Balance it.", "Zn + Cu2+ → Zn2+ + Cu", "Zn + Cu2+ -> Zn2+ + Cu", true),
    (.en, "Balance it.", "Zn + Cu2+ → Zn2+ + Cu", "Zn + Cu2- → Zn2+ + Cu", false),
    (.en, "Which isotope is fissile?", "U-235", "U 235", true),
    (.fr, "Date d’Alésia ?", "52 av. J.-C.", "52 avant JC", true),
    (.en, "Write 14 in Roman numerals.", "XIV", "14", false),
    (.en, "Write 14 in Roman numerals.", "XIV", "xiv", true),
    (.en, "Which US president freed the slaves?", "Abraham Lincoln", "Lincoln", true),
    (.en, "Which British prime minister resigned?", "Margaret Thatcher", "Thatcher", true),
    (.en, "Which river did the king cross?", "River Jordan", "Jordan", true),
    (.en, "Which scientist saw the apple?", "Isaac Newton", "Issac Newton", true),
    (.en, "Which scientist saw the apple?", "Isaac Newton", "Albert Newton", false),
    (.en, "Which are the roots?", "2 and 3", "3 and 2", true),
    (.fr, "Qui l’a dit ?", "Charles de Gaulle", "de Gaule", true),
    (.en, "When was the war?", "1914 and 1918", "1918 and 1914", false),
    (.en, "Which Englishman won?", "the Duke of Wellington", "Wellington", true),
    (.en, "Which of Henry VIII’s wives was killed?", "Anne Boleyn", "Boleyn", true),
    (.en, "Which scientists saw it?", "Watson and Crick", "James Watson and Francis Crick", true),
    (.en, "Which king lost?", "Harold", "Harald", false),
    (.en, "Name the nations.", "Wales, Northern Ireland", "Northern Ireland Wales", true),
    (.en, "Name the nations.", "Wales, Northern Ireland", "Northern Wales", false),
    (.fr, "Quels ordres ?", "clergé, noblesse, tiers état", "noblesse clergé tiers-état", true),
    (.fr, "Qui conquit la Gaule ?", "les Romains", "les Roumains", false),
    (.fr, "Quel impôt est-ce ?", "la gabelle", "la gazelle", false),
    (.fr, "Qui lance l’appel ?", "le général de Gaulle", "Charles de Gaulle", true),
    (.fr, "Qui a inventé l’imprimerie ?", "Gutenberg", "l’imprimeur Gutenberg", true),
    (.fr, "Qui a écrit cela ?", "Madame de La Fayette", "le marquis de La Fayette", false),
    (.fr, "Qui a écrit cela ?", "Madame de La Fayette", "Mme de La Fayette", true),
    (.fr, "Qui était cette femme ?", "Marie Curie", "Pierre Curie", false),
    (.en, "On what day did it end in 1945?", "8 May 1945", "8 May", true),
    (.en, "What was the crop?", "potato", "potatoes", true),
    (.en, "What was the crop?", "potatoes", "potato", true),
    (.en, "What angered them?", "taxes", "tax", true),
    (.en, "What was it?", "shoe", "shoes", true),
    (.en, "What was it?", "tax", "tacos", false),
    (.en, "Who led the revolt?", "Wat Tyler", "the rebel Wat Tyler", true),
    (.en, "Who led the revolt?", "Wat Tyler", "William Tyler", false),
    (.en, "Who led the revolt?", "Wat Tyler", "the cousin Wat Tyler", false),
    (.en, "On what day did it end in 1945?", "8 May 1945", "7 May", false),
    (.en, "On what day did it end?", "8 May 1945", "8 May", false),
    (.en, "In which month of 1945 did it end?", "8 May 1945", "May", false),
    (.fr, "Quelle est la date d’Alésia ?", "52 av. J.-C.", "52 BC", true),
  ]

  @Test(arguments: answers) func `what a question says need not be said, and may be`(
    _ language: Language, _ question: String, _ right: String, _ typed: String, _ isRight: Bool
  ) throws {
    let evaluation = try Self.level(question, right: right).match(typed, in: language)
    if case .right = evaluation { #expect(isRight) } else { #expect(!isRight) }
  }

  @Test func `a foreseen answer is foreseen with the noun, too`() throws {
    let level = try Self.level("Which battle did he lose?", right: "Waterloo", wrong: "Leipzig")
    guard case .nearMiss = level.match("battle of Leipzig", in: .en) else {
      Issue.record("not foreseen")
      return
    }
  }

  @Test func `what is foreseen as wrong stays wrong without the noun`() throws {
    let level = try Self.level("Which sea?", right: "Black Sea", wrong: "Black")
    guard case .nearMiss = level.match("black", in: .en) else {
      Issue.record("not foreseen")
      return
    }
  }

  @Test func `where articles count each word does`() throws {
    let exactness = AnswerExactness(articles: true)
    let level = try Self.level("Which ocean?", right: "Pacific", exactness: exactness)
    #expect(level.match("Pacific Ocean", in: .en) == .unforeseen)
  }

  @Test(arguments: [
    (Language.fr, "Combien d’habitants compte la France ?", "68 millions d’habitants", true),
    (.fr, "Combien d’habitants compte la France ?", "68 millions de moutons", false),
    (.fr, "Combien d’habitants compte la France ?", "soixante-huit millions d’habitants", true),
    (.en, "How many people live in France?", "68 million people", true),
    (.fr, "Quelle est la population ?", "68 millions d’habitants", true),
    (.fr, "Combien d’os ?", "68000000 os", true), (.fr, "Combien d’heures ?", "68000000h", true),
    (.fr, "Combien d’années ?", "68000000 ans", true), (.fr, "Combien ?", "68000000 os", false),
    (.en, "How many metres are so many kilometres?", "68000000 metres", true),
    (.en, "How many metres are so many kilometres?", "68000000 kilometres", false),
    (.fr, "Combien d’heures font tant de jours ?", "68000000 h", true),
  ]) func `what is counted may stand behind a number without a unit`(
    _ language: Language, _ question: String, _ typed: String, _ isRight: Bool
  ) throws {
    let value = try #require(DecimalNumber("68000000"))
    let zero = try #require(DecimalNumber("0"))
    let number = ExpectedNumber(value, range: .tolerance(zero), units: nil)
    let level = try Self.level(question, right: "68000000", number: number)
    #expect((OpenQuestionWording(level, in: language).typedNumber(in: typed) == value) == isRight)
  }
}
