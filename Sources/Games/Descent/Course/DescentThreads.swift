/// What is won at one landing and needed at a later one: one thread from Thursday on, both on Sunday.
struct DescentThreads: Equatable {
  /// The carving’s letters are moved by the lock’s last wheel.
  let wheelTurnsCarving: Bool
  /// A digit of the lock is the place of the stair’s door.
  let doorOpensLock: Bool

  init(difficulty: Int) {
    // Only on those days the mason moves letters.
    wheelTurnsCarving = [4, 7].contains(difficulty)
    doorOpensLock = difficulty >= 5
  }
}
