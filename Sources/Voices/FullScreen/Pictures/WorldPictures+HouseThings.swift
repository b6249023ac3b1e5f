extension WorldPictures {
  /// Small pictures of the things in the hut.
  static let houseThings: [String: String] = [
    // A tiled stove, cold below, warm on top.
    "stove": #"""
     __╨__
    |▒|▒|▒|
    |▒|▒|▒|
    |_|_|_|

     :::::
    :*:*:*:
    :*:*:*:
    :::::::
    """#,
    // A table of oak with a drawer.
    "table": #"""
    _____________
     |   [__]  |
     |         |

    :::::::::::::
     :   *::*  :
     :         :
    """#,
    // A storm lamp with a thick glass.
    "lamp": #"""
     _^_
    /   \
    | * |
    [___]

     :::
    :   :
    : * :
    :::::
    """#,
    // A drawer, half open.
    "drawer": #"""
     ___________
    /    o     /|
    |_________|/

     :::::::::::
    :    *     ::
    ::::::::::::
    """#,
    // A small box of matches, one sticking out.
    "matches": #"""
        o
     ___|_______
    |___:_:_:___|

        *
     :::::::::::
    :::::::::::::
    """#,
    // A slate with five lines, and a bitten corner.
    "slate": #"""
     ____________
    | ---- - --- |
    | -- ----    |
    |_------___/

     ::::::::::::
    : **** * *** :
    : ** ****    :
    ::******::::
    """#,
    // A wall clock, stopped.
    "clock": #"""
     ____
    / |  \
    \ '- /
     ▔||▔

     ::::
    * :  :
    : :: *
     ::::
    """#,
    // A sheepskin coat on a peg, with one big pocket.
    "coat": #"""
      __┐__
     / : : \
    /| : : |\
     |_[_]_|

      **:**
     : : : :
    :: : : ::
     :*****:
    """#,
    // A stiff card with three small signs on it.
    "card": #"""
     _________
    |  |   |  |
    |  ><  ~~ |
    |_________|

     :::::::::
    :  :   :  :
    :  **  ** :
    :::::::::::
    """#,
    // A row of portraits, the last one a mirror.
    "portraits": #"""
    [o] [o] [ ]
    /_\ /_\ /▔\
    --- --- ---

    :*: :*: : :
    ::: ::: :::
    ::: ::: :::
    """#,
    // A thick book with a nibbled spine.
    "book": #"""
     ________
    /_______/|
    ) I / XL||
    )_______|/

     ::::::::
    ::::::::::
    : * : **::
    ::::::::::
    """#,
    // A window full of weather.
    "window": #"""
     ______
    |. '| .|
    |--'+--|
    |_._|_'|

     ::::::
    :* *: *:
    :::*::::
    ::*:::*:
    """#,
    // A round dial with four words and a needle.
    "barometer": #"""
     .---.
    /  /  \
    \ o   /
     '---'

     :::::
    *  *  :
    : :   *
     :::::
    """#,
    // A broad snow shovel.
    "shovel": #"""
               ____
    o═════════[    |
              [____|

               ::::
    ::::::::::*    :
              *:::::
    """#,
    // A ladder of eleven rungs.
    "ladder": #"""
    |=|
    |=|
    |=|
    |=|

    :*:
    :*:
    :*:
    :*:
    """#,
    // Two bunks, one above the other.
    "bunks": #"""
    |~~~~~~~~~~|
    |__________|
    |~~~~~~~~~~|
    |__________|

    :**********:
    ::::::::::::
    :**********:
    ::::::::::::
    """#,
    // Bare shelves.
    "shelves": #"""
    ___________
     ''  '' ''
    ___________
     ''     ''

    :::::::::::
     **  ** **
    :::::::::::
     **     **
    """#,
  ]
}
