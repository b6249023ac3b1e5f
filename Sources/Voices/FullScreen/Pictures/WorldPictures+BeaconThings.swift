extension WorldPictures {
  /// Small pictures of what is seen at the pass and the beacon.
  static let beaconThings: [String: String] = [
    // An iron fire bowl on a stone foot.
    "bowl": #"""
    \▄▄▄▄▄▄▄▄▄/
     \_______/
        | |
      __|_|__

    :*********:
     :::::::::
        : :
      :::::::
    """#,
    // Snow, heaped over an iron rim.
    "snow": #"""
        __.--.__
     .-'  .  .  '-.
    /______________\

        ::*::*::
     *::  *  *  ::*
    ::::::::::::::::
    """#,
    // A snowman with a broomstick for an arm.
    "snowman": #"""
        _[=]_
    ----( : )
       (  :  )

        :::::
    ::::: * :
       :  *  :
    """#,
    // A felt hat with a badge.
    "hat": #"""
       ____
      |  * |
    __|____|__

       ::::
      :  * :
    ::::::::::
    """#,
    // A row of small lights on a slope.
    "lanterns": #"""
               *
            * / \
       * * __/
    __/ \_/

               *
            * : :
       * * :::
    ::: :::
    """#,
    // Steps cut into rock.
    "stairs": #"""
          __
        __|
      __|
    __|

          ::
        ::*
      ::*
    ::*
    """#,
    // Snow, driven sideways.
    "weather": #"""
     -  * -- -
    --- - * - --
     - * -- -

     :  * :: :
    ::: : * : ::
     : * :: :
    """#,
    // A mountain, most of it dark.
    "mountain": #"""
         /\
       _/  \_
      /  *   \_
    _/         \

         ::
       ::  ::
      :  *   ::
    ::         :
    """#,
    // A few planks between two chains.
    "bridge": #"""
    |\          /|
    | \__    __/ |
    |  ══════════|

    ::          ::
    : :::    ::: :
    :  **********:
    """#,
  ]
}
