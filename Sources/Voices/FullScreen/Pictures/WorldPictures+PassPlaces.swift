extension WorldPictures {
  /// The places at the pass.
  static let passPlaces: [String: String] = [
    // A notch between two peaks; stairs go up to a dark bowl, and snow blows through the gap.
    "pass": #"""
         \▄▄▄▄▄/
          ▔|_|▔                 /\
         __| |__              _/  \_
       _/  ╞═╡  \_          _/      \
     _/    ╞═╡    \___    _/         \
    /      ╞═╡        \__/  .  '      \
      - --- ---- -- - ---- --- -- - --

         .*****.
          .....                 ..
         ... ...              ..  ..
       ..  ***  ..          ..      .
     ..    ***    ....    ..         .
    .      ***        ....  .  .      .
      . ... .... .. . .... ... .. . ..
    """#,
    // An iron bowl on a foot of stone, alone against the sky.
    "beacon": #"""
      .        '        .      '
           \▄▄▄▄▄▄▄▄▄▄▄/   .
      '     \█████████/        '
               |   |      .
        .     _|___|_
          ___/       \___   '
    _____/               \________

      .        .        .      .
           *...........*   .
      .     ...........        .
               .   .      .
        .     .......
          ....       ....   .
    ......               .........
    """#,
    // A snowman where two ruts meet in the snow.
    "road": #"""
              .-.        '     .
        .    ( : )
         '   (   )         .
     '      (     )    .        '
    ________(_____)_________________
      ═══════        ══════════
         ═══════════════      .

              ...        .     .
        .    . * .
         .   *   *         .
     .      *     *    .        .
    ........*.....*.................
      .......        ..........
         ...............      .
    """#,
    // A bridge on two chains, sagging into the dark; beyond it, a row of tiny lights.
    "gorge": #"""
               .            _/  * .
      |   '              __/  *
    __|╲               _/ * * ╱|____
      | ╲_           _/     _╱ |
      |═══╲══╤══╤══╤══╤══╤═╱═══|
      | .                   '  |
      |      '        .        |

               .            ..  * .
      .   .              ...  *
    ....               .. * * ......
      . ..           ..     .. .
      ..........................
      . .                   .  .
      .      .        .        .
    """#,
  ]
}
