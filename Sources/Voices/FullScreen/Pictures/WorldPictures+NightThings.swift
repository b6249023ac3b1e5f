extension WorldPictures {
  /// Small pictures of the things that the long night adds.
  static let nightThings: [String: String] = [
    // A can with a spout.
    "oil": #"""
     _[]_    __
    |    |__//
    | '  |__/
    |____|

     ::::    **
    :    :::**
    : *  ::::
    ::::::
    """#,
    // A small sledge.
    "sledge": #"""
       ===========
     _  |   |   |
    ( \_|___|___|_
     '-----------'

       ***********
     :  :   :   :
    : ::::::::::::
     :::::::::::::
    """#,
    // Two iron pins with eyes.
    "pins": #"""
    (o)════════>
       (o)════════>

    :*::::::::::
       :*::::::::::
    """#,
    // A coil of rope.
    "coil": #"""
      .-----.
     ( .---. )
    (( '---' ))
     '-------'──.

      :::::::
     : ***** :
    :: ***** ::
     ::::::::::::
    """#,
    // A coil of rope, stiff, with icicles.
    "coil-iced": #"""
      .-----.
     ( .---. )
    (( '---' ))──.
     V'-V-V-'V  V

      :::::::
     : ::::: :
    :: ::::: :::::
     *::*:*::*  *
    """#,
    // A tile of the stove; on it somebody very small, falling.
    "tile": #"""
     _________
    |   \ /   |
    |   _|_ ' |
    |__'_o____|

     :::::::::
    :   * *   :
    :   *** : :
    :::::*:::::
    """#,
    // A small key to wind a clock with.
    "clockkey": #"""
    .--. .--.
    (   |   )
    '--'|'--'
        ╨

    :::: ::::
    :   *   :
    ::::*::::
        *
    """#,
    // A wall clock; its pendulum swings.
    "clock-runs": #"""
      ____
     / |_ \
     \_\__/
    (   o  )

      ::::
     : :: :
     ::*:::
    :   *  :
    """#,
    // A small mirror in a frame.
    "mirror": #"""
    ┌───────┐
    │ / /   │
    │/ /    │
    └───────┘

    :::::::::
    : * *   :
    :* *    :
    :::::::::
    """#,
    // A small mirror in a frame; in it, a head with a hat.
    "mirror-hat": #"""
    ┌───────┐
    │  _=_  │
    │  (:)  │
    └───────┘

    :::::::::
    :  :*:  :
    :  :*:  :
    :::::::::
    """#,
    // Half a page, torn.
    "almanac": #"""
     _________
    | == --- -/
    | --- -- <
    |_-_--_-_-\

     :::::::::
    : ** *** ::
    : ::: :: :
    :::::::::::
    """#,
    // Somebody in a hooded coat, with a lantern.
    "scout": #"""
      /^\
     ( : )
     /| |\_[*]
    /_|_|_\

      :::
     : : :
     :: ::::*:
    :::::::
    """#,
    // A row of frames, under each a little plate.
    "plates": #"""
    ┌──┐ ┌──┐ ┌──┐
    │()│ │()│ │  │
    └──┘ └──┘ └──┘
    [==] [==] [==]

    :::: :::: ::::
    :::: :::: :  :
    :::: :::: ::::
    :**: :**: :**:
    """#,
    // A weather vane.
    "vane": #"""
    >>────┼────>
        ──┼──
          │
          │

    **:::::::::*
        :::::
          :
          :
    """#,
    // Three empty book covers in the hay, like tents.
    "covers": #"""
      /\   /\   /\
     /  \ /  \ /  \
    /_'"_\_"'_\_'"_\

      ::   ::   ::
     :  : :  : :  :
    ::**:::**:::**::
    """#,
    // Three curtains of ice.
    "curtains": #"""
    ________________
    ||V|  |V||  V|||
    |V |  | V|   |V|
    V  V  V  V   V V

    ::::::::::::::::
    ::*:  :*::  *:::
    :* :  : *:   :*:
    *  *  *  *   * *
    """#,
    // The last two strokes of a tally, and a small goat, shine in the dark.
    "strokes": #"""
    ┼┼┼┼ ┼┼┼┼ │ │
    ┼┼┼┼ ┼┼┼┼ │ │
      ,^
      (__)~

    .... .... * *
    .... .... * *
      **
      :::::
    """#,
    // A bar to stop whoever has not paid.
    "bar": #"""
    [▒]╤══════════>
       │         Y
      _│_       _│_

    ::::******:::::
       :         :
      :::       :::
    """#,
    // Two chains that end in an iron plate.
    "chains": #"""
             .----.
    o-o-o-o-o| :: |
    o-o-o-o-o| :: |
             '----'

             ::::::
    :::::::::: ** :
    :::::::::: ** :
             ::::::
    """#,
    // A small stone with a sign on it.
    "stone": #"""
       .---.
      /     \
      | >~< |
    __|_____|__

       :::::
      :     :
      : *** :
    :::::::::::
    """#,
    // A chimney with a cap of snow.
    "chimney": #"""
     _.-""-._
     |▔|▔▔|▔|
     |_|__|_|
    _|__|_|_|__

     ********
     ::::::::
     ::::::::
    :::::::::::
    """#,
  ]
}
