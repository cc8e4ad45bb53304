import { marked } from "../kinds/marked.ts";

/** Architecture and building. Marked and committed before the examiner had read any of it. */
export const subjectsArchitecture = [
  marked("Flying buttress", "arch outside a church that carries the thrust of the vault to a pier", {
    right: [
      "an outer arch which leads the thrust of the vault to a pier",
      "arches on the outside of a church that take the push of the vault over to a pillar",
    ],
    partial: ["arch outside a church", "it supports the vault"],
    wrong: ["arch inside a church that carries the roof", "tower outside a church", "vault that carries the thrust of an arch"],
  }),
  marked("Load-bearing wall", "wall that carries the weight of the building above it", {
    right: [
      "a wall that holds up what is above it",
      "it supports the weight of the building over it",
      "wall on which the upper building rests",
    ],
    partial: ["a strong wall"],
    wrong: ["wall that only divides rooms", "wall that does not carry any weight", "building that carries the weight of a wall"],
  }),
  marked("Foundation", "lowest part of a building that passes its weight into the ground", {
    right: [
      "bottom of a building, it transfers the weight to the ground",
      "part at the bottom which passes the load of the building into the soil",
    ],
    partial: ["lowest part of a building", "base"],
    wrong: ["highest part of a building", "lowest room of a house", "part of the ground that is removed for a building"],
  }),
  marked("Facade", "front of a building", {
    right: ["the front side of a building", "the face of a building", "outside front of the house"],
    wrong: ["back of a building", "inside of a building", "roof of a building", "building in front"],
  }),
  marked("Dome", "rounded roof like half a ball", {
    right: ["a round roof shaped like half a sphere", "hemispherical roof", "roof in the shape of a half ball"],
    partial: ["rounded roof", "a roof"],
    wrong: ["flat roof", "pointed roof like a cone", "arch like half a circle"],
  }),
  marked("Architect of the Guggenheim Museum in New York", "Frank Lloyd Wright", {
    right: ["Wright", "Lloyd Wright", "F. L. Wright", "the architect is frank loyd wright"],
    partial: ["Frank"],
    wrong: ["Frank Gehry", "Le Corbusier", "Wilbur Wright"],
  }),
  marked("Architect of the Bauhaus building in Dessau", "Walter Gropius", {
    right: ["Gropius", "Walter Gropius, who also founded the school", "gropius, walter"],
    partial: ["Walter"],
    wrong: ["Mies van der Rohe", "Walter Ulbricht", "Albert Speer"],
  }),
  marked("Reinforced concrete", "concrete with steel bars inside that take the tension", {
    right: [
      "concrete with steel in it which takes up the tension",
      "steel bars inside the concrete resist tensile forces",
      "concrete strengthened by steel bars, because steel takes tension",
    ],
    partial: ["concrete with steel bars", "strong concrete"],
    wrong: [
      "concrete with steel bars inside that take the compression",
      "steel with concrete bars inside",
      "concrete without steel bars",
      "concrete with glass fibres",
    ],
  }),
  marked("Insulation", "material that keeps heat from passing through walls and roofs", {
    right: [
      "material which stops heat from going through the walls and roof",
      "keeps the heat in the house",
      "stuff in walls and roofs so the heat does not get through",
    ],
    partial: ["material in walls"],
    wrong: [
      "material that lets heat pass through walls and roofs",
      "material that keeps water from passing through roofs",
      "material that keeps walls and roofs from falling",
    ],
  }),
  marked("Blueprint", "technical drawing of a building", {
    right: ["plan of a building", "drawing showing how a building is to be built", "technical plan for a house"],
    partial: ["a drawing"],
    wrong: ["photograph of a building", "painting of a building", "model of a building", "building of a technical drawing"],
  }),
];

