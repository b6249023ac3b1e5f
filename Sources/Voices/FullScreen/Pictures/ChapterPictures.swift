/// The pictures on the cards of the built-in chapters, by id.
enum ChapterPictures {
  /// The picture for the card of the built-in chapter `id`; nothing for a stranger's.
  static func chapter(id: String) -> Picture? {
    switch id {
    case "ice-cave": iceCave
    case "lost-city": lostCity
    case "hidden-valley": hiddenValley
    case "hidden-tomb": hiddenTomb
    default: nil
    }
  }

  /// Spikes of ice, dripping; the dry one stands over the ember.
  private static let iceCave = Picture(
    #"""
    __          _____         _____      _______      __   _
      \        /     \       /     \    /       \    /  \ /
       \      |       \     |       \  /         \  |    V
        |    /         \   /         \/          | /     .
         \  |           \ |           .           \|
          \ |            V                         V     '
           V                         '
           .             '                        *

    ..          .....         .....      .......      ..   .
      .        .     .       .     .    .       *    .  . .
       .      .       .     .       .  .         *  *    .
        .    .         .   .         ..          * *     .
         .  .           . .           .           **
          . .            .                         *     .
           .                         .
           .             .                        *
    """#)

  /// The first gate, locked: four signs, under each a wheel of figures.
  private static let lostCity = Picture(
    #"""
    ┌───────────────────────────────────────────────────┐
    └┬──┬──────────┬──────────╥──────────┬──────────┬──┬┘
     │  │          │  "    "  ║ \  /\  / │    _     │  │
     │  │  .--._,  │     "    ║  \/  \/  │  <' \__  │  │
     │  │ (    '_> │ \____/^  ║          │    \__/= │  │
     │  │  /\ /\   │  /\ /\   ║          │    ^ ^   │  │
     │  │ * (0)    │   (0)    ║   (0)    │   (0)    │  │
    ─┴──┴──────────┴──────────╨──────────┴──────────┴──┴─

    .....................................................
    .....................................................
     .  *          .  .    .  . .  ..  . .    .     .  .
     .  *  ******  .     .    .  ..  ..  .  .. ...  .  .
     .  * *    *** * .......  .          .    ..... .  .
     .  *  ** **   *  .. ..   .          .    . .   .  .
     .  * * ***    *   ...    .   ...    .   ...    .  .
    ....************.....................................
    """#)

  /// A rope down a wall of rock, fog, and a temple behind it.
  private static let hiddenValley = Picture(
    #"""
    ____.                                     .
       /│                                 _.-' '-._
      | │                               .'_________'.
      \_│       - --- ------- -- -       │ │ │ │ │ │
       /│   --- ------------------ --    │ │ │ │ │ │
      |_*   - -- ---- - -------- -- -- --│ │-│ │ │-│ -- -
        \     ------ ----------- ----- --- ---- -- - -
        |_      -- - ---- ----   -- -- --  -- -  -

    .....                                     .
       ..                                 .... ....
      . .                               .............
      ..*       . ... ....... .. .       . . . . . .
       **   ... .................. ..    . . . . . .
      ***   * ** .... . ........ .. .. ... ... . ... .. .
        *     ...... ........... ..... ... .... .. . .
        **      .. . .... ....   .. .. ..  .. .  .
    """#)

  /// Stairs down, three plinths, and the one flame, which lights what faces it.
  private static let hiddenTomb = Picture(
    #"""
    ──┐
      └──┐
         └──┐
            └──┐                                          .
               └──┐     ┌─────┐   ┌─────┐   ┌─────┐      ( \
                  └──┐  └─┐ ┌─┘   └─┐ ┌─┘   └─┐ ┌─┘      \*/
                     └─┐  │ │       │ │       │ │      ┌─────┐
                       └──┴─┴───────┴─┴───────┴─┴──────┴─────┴──

    ...
      ....
         ....
            ....                                          *
               ....     .......   .......   ...****      * *
                  ....  ... ...   ... ...   ... ***      ***
                     ...  . .       . .       . *      *******
                       ..........................***************
    """#)
}
