import Localization

@testable import Packs

extension QuestionBank {
  static let moodle = QuestionBank(
    format: .moodle,
    text: #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- A term's questions -->
      <quiz>
        <question type="category"><category><text>$course$/top/Maps</text></category></question>
        <question type="description">
          <name><text>Before</text></name>
          <questiontext format="html"><text><![CDATA[<p>Take a <b>map</b>.</p>]]></text></questiontext>
        </question>
        <question type="multichoice">
          <name><text>North</text></name>
          <questiontext format="html"><text><![CDATA[<p>Where is north, at \(\frac{1}{2}\pi\)?</p>]]></text></questiontext>
          <generalfeedback format="html"><text>Maps agree.</text></generalfeedback>
          <single>true</single>
          <answer fraction="100" format="html"><text>Up there</text><feedback><text>Yes.</text></feedback></answer>
          <answer fraction="0" format="html"><text>Down &amp; out</text><feedback><text>Upside down.</text></feedback></answer>
          <answer fraction="50" format="html"><text>Left of it</text></answer>
          <correctfeedback><text>Well read.</text></correctfeedback>
          <partiallycorrectfeedback><text>Nearly.</text></partiallycorrectfeedback>
          <incorrectfeedback><text>Turn the map.</text></incorrectfeedback>
          <hint format="html"><text>See the rose.</text></hint>
        </question>
        <question type="multichoice">
          <questiontext><text>Which are colours of a map?</text></questiontext>
          <single>false</single>
          <answer fraction="50"><text>Green</text><feedback><text>Woods.</text></feedback></answer>
          <answer fraction="50"><text>Blue</text></answer>
          <answer fraction="-100"><text>Loud</text></answer>
          <correctfeedback><text>All found.</text></correctfeedback>
          <incorrectfeedback><text>Look again.</text></incorrectfeedback>
        </question>
        <question type="description"><questiontext><text>Now without a map.</text></questiontext></question>
        <question type="truefalse">
          <questiontext><text>The sky is a map.</text></questiontext>
          <answer fraction="0"><text>true</text><feedback><text>Of what?</text></feedback></answer>
          <answer fraction="100"><text>false</text></answer>
        </question>
        <question type="shortanswer">
          <questiontext><text>Who drew it?</text></questiontext><usecase>1</usecase>
          <answer fraction="100"><text>Mercator</text></answer>
          <answer fraction="0"><text>Mark Ator</text><feedback><text>In one word.</text></feedback></answer>
          <answer fraction="0"><text>*</text><feedback><text>He was from Flanders.</text></feedback></answer>
        </question>
        <question type="numerical">
          <questiontext><text>How many degrees?</text></questiontext>
          <answer fraction="100"><text>360</text><tolerance>0</tolerance></answer>
          <units><unit><multiplier>1</multiplier><unit_name>°</unit_name></unit></units>
        </question>
        <question type="matching">
          <questiontext><text>Match.</text></questiontext>
          <subquestion><text>N</text><answer><text>north</text></answer></subquestion>
          <subquestion><text>S</text><answer><text>south</text></answer></subquestion>
          <subquestion><text></text><answer><text>up</text></answer></subquestion>
        </question>
        <question type="essay"><questiontext><text>Write.</text></questiontext></question>
        <question type="cloze"><questiontext><text>{1:SA:=a}</text></questiontext></question>
        <question type="calculated"><questiontext><text>{a}?</text></questiontext></question>
      </quiz>
      """#, language: .en,
    levels: [
      "# Maps: Take a map.",
      "north | Where is north, at (1/2)π? | closed Up there [Yes. Well read. Maps agree.] | "
        + "Down & out [Upside down. Turn the map.] | Left of it [Nearly.] "
        + "(See the rose.) (The answer: Up there)",
      "question-2 | Which are colours of a map? | several Green*, Blue*, Loud; no Look again.; "
        + "yes Green: Woods. All found. (The answer: Green; Blue)",
      "question-3 | Now without a map. The sky is a map. | closed False | True [Of what?] "
        + "(The answer: False)",
      "question-4 | Who drew it? | open Mercator; not Mark Ator [In one word.]; "
        + "else He was from Flanders. (The answer: Mercator)",
      "question-5 | How many degrees? | number 360 (The answer: 360)",
      "question-6 | Match. | match N: north; S: south; or up "
        + "(The answer: N: north; S: south)",
      "question-7 | {1} | gaps a (The answer: a)",
    ],
    findings: [
      "explainedWhenRight(1) 9:3", "halfRight(Localization.SafeText(string:  16:47",
      "sharesLost 22:3", "moodle(Packs.MoodleProblem.caseForgiven) 37:3",
      "moodle(Packs.MoodleProblem.unitsLost) 46:5", "essay 54:3",
      "moodle(Packs.MoodleProblem.unknownType(Localization.SafeText(string:  56:3",
    ])
}
