import JSON
import Localization

extension JSONDocument {
  /// A string member of an object; nil where there is none.
  func string(_ key: String, of node: JSONNodeIndex) -> String? {
    member(key, of: node).flatMap(string)
  }

  /// An integer member of an object; nil where there is none.
  func int(_ key: String, of node: JSONNodeIndex) -> Int? { member(key, of: node).flatMap(int) }

  /// Whether a member of an object is there and true.
  func flag(_ key: String, of node: JSONNodeIndex) -> Bool {
    member(key, of: node).flatMap(bool) ?? false
  }

  /// A string that is a text of the pack’s own language; nil for another value.
  func text(_ node: JSONNodeIndex) -> PackText? {
    SafeText(valid: node, in: self).map {
      PackText(.plain($0), offset: FileOffset(of: node, in: self))
    }
  }

  /// A text member of an object; nil where there is none.
  func text(_ key: String, of node: JSONNodeIndex) -> PackText? {
    member(key, of: node).flatMap { PackText(valid: $0, in: self) }
  }

  /// The spellings of a member of an object; nil where there is none.
  func spellings(_ key: String, of node: JSONNodeIndex) -> PackSpellings? {
    member(key, of: node).flatMap { PackSpellings(valid: $0, in: self) }
  }

  /// The texts of a list member; empty where there is none.
  func texts(_ key: String, of node: JSONNodeIndex) -> [PackText] {
    list(key, of: node) { text, _ in PackText(valid: text, in: self) }
  }

  /// A list member's elements, with their numbers from 1; empty where there is none.
  func list<Element>(
    _ key: String, of node: JSONNodeIndex, _ read: (JSONNodeIndex, Int) -> Element?
  ) -> [Element] {
    member(key, of: node).flatMap(elements).map { list($0, read) } ?? []
  }

  /// The elements of a list, with their numbers from 1.
  func list<Element>(_ elements: JSONElements, _ read: (JSONNodeIndex, Int) -> Element?)
    -> [Element]
  {
    var list: [Element] = []
    list.reserveCapacity(elements.count)
    var number = 0
    for node in elements {
      number += 1
      if let element = read(node, number) { list.append(element) }
    }
    return list
  }
}
