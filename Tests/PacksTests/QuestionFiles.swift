/// Files as people write them, with a thing or two that is not carried over.
enum QuestionFiles {
  static let rivers = #"""
    // A term's questions about water. None of them is about rain.
    $CATEGORY: $course$/top/Geography/Rivers

    ::Before you start::[html]<p>Take an atlas.<br>You may <b>not</b> need it.</p>

    ::Longest::Which river is the longest in Europe?{
      =The Volga#It runs 3,530&nbsp;km.
      ~The Danube#Longer than most, not the longest.
      ~%50%The Ural#It is only partly in Europe.
      ####All three end in a sea.
    }

    ::Mouth::The Rhine flows into the North Sea.{TRUE#Look at Rotterdam.#So does its mud.}

    The Seine flows through {=Paris =Rouen#Downstream. =%0%Lyon#That is the Rhône. =%0%*#Think of bridges.} on its way to the sea.

    How many states border Lake Constance?{~2 =3 ~4}

    When was the Suez Canal opened?{#1869:0#In November.~#Think of Verdi.}

    What is pi, near enough for a culvert?{#3.1415:0.005}

    How deep is it, in metres?{#1..5}

    Match each capital with its river.{
      =London -> Thames
      =Vienna -> Danube
      =Cairo -> Nile
      = -> Amazon
    }

    Which of these flow north?{~%50%Nile ~%50%Rhine ~%-100%Danube}

    Describe a delta.{}

    What is 2 \= 2 \{maths\}\: x \~ y?{=Nonsense ~Poetry}

    [markdown]What does **bold** mean in [the style guide](https://example.org)?{=*Stress* ~_Shouting_}

    This one never ends.{=Yes ~No

    A text at the end.
    """#

  static let rivières = #"""
    // Un trimestre de questions sur l'eau.
    $CATEGORY: Géographie

    L’atlas est permis jusqu’à la dernière question.

    ::Source::Où la Loire prend-elle sa source ?{
      =Au mont Gerbier-de-Jonc#À 1 408 m.
      ~Au mont Blanc#Trop haut.
      ~%-50%&Agrave; Orl&eacute;ans#Elle y passe, c&#39;est tout.
    }

    La Garonne se jette dans l’Atlantique.{VRAI}

    Le Rhône se jette dans la Méditerranée.{T}

    Quel fleuve traverse Paris ?{=la Seine =Seine =%50%la Marne#Presque.}

    La pression normale vaut {#1013,25:0,5} hectopascals.
    """#

  static let capitals = #"""
    Capitals of the north

    What is the capital of Norway?
    A. Bergen
    B. Oslo
    C. Trondheim
    ANSWER: B

    Which of these lies on
    the most islands?
    A) Stockholm
    B) Copenhagen
    C) R&ouml;nne
    Answer: a

    Is this one complete?
    A. No
    B. Not at all

    E. coli lives where?
    A. In the gut
    C. In the sky
    ANSWER: A

    Who answers?
    A. Me
    B. You
    ANSWER: D
    """#

  static let squares = #"""
    Combien de côtés a un carré ?
    A. 3
    B. 4
    C. 5
    ANSWER: B

    Quelle lettre vient après A ?
    a) B
    b) Z
    Réponse\#u{A0}: a
    """#
}