/** Sport and games. Marked and committed before the examiner had read any of it. */
export const subjectsSport = [
  marked(
    "Offside (football)",
    "attacker is nearer to the goal line than the ball and the second-last defender when the ball is played to him",
    {
      right: [
        "when the pass is played the attacker is closer to the goal line than both the ball and the second-to-last defender",
        "the attacker stands behind the second last defender and ahead of the ball at the moment of the pass",
      ],
      partial: ["attacker is too near to the goal line", "attacker is nearer to the goal line than the second-last defender"],
      wrong: [
        "defender is nearer to the goal line than the attacker",
        "the ball has left the pitch",
        "the goalkeeper leaves his area with the ball",
      ],
    },
  ),
  marked("Hat-trick", "three goals by one player in one match", {
    right: ["one player scores three times in a match", "3 goals by the same player in a game", "scoring three goals in a single match"],
    partial: ["three goals"],
    wrong: ["two goals by one player in one match", "three goals by three players in one match", "three wins in a row"],
  }),
  marked("Checkmate", "the king is attacked and cannot escape", {
    right: [
      "king is under attack and there's no way out",
      "the king is in check and has no escape",
      "the king can't get away from an attack",
    ],
    partial: ["the king is attacked"],
    wrong: [
      "the king is attacked but can escape",
      "the king is not attacked and cannot move",
      "the king has been taken off",
      "the queen is attacked and cannot escape",
    ],
  }),
  marked("Stalemate", "player to move has no legal move but is not in check, so the game is drawn", {
    right: [
      "it's your turn, you can't move and you aren't in check: draw",
      "no legal moves left without being in check; the game ends in a draw",
    ],
    partial: ["the game is drawn", "player to move has no legal move"],
    wrong: ["player to move has no legal move and is in check", "the player who cannot move loses", "both players agree to stop"],
  }),
  marked("Aerobic exercise", "exercise in which the muscles get enough oxygen", {
    right: [
      "sport where there is enough oxygen for the muscles",
      "training with a sufficient oxygen supply to muscles",
      "muscles have enough oxygen during the exercise",
    ],
    partial: ["exercise with oxygen"],
    wrong: ["exercise in which the muscles do not get enough oxygen", "exercise in the air", "short and very hard exercise"],
  }),
  marked("Deuce (tennis)", "score of 40 all, one must win two points in a row", {
    right: ["forty all and you need two points in a row to win", "40:40, a player has to get two consecutive points"],
    partial: ["40 all", "the score is tied"],
    wrong: ["score of 30 all", "score of 40 all, one must win one point", "the player leads 40 to 30"],
  }),
  marked("Warm-up", "light exercise before sport to prepare the muscles and prevent injuries", {
    right: [
      "easy exercises before doing sport so muscles are ready and you don't get injured",
      "gets the muscles ready before sport to avoid injury",
    ],
    partial: ["light exercise before sport", "prevents injuries"],
    wrong: ["light exercise after sport to relax the muscles", "hard exercise before sport to tire the muscles", "wearing warm clothes"],
  }),
  marked("Doping", "use of banned substances to improve performance", {
    right: [
      "taking forbidden drugs to perform better",
      "using illegal substances so that you get better results",
      "athletes take banned stuff to boost their performance",
    ],
    partial: ["use of banned substances", "taking drugs"],
    wrong: [
      "use of allowed substances to improve performance",
      "ban on substances that improve performance",
      "training more to improve performance",
    ],
  }),
  marked("Referee", "person who makes sure that the players keep the rules", {
    right: [
      "sees to it that players follow the rules",
      "someone that enforces the rules in a match",
      "makes sure the rules are kept by the players",
    ],
    wrong: [
      "person who trains the players",
      "player who makes sure that the rules are broken",
      "person who makes the rules",
      "person who reports on a match",
    ],
  }),
  marked("Founder of the modern Olympic Games", "Pierre de Coubertin", {
    right: ["Coubertin", "de Coubertin", "Baron Coubertin", "pierre de cubertin, a Frenchman"],
    partial: ["Pierre"],
    wrong: ["Pierre Curie", "Juan Antonio Samaranch", "Jules Rimet"],
  }),
];
