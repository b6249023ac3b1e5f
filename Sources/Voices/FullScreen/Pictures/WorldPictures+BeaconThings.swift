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
    // An iron fire bowl, full of snow.
    "bowl-snow": #"""
     _.-"""-._
    \▄▄▄▄▄▄▄▄▄/
     \_______/
      __|_|__

     :::::::::
    :*********:
     :::::::::
      :::::::
    """#,
    // An iron fire bowl, laid with wood.
    "bowl-wood": #"""
     \_\/_/\_/
    \▄▄▄▄▄▄▄▄▄/
     \_______/
      __|_|__

     *********
    :::::::::::
     :::::::::
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
    // A snowman whose arm points away.
    "snowman": #"""
       .-.    /
      ( : )__/
     (   :  )
    (____:___)

       :::    :
      : * ::::
     :   :  :
    ::::::::::
    """#,
    // A snowman in a hat, whose arm points away.
    "snowman-hat": #"""
      _[=]_   /
      ( : )__/
     (   :  )
    (____:___)

      ::*::   :
      : * ::::
     :   :  :
    ::::::::::
    """#,
    // A snowman whose arm points to the pass.
    "snowman-west": #"""
          .-.
    <====( : )
        (   :  )
       (____:___)

          :::
    *::::: * :
        :   :  :
       ::::::::::
    """#,
    // A snowman in a hat, whose arm points to the pass.
    "snowman-west-hat": #"""
         _[=]_
    <====( : )
        (   :  )
       (____:___)

         ::*::
    *::::: * :
        :   :  :
       ::::::::::
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
    // Steps cut into ice.
    "stairs-ice": #"""
          __
        _/
      _/  |
    _/    V

          ::
        **
      ::  :
    **    :
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
    // Stars, and a cloud.
    "weather-stars": #"""
      .   *    ▒▒
    *    '   ▒▒▒▒
       '   .   ▒▒

      :   *    ::
    *    :   ::::
       :   :   ::
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
