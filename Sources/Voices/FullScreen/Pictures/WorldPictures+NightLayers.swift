extension WorldPictures {
  /// What the long night lays on the pictures of places while it is so, by id.
  static let nightLayers: [String: PictureLayer] = [
    // A can with a spout on the bench.
    "chamber-oil": PictureLayer(
      column: 18, row: 4,
      #"""
       _/
      [_]

       **
      :::
      """#),
    // A small sledge, leaning on its end.
    "store-sledge": PictureLayer(
      column: 17, row: 2,
      #"""
      ╭┬┬╮
      ┼┼┼┼
      ││││
      ┼┼┼┼
      ╵__╵

      ****
      ::::
      ::::
      ::::
      ::::
      """#),
    // Iron pins on the shelf.
    "store-pins": PictureLayer(
      column: 22, row: 3,
      #"""
      o-- o--

      *:: *::
      """#),
    // A coil of rope on the wall.
    "tollhouse-coil": PictureLayer(
      column: 11, row: 3,
      #"""
      .--.
      |()|
      '--'

      ::::
      :**:
      ::::
      """#),
    // A rope, made fast in the rock, as a rail along the chains.
    "anchor-rail": PictureLayer(
      column: 8, row: 0,
      #"""
                _.-'
            _.-'
      )__.-'

                ::::
            ::::
      *:::::
      """#),
    // A gap in one of the curtains.
    "gallery-open": PictureLayer(
      column: 4, row: 1,
      #"""
       _
      /█\
      |█|
      |█|

       *
      *.*
      *.*
      *.*
      """#),
    // A low opening in the wall, by the goat.
    "tunnel-open": PictureLayer(
      column: 21, row: 5,
      #"""
      /██\
      |██|

      *..*
      *..*
      """#),
    // A wall clock; its pendulum swings.
    "hut-clock": PictureLayer(
      column: 22, row: 1,
      #"""
      (')
       \
        o

      :::
       :
        *
      """#),
    // A gap in the tiles of the stove.
    "hut-tile": PictureLayer(
      column: 4, row: 4,
      #"""
      █

      .
      """#),
    // Somebody small with a lantern, at this end of the bridge.
    "gorge-scout": PictureLayer(
      column: 0, row: 1,
      #"""
      o
      A*

      :
      :*
      """#),
    // A rope as a rail along the bridge.
    "gorge-rail": PictureLayer(
      column: 6, row: 3,
      #"""
      '-..__________..-'

      ::::::::::::::::::
      """#),
    // A mirror behind the hook.
    "mouth-mirror": PictureLayer(
      column: 17, row: 2,
      #"""
      .--.
      |/ |
      '--'

      ::::
      :* :
      ::::
      """#),
    // A drift of snow.
    "pass-drift": PictureLayer(
      column: 1, row: 4,
      #"""
       .-"-.
      /░░░░░

       :::::
      ::::::
      """#),
    // A low layer of new snow over the wood.
    "beacon-crust": PictureLayer(
      column: 8, row: 0,
      #"""
      .-~ -~.- ~.

      ::: :::: ::
      """#),
  ]
}
