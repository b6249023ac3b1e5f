/// Jugs, a spring and a wanted amount: in how many pourings, at least, does one jug hold it?
package struct PouringRiddle: NumberModel {
  /// What each jug holds to the brim, in litres, in the order in which they are told.
  package internal(set) var jugs: [Int]
  /// What one of the jugs shall hold at the end, in litres.
  package let wanted: Int
}
