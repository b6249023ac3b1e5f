package import Localization

extension BalanceThing {
  private typealias Text = L10n.DescentNumbers

  /// “2 jars”
  package func counted(_ count: Int) -> LocalizedText {
    switch self {
    case .jar: Text.jarCount(count: count)
    case .bell: Text.bellCount(count: count)
    case .lamp: Text.lampCount(count: count)
    case .mask: Text.maskCount(count: count)
    case .axe: Text.axeCount(count: count)
    case .chain: Text.chainCount(count: count)
    case .wheel: Text.wheelCount(count: count)
    case .brick: Text.brickCount(count: count)
    }
  }

  /// “How many pebbles does one jar weigh?”
  package var question: LocalizedText {
    switch self {
    case .jar: Text.jarAsk
    case .bell: Text.bellAsk
    case .lamp: Text.lampAsk
    case .mask: Text.maskAsk
    case .axe: Text.axeAsk
    case .chain: Text.chainAsk
    case .wheel: Text.wheelAsk
    case .brick: Text.brickAsk
    }
  }

  /// “In weighing 2, put 6 pebbles for each jar.”
  func replaced(inWeighing number: Int, by pan: LocalizedText) -> LocalizedText {
    switch self {
    case .jar: Text.jarPut(number: number, pan: pan)
    case .bell: Text.bellPut(number: number, pan: pan)
    case .lamp: Text.lampPut(number: number, pan: pan)
    case .mask: Text.maskPut(number: number, pan: pan)
    case .axe: Text.axePut(number: number, pan: pan)
    case .chain: Text.chainPut(number: number, pan: pan)
    case .wheel: Text.wheelPut(number: number, pan: pan)
    case .brick: Text.brickPut(number: number, pan: pan)
    }
  }
}
