/// Question files that are good, one of each format at least, and what is put into them.
enum FuzzQuestions {
  static let seeds = [
    """
    // Comment
    $CATEGORY: $course$/top/One//Two

    ::Title::[html]<p>Which <b>one</b>?</p>{=A cat#Yes. ~A dog#No. ~%50%A bird ####All of them.}

    Tick.{~%50%salt ~%50%sugar ~%-100%sand}

    True?{T#No.#Yes.}

    Who?{=Ada =Lovelace =%0%Bob#No. =%0%*#Nobody.}

    How many?{#=3.5:0.25#Yes. =%50%1..9 ~#No.}

    Match.{=one -> un =two -> deux =three -> trois = -> quatre}

    A text.

    The {=cat ~dog} sat \\{ there \\}.

    Choose.{~2 =3 ~4}
    """,
    """
    Capitals

    What is the capital of Norway?
    A. Bergen
    B. Oslo
    ANSWER: B

    A letter?
    A) B
    B) C
    C) D
    ANSWER: A
    """,
    """
    chapter,question,right,wrong,wrong,reply,wrong reply,hint,kind,id
    Peaks,Which?,Everest,K2|Elbrus,Ural,"Yes, it is",No,High,choice,top
    Sky,"How $x^2$
    many?",3.14:0.01,,,,,,number,
    Sky,Which?,Mars|Venus,Moon,Sun,,,,several,
    ,Is it?,true,,,,,,truefalse,
    ,Who?,Ada|Ada Lovelace,,,,Not {answer},,,
    ,A ___ and {1} ___,cat/kitten|dog,,,,,,gaps,
    ,The {1} of {2},68.4 million|c. 5 or 6; 7,,,,,,,
    ,Rivers?,London = Thames|Paris -> Seine,Nile,,,,,match,
    """,
    "sep=;\nÉnoncé;Réponse\nOù ?;là\nQui ?;\"moi; \"\"toi\"\"\"\n",
    "cairn\theap of stones\ntarn\tlake\ntarn\tlake\nlac\tlake\n", "a,b\nc,d\ne,f|g\n",
    #"""
    <?xml version="1.0"?><quiz><question type="category"><category><text>$course$/A</text></category>
    </question><question type="multichoice"><name><text>N</text></name><questiontext format="html">
    <text><![CDATA[<p>Where, at \(\frac{1}{2}\pi\)?</p>]]></text></questiontext><single>false</single>
    <answer fraction="50"><text>Up there</text><feedback><text>Yes.</text></feedback></answer>
    <answer fraction="50"><text>Down &amp; out</text></answer><answer fraction="0"><text>C D</text>
    </answer><hint><text>Look.</text></hint><incorrectfeedback><text>No.</text></incorrectfeedback>
    </question><question type="numerical"><questiontext><text>How?</text></questiontext>
    <answer fraction="100"><text>36</text><tolerance>1</tolerance></answer></question>
    <question type="matching"><questiontext><text>M.</text></questiontext><subquestion><text>N</text>
    <answer><text>north</text></answer></subquestion><subquestion><text>S</text><answer><text>south
    </text></answer></subquestion></question><question type="shortanswer"><questiontext><text>Who?
    </text></questiontext><answer fraction="100"><text>I</text></answer></question>
    <question type="cloze"><questiontext format="html"><text><![CDATA[<p>{1:SA:=Hugo#Yes.~%50%Vic
    tor} {2:MC:=a~b\}#No.} {:NUMERICAL:=23.8:0.1~*#No.}</p>]]></text></questiontext></question>
    <question type="gapselect"><questiontext><text>A [[1]] [[2]].</text></questiontext><selectoption>
    <text>bee</text><group>1</group></selectoption><selectoption><text>cow</text><group>1</group>
    </selectoption></question></quiz>
    """#,
    #"""
    {"quizz": {"fr": {"débutant": [{"id": 1, "question": "Où ?", "propositions": ["ici", "là-bas"],
    "réponse": "ici", "anecdote": "Oui."}, {"question": "Qui ?", "réponse": "moi"}]}, "en": {}}}
    """#,
  ]

  static let parts = [
    "{", "}", "=", "~", "#", "####", "->", "::", "\\", "\\n", "%50%", "%-1", "..", ":", "\n",
    "\n\n", "\r", "//", "$CATEGORY:", "[html]", "[markdown]", "[plain]", "<", ">", "<b>", "<!--",
    "<script>", "<img alt='", "&", "&#", "&eacute;", "&#x202E;", "&#0;", "&#1114112;", "**", "_",
    "`", "[a](b)", "![", "T", "ANSWER:", "ANSWER: Z", "A.", "B)", "1", "-3", "999999999",
    "0.000000001", "99999..1", "1e5", "help", "\u{301}", "\u{202E}", "\u{AD}", "\u{FEFF}", "é",
    "漢字", "*", "{#1..5}", "{}", " ", "\t",
    ",", ";", "\"", "|", "<question", "<text>", "</text>", "<![CDATA[", "]]>", "<!DOCTYPE", "/>",
    "fraction=\"100\"", "<?", "?>", "$", "$$", "\\(", "\\)", "\\frac", "^", "\\sqrt[", "\\text{",
    "[", "]", "\"question\":", "null", "kind", "number", "{answer}", "sep=", " - ",
    "___", "{1}", "{2}", "{1:SA:=", "{:MC:~", "{2:NM:=1:", "[[1]]", "\\}", " = ", "match", "gaps",
    " million", "about ", " or ", "/",
  ]
}
