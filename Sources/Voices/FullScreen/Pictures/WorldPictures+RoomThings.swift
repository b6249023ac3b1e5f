extension WorldPictures {
  /// Small pictures of the things in the rooms round the hut’s main one.
  static let roomThings: [String: String] = [
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
    // A window full of snow.
    "window-snow": #"""
     ______
    |.',|'.|
    |---+--|
    |,'_|.'|

     ::::::
    ::*::*::
    ::::::::
    ::*:::*:
    """#,
    // A window full of stars, and of what eats them.
    "window-stars": #"""
     ______
    |.' |▒ |
    |---+▒-|
    |_'_|__|

     ::::::
    :** :: :
    ::::::::
    ::*:::::
    """#,
    // A window full of white.
    "window-white": #"""
     ______
    |▒▒▒|▒▒|
    |▒▒▒+▒▒|
    |▒▒▒|▒▒|

     ::::::
    ::::::::
    ::::*:::
    ::::::::
    """#,
    // A dial; the needle says Doubtful.
    "barometer": #"""
     .---.
    / \   \
    \  o  /
     '---'

     :::::
    : *   :
    :  *  :
     :::::
    """#,
    // A dial; the needle says Regrettable.
    "barometer-regrettable": #"""
     .---.
    /   / \
    \  o  /
     '---'

     :::::
    :   * :
    :  *  :
     :::::
    """#,
    // A dial; the needle lies flat.
    "barometer-problem": #"""
     .---.
    /     \
    \  o--/
     '---'

     :::::
    :     :
    :  ***:
     :::::
    """#,
    // A dial without its needle, which lies below.
    "barometer-broken": #"""
     .---.
    /     \
    \  o  /
     '_/_'

     :::::
    :     :
    :  :  :
     ::*::
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
    // A long shelf with one book at its end.
    "shelves-book": #"""
    ______________
      ' '  ' '  ▐▌
    ______________

    ::::::::::::::
      : :  : :  **
    ::::::::::::::
    """#,
    // A peg by a door.
    "peg": #"""
    ____ ____
        |
        (_,

    :::: ::::
        :
        ::*
    """#,
    // A sheepskin coat on a peg, with one big pocket.
    "coat-peg": #"""
      __┐__
     / : : \
    /| : : |\
     |_[_]_|

      ::*::
     : : : :
    :: : : ::
     ::***::
    """#,
    // A sheepskin coat with somebody in it.
    "coat-worn": #"""
      ( )
     /: :\
    /|: :|\
     |[_]|

      : :
     :: ::
    ::: :::
     :***:
    """#,
    // A sheepskin coat, lying, with one big pocket.
    "coat": #"""
       _____
     _/ : : \__
    (____[_]___)

       :::::
     :: : : :::
    :::::***::::
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
  ]
}
