import Reflex
import Session

@testable import SampleViews

/// Every form of the events of a round, as it stands on the wire in English.
let wireRounds: [(Event, String)] = [
  (
    .level(Sample.reflex),
    #"{"event":"level","chapter":1,"level":5,"id":"bats","kind":"reflex","text":"Wings.","#
      + #""hints":{"taken":[],"of":2},"attempts":0,"completed":false"#
      + #","chapter_title":"Ice Cave","levels":5}"#
  ),
  (
    .ready(Sample.ready(floor: 10, goal: 8, practice: 3)),
    #"{"event":"ready","pace":"steady","floor":10,"goal":8,"practice":3}"#
  ),
  (
    .ready(Sample.ready(.classic, best: 12, day: "2026-11-21")),
    #"{"event":"ready","pace":"classic","best":12,"day":"2026-11-21"}"#
  ),
  (
    .ready(Sample.ready(.calm, allowance: 800, practice: 10, isCalibration: true)),
    #"{"event":"ready","pace":"calm","allowance_ms":800,"practice":10,"calibration":true}"#
  ),
  (
    .ready(Sample.ready(floor: 10, goal: 8, twists: [.stair])),
    #"{"event":"ready","pace":"steady","floor":10,"goal":8,"twists":["stair"],"#
      + #""rules":["Commands come in twos: give back the last one first."]}"#
  ),
  (
    .cue(Sample.cue(nil, units: 11, twists: [.bats], sound: .bats)),
    #"{"event":"cue","move":3,"gesture":"still","units":11,"limit_ms":1200,"#
      + #""twists":["bats"],"sound":"bats""#
      + #","call":"Bat!","noise":"Flap."}"#
  ),
  (
    .cue(
      Sample.cue(
        .tap, twists: [.walls, .flood], isSwapped: true, sound: .walls, breath: Sample.breath)),
    #"{"event":"cue","move":3,"gesture":"tap","units":40,"limit_ms":4100,"#
      + #""twists":["walls","flood"],"swapped":true,"sound":"walls","#
      + #""breath":{"left":4100,"of":9700}"#
      + #","call":"Tap it!","noise":"Boom."}"#
  ),
  (
    .move(Sample.move(.wrong, .tap, twists: [.flood], breathsLeft: 2)),
    #"{"event":"move","move":3,"gesture":"tap","outcome":"wrong","reaction_ms":512,"#
      + #""right":"pinch","breaths":2}"#
  ),
  (
    .cue(Sample.cue(story: Sample.beat)),
    #"{"event":"cue","move":3,"gesture":"pinch","units":40,"limit_ms":4100,"#
      + #""text":"Wings in your hair.""#
      + #","call":"Pinch it!"}"#
  ),
  (
    .cue(Sample.cue(.tap, move: 1, units: nil, isPractice: true)),
    #"{"event":"cue","move":1,"gesture":"tap","practice":true"#
      + #","call":"Tap it!"}"#
  ),
  (
    .cue(Sample.cue(.tap, move: 1, units: nil)),
    #"{"event":"cue","move":1,"gesture":"tap""#
      + #","call":"Tap it!"}"#
  ),
  (
    .cue(Sample.cue(.tap, move: 2, units: nil, of: 2)),
    #"{"event":"cue","move":2,"gesture":"tap","index":1,"of":2"#
      + #","call":"Tap it!"}"#
  ),
  (
    .cue(Sample.cue(left: 2350)),
    #"{"event":"cue","move":3,"gesture":"pinch","units":40,"limit_ms":4100,"left_ms":2350"#
      + #","call":"Pinch it!"}"#
  ),
  (
    .move(Sample.move(.wrong, .tap)),
    #"{"event":"move","move":3,"gesture":"tap","outcome":"wrong","reaction_ms":512}"#
  ),
  (
    .move(Sample.move(.timeout, nil, reaction: 4100)),
    #"{"event":"move","move":3,"outcome":"timeout","reaction_ms":4100}"#
  ),
  (
    .ended(Sample.round()),
    #"{"event":"round","moves":2,"pace":"classic","best":12,"median_ms":350,"fastest_ms":340,"#
      + #""spread_ms":20,"histogram":[{"from_ms":300,"count":1},{"from_ms":350,"count":1}],"#
      + #""mistakes":{"tap":0,"pinch":1,"swipe":0},"ending":"wrong","allowance_ms":0,"#
      + #""seed":"7","script":"t340s360t512"}"#
  ),
  (
    .ready(Sample.ready(.rising, floor: 14)), #"{"event":"ready","pace":"rising","floor":14}"#
  ),
  (
    .ended(Sample.round(moves: 21, best: 21, isBest: true, strayPinches: 1)),
    #"{"event":"round","moves":21,"pace":"classic","best":21,"milestone":20,"#
      + #""text":"Twenty moves: the goat has stopped chewing to watch.","median_ms":350,"#
      + #""fastest_ms":340,"spread_ms":20,"#
      + #""histogram":[{"from_ms":300,"count":1},{"from_ms":350,"count":1}],"#
      + #""mistakes":{"tap":0,"pinch":2,"swipe":0},"stray_pinches":1,"ending":"wrong","#
      + #""allowance_ms":0,"seed":"7","script":"t340s360t512","new_best":true}"#
  ),
  (
    .scores(Sample.scores),
    #"{"event":"scores","tables":[{"pace":"steady","daily":true,"rounds":[{"moves":12,"#
      + #""median_ms":412,"date":"2026-11-21T08:00:00Z","floor":10,"allowance_ms":0,"#
      + #""seed":"20261121","day":"2026-11-21","script":"t412","genuine":false}]}]}"#
  ),
]
