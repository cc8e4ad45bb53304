import { marked } from "../kinds/marked.ts";

/** Music. Marked before any rule was changed for them. */
export const studyMusic = [
  marked("Crescendo", "gradually getting louder", {
    right: [
      "getting louder and louder",
      "slowly becoming louder",
      "increase in volume bit by bit",
      "growing louder",
      "the music gets louder little by little",
    ],
    partial: ["louder", "a change of volume", "gradually getting louder and faster"],
    wrong: ["gradually getting softer", "suddenly loud", "gradually getting faster", "very loud", "gradually getting quieter"],
  }),
  marked("Families of the orchestra", "strings, woodwind, brass, percussion", {
    right: [
      "brass, woodwinds, percussion and strings",
      "string, woodwind, brass, percussion",
      "woodwind, strings, percussion, brass",
      "strings, woodwind, brass, drums and other percussion",
    ],
    partial: [
      "strings, woodwind, brass",
      "strings, woodwind, brass, choir",
      "strings and brass",
      "strings, woodwind, brass, percussion, voice",
    ],
    wrong: ["violin, cello", "soprano, alto, tenor, bass", "rock and pop"],
  }),
  marked("Allegro", "fast and lively", {
    right: ["quick and lively", "fast, lively tempo", "lively and fast", "brisk", "at a fast, cheerful pace"],
    partial: ["fast", "lively", "fast and sad"],
    wrong: ["slow", "slow and lively", "loud", "fast and quiet", "moderately slow", "not fast"],
  }),
  marked("Composer of the *Moonlight Sonata*", "Ludwig van Beethoven", {
    right: [
      "Beethoven",
      "L. van Beethoven",
      "Betthoven",
      "Ludwig van Beethoven, who became deaf",
      "it's a piano piece by Beethoven",
      "van Beethoven",
    ],
    partial: ["Ludwig", "Ludwig van Beethoven, the Italian composer", "Beethoven in 1950"],
    wrong: ["Mozart", "Debussy", "Beethoven's teacher Haydn", "Chopin and not Beethoven", "Moonlight"],
  }),
  marked("A cappella", "singing without instruments", {
    right: [
      "sung without accompaniment",
      "vocal music with no instruments",
      "singing with no instrumental accompaniment",
      "only voices, no instruments",
      "unaccompanied singing",
      "without instruments",
    ],
    partial: ["singing", "singing in a choir"],
    wrong: ["singing with instruments", "playing without singing", "instruments without singing", "singing without words", "singing alone"],
  }),
  marked("Interval", "distance between two notes", {
    right: [
      "the difference in pitch between two notes",
      "how far apart two notes are",
      "gap between two tones",
      "pitch distance from one note to another",
      "space between 2 notes",
    ],
    partial: ["distance", "distance between notes and rests"],
    wrong: [
      "distance between two bars",
      "three notes at once",
      "length of a note",
      "pause between two notes",
      "distance between two instruments",
    ],
  }),
  marked("Piano (dynamics)", "soft", {
    right: ["quiet", "softly", "quietly", "play softly", "p, soft", "not loud"],
    partial: ["soft and slow"],
    wrong: ["loud", "very loud", "slow", "not soft", "a keyboard instrument", "very soft"],
  }),
  marked("Number of strings on a violin", "4", {
    right: ["four", "4 strings", "it has four strings: G, D, A, E", "four strings, tuned in fifths"],
    partial: ["four strings, tuned in thirds"],
    wrong: ["6", "five", "4 or 5", "40", "six, not four"],
  }),
  marked("Syncopation", "accents on beats that are normally weak", {
    right: [
      "accenting the weak beats",
      "stress on the off-beats",
      "emphasis falls on normally unaccented beats",
      "weak beats get the accent",
      "stressing beats that usually are not stressed",
    ],
    partial: ["accents on beats", "a kind of rhythm"],
    wrong: ["accents on beats that are normally strong", "no accents on weak beats", "playing all together", "a slow rhythm"],
  }),
];
