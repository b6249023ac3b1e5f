/// A set that is cheap while it is small, as nearly all of a pack are, and stays fast when it is not.
struct FewOrMany<Element: Hashable> {
  private static var few: Int { 8 }
  private var first: [Element] = []
  private var rest: Set<Element> = []

  /// Whether `element` is new.
  mutating func insert(_ element: Element) -> Bool {
    guard !first.contains(element), !rest.contains(element) else { return false }
    if first.count < Self.few { first.append(element) } else { rest.insert(element) }
    return true
  }
}
