extension WorldPictures {
  /// The places on the cliff, where the adventure begins.
  static let cliffPlaces: [String: String] = [
    // A black arch of ice; from an iron ring the rope goes over the edge, and beside it hangs a hook.
    "mouth": #"""
      /\      ___________     /\
     /  \   _/           \   /  \___
    /    \_/    ___|      \_/       \_
          /       ,U       \
         |                  |
     (o)═╗                  |
     ____║\________________/_________

      ..      ...........     ..
     .  .   ..           .   .  ....
    .    ...    ....      ...       ..
          .       **       .
         .                  .
     *****                  .
     ....*...........................
    """#,
    // A thread of path across a wall of rock; under it, dots of snow and a long way down.
    "path": #"""
    |   /  \    |     /    \   |
    |  /    |   |    |      \  |
    |_/     |___|   /        |_|
    ════════╗   |__/  ╔═════════════
     .      ╚═════════╝    .     .
         .       .      .
      .      .       .        .

    .   .  .    .     .    .   .
    .  .    .   .    .      .  .
    ...     .....   .        ...
    *********   ....  **************
     .      ***********    .     .
         .       .      .
      .      .       .        .
    """#,
    // A ledge like a shelf in a wall of ice; the rope passes it, straight down.
    "ledge": #"""
    |  |      |   ║    |     |   |
    |  |   |  |   ║    |  |  |   |
    V  |   V  |   ║    V  |  |   V
       |      V   ║       V  |
    ______________║__________V____
    \_________________________/
        '    .    ║      .      '

    .  .      .   *    .     .   .
    .  .   .  .   *    .  .  .   .
    .  .   .  .   *    .  .  .   .
       .      .   *       .  .
    ..............*...............
    ...........................
        .    .    *      .      .
    """#,
  ]
}
