import Flow

/// What the four families of number riddles have in common: a model of whole numbers, as it is read.
protocol NumberModel: Equatable, Sendable {
  /// The number that is right, found by its reader.
  var answer: Int { get }
  /// How many steps the proof takes: what difficulty grows with.
  var steps: Int { get }
  /// Everything that is said of it; found anew each time.
  var texts: NumberTexts { get }
  /// The same for two riddles that differ by names or by the order in which things are told alone.
  var shape: [Int] { get }
  /// About how many words its proof takes; the shorter of two riddles of one band is kept.
  var proofLength: Int { get }
  /// Whether the reader, who knows the model alone, finds one answer and nothing idle.
  var isProved: Bool { get }
}

/// How deep a proof goes, by difficulty 1 to 7.
enum NumberBand: Int, CaseIterable, Sendable {
  case short, middling, long, longest

  /// The band of a difficulty; 1 to 7 on the days of a week.
  init(difficulty: Int) {
    switch difficulty {
    case ...2: self = .short
    case 3...4: self = .middling
    case 5...6: self = .long
    case _: self = .longest
    }
  }
}

/// How many candidates are looked at for one riddle.
private let candidateCount = 4

/// Of some candidates the one with the shortest proof; the first of equals.
///
/// A thousandth attempt is a defect of the family's generator.
func shortestProved<Model: NumberModel>(
  using generator: inout SeededGenerator, _ make: (inout SeededGenerator) -> Model?
) -> Model {
  var best: Model?
  var found = 0
  for _ in 1..<1_000 where found < candidateCount {
    guard let candidate = make(&generator) else { continue }
    let isShorter = best.map { candidate.proofLength < $0.proofLength } ?? true
    guard !isShorter || candidate.isProved else { continue }
    found += 1
    if isShorter { best = candidate }
  }
  guard let best else { preconditionFailure("\(Model.self): a thousandth attempt") }
  return best
}
