/// A set that is cheap while it is small, as nearly all of a pack are, and stays fast when it is not.
struct SmallSet<Element: Hashable> {
  private static var few: Int { 8 }
  private var first: [Element] = []
  /// All of them, once they are many.
  private var all: Set<Element> = []

  /// Whether `element` is new.
  mutating func insert(_ element: Element) -> Bool {
    guard first.count < Self.few else {
      if all.isEmpty { all = Set(first) }
      return all.insert(element).inserted
    }
    guard !first.contains(element) else { return false }
    if first.isEmpty { first.reserveCapacity(Self.few) }
    first.append(element)
    return true
  }
}
