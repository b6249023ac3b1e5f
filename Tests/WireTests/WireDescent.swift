import Session

@testable import SampleViews

/// Descents, and levels as their landings.
let wireDescent: [(Event, String)] = [
  (
    .descent(.card(Sample.daily)),
    #"{"event":"descent","date":"2026-12-01","difficulty":2,"landing":3,"of":5,"done":false,"#
      + #""knots":4,"standing":"counts","name":"a day","stars":[3,0]}"#
  ),
  (
    .descent(.card(Sample.done)),
    #"{"event":"descent","date":"2026-12-01","difficulty":2,"landing":3,"of":5,"done":false,"#
      + #""knots":4,"standing":"practice","name":"a day","stars":[3,0],"knot_stars":14}"#
  ),
  (
    .descent(.card(Sample.endless)),
    #"{"event":"descent","date":null,"difficulty":2,"landing":3,"of":5,"done":false,"knots":4,"#
      + #""standing":"endless","name":"a day","stars":[3,0],"number":"7","depth":2,"#
      + #""falls_left":1}"#
  ),
  (
    .descent(.ended(Sample.descentEnd)),
    #"{"event":"descent","date":null,"difficulty":2,"landing":3,"of":5,"done":true,"knots":4,"#
      + #""standing":"endless","name":"a day","stars":[3,0],"number":"7","depth":2,"#
      + #""falls_left":1,"text":"The rope tightens.","#
      + #""solution":"It was the bear door.","deepest":6}"#
  ),
  (
    .descent(.shared(Sample.share, isWhole: true)),
    #"{"event":"shared","text":"Expedition 2026-12-01: 3 2 3 0 1, 9 of 15","#
      + #""time":"Time: 7 min 17 s.","code":"0200Y-00800-8RJ03-DA8BY-PFQHK"}"#
  ),
  (
    .descent(.knots(Sample.rope)),
    #"{"event":"knots","knots":4,"month":"December 2026","days":31,"first_weekday":2,"#
      + #""knotted":[1,4],"perfect":1,"mean_tenths":112,"deepest":6}"#
  ),
  (
    .verdict(Sample.givenUp),
    #"{"event":"verdict","correct":false,"text":"It was dry.","attempts":1,"stars":0,"#
      + #""given_up":true}"#
  ),
  (
    .level(Sample.landing(Sample.closed, clues: [Sample.clue])),
    #"{"event":"level","chapter":1,"level":1,"id":"trap","kind":"closed","#
      + #""text":"Spikes of ice. One is dry.","clues":["The stair is near."],"answers":["#
      + #"{"id":"climb","text":"Climb: back up","tried":true},"#
      + #"{"id":"lean","text":"Lean on it","tried":false},"#
      + #"{"id":"wait","text":"Wait","tried":false}],"#
      + #""hints":{"taken":["It is a latch."],"of":3},"attempts":1,"completed":false"#
      + #","chapter_title":"Ice Cave","levels":4,"may_give_up":true}"#
  ),
  (
    .level(Sample.landing(Sample.rotor)),
    #"{"event":"level","chapter":2,"level":1,"id":"gate","kind":"rotor","text":"A gate.","#
      + #""clues":["A bear.","Two wolves.","A bird."],"answers":["#
      + #"{"id":"4802","text":"4802","tried":false},{"id":"4402","text":"4402","tried":false}],"#
      + #""hints":{"taken":[],"of":2},"attempts":0,"completed":true"#
      + #","chapter_title":"Lost City","levels":4,"may_give_up":true}"#
  ),
  (
    .level(Sample.landing(Sample.wheels)),
    #"{"event":"level","chapter":2,"level":3,"id":"clock","kind":"rotor","text":"A clock.","#
      + #""clues":["Twice.","Three times."],"wheels":4,"tried":["2350"],"#
      + #""hints":{"taken":[],"of":2},"attempts":1,"completed":false"#
      + #","chapter_title":"Lost City","levels":4,"may_give_up":true}"#
  ),
  (
    .level(Sample.landing(Sample.open, clues: [Sample.clue])),
    #"{"event":"level","chapter":3,"level":2,"id":"waterfall","kind":"open","#
      + #""text":"What was it?","clues":["The stair is near."],"hints":{"taken":[],"of":3},"#
      + #""attempts":0,"completed":false"#
      + #","chapter_title":"Hidden Valley","levels":4,"may_give_up":true}"#
  ),
  (
    .level(Sample.landing(Sample.search, clues: [Sample.clue])),
    #"{"event":"level","chapter":4,"level":1,"id":"tiles","kind":"search","text":"Two tiles.","#
      + #""clues":["The stair is near."],"#
      + #""elements":[{"id":"first","name":"First tile","text":"Smooth as soap.","actions":["#
      + #"{"id":"step","text":"Step on it"},{"id":"jump","text":"Jump over it"}],"done":false},"#
      + #"{"id":"second","name":"Second tile","text":"Smooth as soap.","actions":["#
      + #"{"id":"step","text":"Step on it"},{"id":"jump","text":"Jump over it"}],"done":true,"#
      + #""chosen":"jump"}],"hints":{"taken":[],"of":3},"attempts":0,"completed":false,"#
      + #""chapter_title":"Hidden Tomb","levels":4,"may_give_up":true}"#
  ),
  (
    .level(Sample.landing(Sample.reflex)),
    #"{"event":"level","chapter":1,"level":5,"id":"bats","kind":"reflex","text":"Wings.","#
      + #""hints":{"taken":[],"of":2},"attempts":0,"completed":false"#
      + #","chapter_title":"Ice Cave","levels":5,"may_give_up":true}"#
  ),
]
