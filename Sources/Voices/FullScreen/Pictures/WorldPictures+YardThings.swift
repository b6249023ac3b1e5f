extension WorldPictures {
  /// Small pictures of the things in the yard.
  static let yardThings: [String: String] = [
    // A goat that has read.
    "goat": #"""
    (\_/)
    ( --)____
     \_/     )~
      |_|▔|_|

    :::::
    : **:::::
     :::     ::
      :::::::
    """#,
    // A goat, chewing; at her neck, a key on a ribbon.
    "goat-key": #"""
    (\_/)
    ( oo)____
     \_/o─┬  )~
      |_|▔|_|

    :::::
    : **:::::
     :::***  ::
      :::::::
    """#,
    // A long iron key on a ribbon.
    "key": #"""
     .-.
    ( o )────┬┬
     '-'     ╵╵

     :::
    : * :::::::
     :::     ::
    """#,
    // Scraps of paper with bitten edges.
    "scraps": #"""
     _.__   __ _
    |- -_> <_--|
      <___-|

     ::::   :: :
    :* *:: ::**:
      ::::*:
    """#,
    // A thick door with a big lock.
    "door": #"""
     _______
    |  |  | |
    |  |  |o|
    |__|__|_|

     :::::::
    :  :  : :
    :  :  :*:
    :::::::::
    """#,
    // A thick door, open.
    "door-open": #"""
     ___
    |███|\
    |███| |
    |███|o|

     :::
    ::::::
    ::::: :
    :::::*:
    """#,
    // An armful of split logs.
    "wood": #"""
      (0)(0)
     (0)(0)(0)
    (0)(0)(0)(0)

      :*::*:
     :*::*::*:
    :*::*::*::*:
    """#,
    // Hoofprints over bootprints.
    "tracks": #"""
    ()   "  ()
      () ()  "
    "   ()  ()

    ::   *  ::
      :: ::  *
    *   ::  ::
    """#,
    // Rings that widen in the dark.
    "echo": #"""
     .-------.
    (  ( o )  )
     '-------'

     :::::::::
    :  : * :  :
     :::::::::
    """#,
  ]
}
