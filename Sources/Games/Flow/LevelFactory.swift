/// Where chapters come from: built in, or a stranger's file.
package protocol LevelFactory {
  /// The chapters in order; throws where one of their levels is illegal.
  func chapters() throws(LevelError) -> [Chapter]
}
