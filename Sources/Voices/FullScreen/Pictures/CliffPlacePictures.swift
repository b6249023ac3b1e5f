/// The places on the cliff, where the adventure begins.
enum CliffPlacePictures {
  /// A black arch of ice; from an iron ring the rope goes over the edge, and beside it hangs a hook.
  static let mouth = Picture(
    ink: #"""
        /\      ___________     /\
       /  \   _/           \   /  \___
      /    \_/    ___|      \_/       \_
            /       ,U       \
           |                  |
       (o)═╗                  |
       ____║\________________/_________
      """#,
    light: """
        ..      ...........     ..
       .  .   ..           .   .  ....
      .    ...    ....      ...       ..
            .       **       .
           .                  .
       *****                  .
       ....*...........................
      """)

  /// A thread of path across a wall of rock; under it, dots of snow and a long way down.
  static let path = Picture(
    ink: #"""
      |   /  \    |     /    \   |
      |  /    |   |    |      \  |
      |_/     |___|   /        |_|
      ════════╗   |__/  ╔═════════════
       .      ╚═════════╝    .     .
           .       .      .
        .      .       .        .
      """#,
    light: """
      .   .  .    .     .    .   .
      .  .    .   .    .      .  .
      ...     .....   .        ...
      *********   ....  **************
       .      ***********    .     .
           .       .      .
        .      .       .        .
      """)

  /// A ledge like a shelf in a wall of ice; the rope passes it, straight down.
  static let ledge = Picture(
    ink: #"""
      |  |      |   ║    |     |   |
      |  |   |  |   ║    |  |  |   |
      V  |   V  |   ║    V  |  |   V
         |      V   ║       V  |
      ______________║__________V____
      \_________________________/
          '    .    ║      .      '
      """#,
    light: """
      .  .      .   *    .     .   .
      .  .   .  .   *    .  .  .   .
      .  .   .  .   *    .  .  .   .
         .      .   *       .  .
      ..............*...............
      ...........................
          .    .    *      .      .
      """)
}
