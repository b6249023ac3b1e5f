extension WorldPictures {
  /// What lies on the pictures of places while it is so, by id.
  static let placeLayers: [String: PictureLayer] = [
    // A glow in the depth.
    "mouth-light": PictureLayer(
      column: 7, row: 5,
      #"""
      ░░▒▒▓▓▓▓▓▓▓▓▒▒░░

      ..************..
      """#),
    // A lamp on the hook.
    "mouth-lamp": PictureLayer(
      column: 14, row: 4,
      #"""
      /^\
      [*]

      :*:
      :*:
      """#),
    // A lamp on the table.
    "hut-lamp": PictureLayer(
      column: 19, row: 2,
      #"""
      /^\
      [_]

      .*.
      ...
      """#),
    // The drawer, pulled out.
    "hut-drawer": PictureLayer(
      column: 13, row: 5,
      #"""
      [▄▄▄▄]
      \____/

      :****:
      ::::::
      """#),
    // Matches on the stove, in their steam.
    "hut-matches": PictureLayer(
      column: 5, row: 1,
      #"""
      ~'
      ==

      **
      ::
      """#),
    // A coat on the peg.
    "bunk-coat": PictureLayer(
      column: 25, row: 3,
      #"""
       /│\
      | │ |
      |_│_|

       .*.
      . * .
      ..*..
      """#),
    // One book at the end of the shelf.
    "loft-book": PictureLayer(
      column: 22, row: 5,
      #"""
      ▌

      *
      """#),
    // Stars, and something that eats them.
    "lookout-stars": PictureLayer(
      column: 1, row: 1,
      #"""
       . '  .      ▒▒▒           .
      '   . '     ▒▒▒▒▒ .    '
        '  .         ▒▒        .
      _
       .   '          .         .

       . *  .      ...           .
      *   . *     ..... .    *
        *  .         ..        .
      .
       .   *          .         .
      """#),
    // Snow that falls in one, and rises in another.
    "lookout-snow": PictureLayer(
      column: 1, row: 1,
      #"""
        '  .      .  '      .    '
      .    '     '   .        .
        '            '  .    '   .
      _
      .   '             '    '   .

        *  .      .  *      .    *
      .    *     *   .        .
        *            *  .    *   .
      .
      .   *             *    *   .
      """#),
    // Nothing but white.
    "lookout-white": PictureLayer(
      column: 1, row: 1,
      #"""
      ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒
      ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒
      ▒▒▒▒▒▒▒▒     ▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒
      _
      ▒▒▒▒▒▒▒▒    ▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒

      ........   ........   ........
      ........   ........   ........
      ........     ......   ........
      .
      ........    .......   ........
      """#),
    // Snow, heaped over the rim.
    "beacon-snow": PictureLayer(
      column: 8, row: 0,
      #"""
      _.-"""""-._

      :::::::::::
      """#),
    // Split logs, laid crosswise.
    "beacon-wood": PictureLayer(
      column: 8, row: 0,
      #"""
      \_\/_/\_\/_

      :::*:::*:::
      """#),
    // The arm points away, over the edge.
    "road-north": PictureLayer(
      column: 14, row: 0,
      #"""
          /
         /
      __/

          :
         :
      :::
      """#),
    // The arm points left, to the pass.
    "road-west": PictureLayer(
      column: 1, row: 2,
      #"""
      <=======

      *:::::::
      """#),
    // The snowman’s hat.
    "road-hat": PictureLayer(
      column: 9, row: 0,
      #"""
      _[=]_

      ::*::
      """#),
    // The tongue of the bell.
    "belfry-clapper": PictureLayer(
      column: 11, row: 6,
      #"""
      ()

      **
      """#),
    // A point of light, far below.
    "belfry-lamp": PictureLayer(
      column: 0, row: 5,
      #"""
      *

      *
      """#),
    // A key at the goat’s neck.
    "byre-key": PictureLayer(
      column: 15, row: 4,
      #"""
      o─┬

      ***
      """#),
    // What is left of a volume.
    "byre-crumbs": PictureLayer(
      column: 8, row: 5,
      #"""
      ,.'

      :::
      """#),
    // The door of the shed, open.
    "yard-door": PictureLayer(
      column: 26, row: 4,
      #"""
      ███
      ███

      :::
      :::
      """#),
    // Ice round the rope.
    "gallery-ice": PictureLayer(
      column: 11, row: 1,
      #"""
      _/║\_
      \_║_/

      ::*::
      ::*::
      """#),
    // The lid of the box, up.
    "chapel-lid": PictureLayer(
      column: 19, row: 3,
      #"""
      __/

      ::*
      """#),
  ]
}
