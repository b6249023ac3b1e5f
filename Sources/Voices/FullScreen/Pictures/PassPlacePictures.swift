/// The places at the pass.
enum PassPlacePictures {
  /// A notch between two peaks; stairs go up to a dark bowl, and snow blows through the gap.
  static let pass = Picture(
    ink: #"""
           \▄▄▄▄▄/
            ▔|_|▔                 /\
           __| |__              _/  \_
         _/  ╞═╡  \_          _/      \
       _/    ╞═╡    \___    _/         \
      /      ╞═╡        \__/  .  '      \
        - --- ---- -- - ---- --- -- - --
      """#,
    light: """
           .*****.
            .....                 ..
           ... ...              ..  ..
         ..  ***  ..          ..      .
       ..    ***    ....    ..         .
      .      ***        ....  .  .      .
        . ... .... .. . .... ... .. . ..
      """)

  /// An iron bowl on a foot of stone, alone against the sky.
  static let beacon = Picture(
    ink: #"""
        .        '        .      '
             \▄▄▄▄▄▄▄▄▄▄▄/   .
        '     \█████████/        '
                 |   |      .
          .     _|___|_
            ___/       \___   '
      _____/               \________
      """#,
    light: """
        .        .        .      .
             .***********.   .
        .     .*********.        .
                 .   .      .
          .     .......
            ....       ....   .
      ......               .........
      """)

  /// A snowman in a hat, one arm out, on a plain of snow where two ruts meet.
  static let road = Picture(
    ink: #"""
               _[=]_    /  '     .
          .    ( : )   /
           '   (   )__/      .
       '      (     )    .        '
      ________(_____)_________________
        ═══════        ══════════
           ═══════════════      .
      """#,
    light: """
               .***.    .  .     .
          .    * * *   .
           .   *   *...      .
       .      *     *    .        .
      ........*.....*.................
        .......        ..........
           ...............      .
      """)

  /// A bridge on two chains, sagging into the dark; beyond it, a row of tiny lights.
  static let gorge = Picture(
    ink: #"""
                 .            _/  * .
        |   '              __/  *
      __|╲               _/ * * ╱|____
        | ╲_           _/     _╱ |
        |═══╲══╤══╤══╤══╤══╤═╱═══|
        | .                   '  |
        |      '        .        |
      """#,
    light: """
                 .            ..  * .
        .   .              ...  *
      ....               .. * * ......
        . ..           ..     .. .
        ..........................
        . .                   .  .
        .      .        .        .
      """)
}
