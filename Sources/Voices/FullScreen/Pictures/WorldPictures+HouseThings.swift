extension WorldPictures {
  /// Small pictures of the things in the hut’s main room.
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
    // A tiled stove; on top, matches in their steam.
    "stove-matches": #"""
     ~'║'~
    _==╨==_
    |▒|▒|▒|
    |_|_|_|

     *:::*
    :**:**:
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
    // A table of oak with a drawer, and a lamp on it.
    "table-lamp": #"""
            [^]
    _____________
     |   [__]  |
     |         |

            :*:
    :::::::::::::
     :   ::::  :
     :         :
    """#,
    // A table of oak, its drawer pulled out.
    "table-open": #"""
    _____________
     |  [▄▄▄▄] |
     |  \____/ |

    :::::::::::::
     :  :****: :
     :  :::::: :
    """#,
    // A table of oak, its drawer pulled out, a lamp on it.
    "table-lamp-open": #"""
            [^]
    _____________
     |  [▄▄▄▄] |
     |  \____/ |

            :*:
    :::::::::::::
     :  :****: :
     :  :::::: :
    """#,
    // A storm lamp with a thick glass, dark.
    "lamp": #"""
     _^_
    /   \
    | ' |
    [___]

     :::
    :   :
    : * :
    :::::
    """#,
    // A storm lamp that burns.
    "lamp-lit": #"""
    \ _^_ /
     / * \
    -| * |-
     [___]

    * ::: *
     : * :
    *: * :*
     :::::
    """#,
    // A drawer, shut.
    "drawer": #"""
     ___________
    |           |
    |     o     |
    |___________|

     :::::::::::
    :           :
    :     *     :
    :::::::::::::
    """#,
    // A drawer, pulled out.
    "drawer-open": #"""
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
    // Matches on warm tiles, steaming.
    "matches-steaming": #"""
       ~  '  ~
      '  ~  '
      == == ==
    |▒|▒|▒|▒|▒|

       *  *  *
      *  *  *
      :: :: ::
    :::::::::::
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
  ]
}
