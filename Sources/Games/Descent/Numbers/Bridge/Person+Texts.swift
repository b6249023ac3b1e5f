package import Localization

extension Person {
  private typealias Text = L10n.DescentNumbers

  /// “the mason”
  package var name: LocalizedText {
    switch self {
    case .mason: Text.masonName
    case .cook: Text.cookName
    case .smith: Text.smithName
    case .potter: Text.potterName
    case .scribe: Text.scribeName
    case .keeper: Text.keeperName
    case .piper: Text.piperName
    case .child: Text.childName
    }
  }

  /// “The mason crosses in 2 minutes.”
  package func crosses(in minutes: Int) -> LocalizedText {
    switch self {
    case .mason: Text.masonMinutes(count: minutes)
    case .cook: Text.cookMinutes(count: minutes)
    case .smith: Text.smithMinutes(count: minutes)
    case .potter: Text.potterMinutes(count: minutes)
    case .scribe: Text.scribeMinutes(count: minutes)
    case .keeper: Text.keeperMinutes(count: minutes)
    case .piper: Text.piperMinutes(count: minutes)
    case .child: Text.childMinutes(count: minutes)
    }
  }
}
