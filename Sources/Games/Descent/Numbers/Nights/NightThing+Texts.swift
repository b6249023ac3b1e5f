package import Localization

extension NightThing {
  private typealias Text = L10n.DescentNumbers

  /// “the bell”
  package var name: LocalizedText {
    switch self {
    case .bell: Text.bellThing
    case .fog: Text.fogThing
    case .caravan: Text.caravanThing
    case .owl: Text.owlThing
    case .spring: Text.springThing
    case .moonlight: Text.moonlightThing
    case .watch: Text.watchThing
    case .wind: Text.windThing
    }
  }

  /// “the bell rings”
  var comes: LocalizedText {
    switch self {
    case .bell: Text.bellComes
    case .fog: Text.fogComes
    case .caravan: Text.caravanComes
    case .owl: Text.owlComes
    case .spring: Text.springComes
    case .moonlight: Text.moonlightComes
    case .watch: Text.watchComes
    case .wind: Text.windComes
    }
  }

  /// “The bell rings on nights 2, 5, 8, and so on.”
  func comes(on first: Int, _ second: Int, _ third: Int) -> LocalizedText {
    switch self {
    case .bell: Text.bellNights(first: first, second: second, third: third)
    case .fog: Text.fogNights(first: first, second: second, third: third)
    case .caravan: Text.caravanNights(first: first, second: second, third: third)
    case .owl: Text.owlNights(first: first, second: second, third: third)
    case .spring: Text.springNights(first: first, second: second, third: third)
    case .moonlight: Text.moonlightNights(first: first, second: second, third: third)
    case .watch: Text.watchNights(first: first, second: second, third: third)
    case .wind: Text.windNights(first: first, second: second, third: third)
    }
  }

  /// “the bell rings on night 5, then on night 8”
  func comes(on before: Int, then later: Int) -> LocalizedText {
    switch self {
    case .bell: Text.bellBetween(before: before, later: later)
    case .fog: Text.fogBetween(before: before, later: later)
    case .caravan: Text.caravanBetween(before: before, later: later)
    case .owl: Text.owlBetween(before: before, later: later)
    case .spring: Text.springBetween(before: before, later: later)
    case .moonlight: Text.moonlightBetween(before: before, later: later)
    case .watch: Text.watchBetween(before: before, later: later)
    case .wind: Text.windBetween(before: before, later: later)
    }
  }

  /// “the bell rings first on night 2”
  func comes(firstOn night: Int) -> LocalizedText {
    switch self {
    case .bell: Text.bellEarly(later: night)
    case .fog: Text.fogEarly(later: night)
    case .caravan: Text.caravanEarly(later: night)
    case .owl: Text.owlEarly(later: night)
    case .spring: Text.springEarly(later: night)
    case .moonlight: Text.moonlightEarly(later: night)
    case .watch: Text.watchEarly(later: night)
    case .wind: Text.windEarly(later: night)
    }
  }
}
