package import Flow

/// The built-in campaign: the seed's chapters, in order.
package struct LocalLevelFactory: LevelFactory {
  package init() {}

  package func chapters() throws(LevelError) -> [Chapter] {
    [
      try IceCave.chapter(), try LostCity.chapter(), try HiddenValley.chapter(),
      try HiddenTomb.chapter(),
    ]
  }
}

/// The good moves that win an escape, and the commands that come before it for practice.
let escapeMoves = 8
let escapePractice = 3
