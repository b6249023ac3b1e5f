import Session

@testable import SampleViews

/// The events of the adventure, as they stand on the wire in English.
let wireAdventure: [(Event, String)] = [
  (
    .adventure(.text(said("You now have the cup.", "Vous avez maintenant la tasse."), .reply)),
    #"{"event":"text","text":"You now have the cup.","style":"reply"}"#
  ),
  (
    .adventure(.room(Sample.room)),
    #"{"event":"room","id":"hall","name":"Hall","exits":["north","down"],"#
      + #""contents":[{"id":"box","name":"box","open":true,"contents":[{"id":"cup","name":"cup"}]}],"#
      + #""carried":[{"id":"hat","name":"hat","worn":true},{"id":"lamp","name":"lamp","lit":false}],"#
      + #""turn":4,"score":3,"of":8,"picture":{"id":"hall","text":"A hall in the dark.","#
      + #""drawings":["hall","hall-cup"]},"over":false,"dark":false,"#
      + #""sights":[{"id":"moon","name":"moon","distant":true}]"#
      + #","ways":[{"id":"north","name":"north"},{"id":"down","name":"down"}]}"#
  ),
  (
    .adventure(.room(Sample.roomAtEnd)),
    #"{"event":"room","id":"hall","name":"Hall","exits":[],"contents":[],"carried":[],"#
      + #""turn":9,"score":8,"of":8,"picture":{"id":"hall-lit","#
      + #""text":"The hall, full of light.","drawings":["hall-lit"]},"over":true,"#
      + #""dark":false,"sights":[]"#
      + #","ways":[]}"#
  ),
  (
    .adventure(.points(Sample.points)),
    #"{"event":"points","points":3,"score":5,"of":8,"#
      + #""text":"(The mountain concedes 3 points: 5 of 8.)"}"#
  ),
  (
    .adventure(.picture(Sample.cupPicture, isExamined: true)),
    #"{"event":"picture","id":"cup","text":"A cup with a crack.","drawings":["cup"]}"#
  ),
  (
    .adventure(.map(Sample.places)),
    #"{"event":"map","places":[{"id":"hall","name":"Hall","here":true,"exits":["#
      + #"{"id":"north","to":"yard"},{"id":"down","to":null}]},"#
      + #"{"id":"yard","name":"Yard","here":false,"exits":[{"id":"south","to":"hall"}]}]}"#
  ),
  (
    .adventure(.help(Sample.help)),
    #"{"event":"help","commands":[{"command":"look","text":"look round"}]}"#
  ),
  (
    .adventure(.epilogue(said("Hand meets hand.", "La main trouve la main."))),
    #"{"event":"epilogue","text":"Hand meets hand."}"#
  ),
  (
    .adventure(.transcript(Sample.messages)),
    #"{"event":"transcript","messages":[{"text":"get cup","style":"echo"},"#
      + #"{"text":"You now have the cup.","style":"reply"}]}"#
  ),
]
