import Flow
import Localization

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

extension PouringRiddle {
  var shape: [Int] { [wanted] + jugs.sorted() }
}

extension NightsRiddle {
  var shape: [Int] {
    visitors.map { [$0.every, $0.first] }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }
}

extension BridgeRiddle {
  /// The minutes, and those of the two who quarrel.
  var shape: [Int] {
    let quarrel = quarrel.map { [travellers[$0.first].minutes, travellers[$0.second].minutes] }
    return paces + [0] + (quarrel ?? []).sorted()
  }
}

extension BalanceRiddle {
  /// Of all orders of the things the least; a pan is a number for each thing, and its pebbles.
  var shape: [Int] {
    let shapes = Array(things.indices).permutations.map(shape)
    return shapes.min { $0.lexicographicallyPrecedes($1) } ?? []
  }

  private func shape(in order: [Int]) -> [Int] {
    let rows = weighings.map { weighing in
      [weighing.left, weighing.right]
        .map { pan in order.map { pan.things[$0] } + [pan.pebbles] }
        .sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    }
    let sorted = rows.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    return [order.firstIndex(of: asked) ?? 0] + sorted
  }
}

extension NumberUnit {
  /// How a player may say so many: digits, the word, and both with what is counted.
  func spellings(of number: Int) -> LocalizedList {
    .each { spellings(of: number, in: $0) }
  }

  private func spellings(of number: Int, in language: Language) -> [String] {
    let plain =
      [String(number)] + item(number, of: L10n.DescentNumbers.words, in: language)
      + feminine(number, in: language)
    return plain + plain.map { counted($0, in: language) } + ranked(number, in: language)
  }

  private func counted(_ number: String, in language: Language) -> String {
    let number = LocalizedText(cleaning: number)
    let text =
      switch self {
      case .pebbles: L10n.DescentNumbers.saidPebbles(number: number)
      case .pourings: L10n.DescentNumbers.saidPourings(number: number)
      case .minutes: L10n.DescentNumbers.saidMinutes(number: number)
      case .nights: L10n.DescentNumbers.saidNight(number: number)
      }
    return text.resolved(in: language)
  }

  /// “13th”, “the thirteenth night”: nights alone are counted so.
  private func ranked(_ number: Int, in language: Language) -> [String] {
    guard self == .nights else { return [] }
    let ranks =
      item(number - 1, of: L10n.DescentNumbers.ranks, in: language)
      + item(number - 1, of: L10n.DescentNumbers.ordinals, in: language)
    return ranks
      + ranks.map {
        L10n.DescentNumbers.saidRankedNight(rank: LocalizedText(cleaning: $0)).resolved(
          in: language)
      }
  }

  /// « vingt et une »
  private func feminine(_ number: Int, in language: Language) -> [String] {
    guard number % 10 == 1 else { return [] }
    return item(number / 10 - 2, of: L10n.DescentNumbers.feminine, in: language)
  }

  private func item(_ index: Int, of list: LocalizedList, in language: Language) -> [String] {
    let items = list.resolved(in: language)
    return items.indices.contains(index) ? [items[index]] : []
  }
}
