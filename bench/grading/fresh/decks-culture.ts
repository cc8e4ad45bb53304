import { marked } from "../kinds/marked.ts";

/** Film, theatre and buildings. Marked before the examiner had read any of it. */
export const decksArts = [
  marked("Director of *Psycho*", "Alfred Hitchcock", {
    right: ["Hitchcock", "A. Hitchcock", "It was directed by Alfred Hitchcock in 1960", "Hitchcok"],
    partial: ["Alfred"],
    wrong: ["Stanley Kubrick", "Alfred Nobel", "Orson Welles, not Hitchcock"],
  }),
  marked("Composer of the *St Matthew Passion*", "Johann Sebastian Bach", {
    right: ["J. S. Bach", "JS Bach", "Bach, Johann Sebastian", "Johan Sebastian Bach"],
    partial: ["Johann"],
    wrong: ["Johann Christian Bach", "Carl Philipp Emanuel Bach", "Johann Strauss", "Johann Sebastian Beck"],
  }),
  marked("Architect of the Guggenheim Museum in Bilbao", "Frank Gehry", {
    right: ["Gehry", "Frank O. Gehry", "Frank Ghery", "F. Gehry"],
    partial: ["Frank"],
    wrong: ["Frank Lloyd Wright", "Norman Foster", "Le Corbusier"],
  }),
  marked("Soliloquy", "speech of a character alone on stage who speaks his thoughts aloud", {
    right: ["a character alone on the stage says his thoughts out loud", "speech in which a person on stage, alone, speaks what he thinks"],
    partial: ["a speech", "speech of a character", "a character alone on stage"],
    wrong: [
      "speech of two characters on stage",
      "speech of a character who keeps silent about his thoughts",
      "dialogue between characters alone on stage",
    ],
  }),
  marked("Orders of columns, from plain to rich", "Doric, Ionic, Corinthian", {
    right: ["1) Doric 2) Ionic 3) Corinthian", "doric → ionic → corinthian", "Doric, Ionic and Corinthian"],
    partial: ["Corinthian, Ionic, Doric", "Doric and Corinthian", "Doric, Ionic, Tuscan"],
    wrong: ["Gothic, Baroque"],
  }),
  marked("Flying buttress", "arch that carries the thrust of a vault to an outer pier", {
    right: [
      "arch which leads the thrust from the vault to a pier outside",
      "the thrust of the vault is carried by this arch to an outer pier",
    ],
    partial: ["an arch", "arch that carries the thrust of a vault", "part of a Gothic church"],
    wrong: [
      "arch that carries the thrust of an outer pier to a vault",
      "wall that carries the roof of a house",
      "arch that carries the thrust of a vault to an inner pier",
    ],
  }),
  marked("Close-up", "shot that shows a face or an object very near", {
    right: ["a face or object is shown from very near", "very near shot of an object or a face"],
    partial: ["a shot", "shot that shows a face"],
    wrong: ["shot that shows a face or an object from far away", "shot that shows a whole landscape"],
  }),
  marked("Number of lines of a sonnet", "14", {
    right: ["fourteen", "14 lines", "a sonnet has 14 lines"],
    wrong: ["40", "12", "a sonnet has 14 stanzas and 16 lines", "4"],
  }),
  marked("Catharsis", "cleansing of the emotions of pity and fear through tragedy", {
    right: ["through tragedy the emotions fear and pity are purged", "tragedy purifies the spectators' pity and fear"],
    partial: ["cleansing of the emotions", "cleansing of pity through tragedy", "an effect of tragedy"],
    wrong: ["strengthening of the emotions of joy through comedy", "cleansing of tragedy through pity and fear"],
  }),
  marked("Painter of *The Kiss* (1908)", "Gustav Klimt", {
    right: ["Klimt", "Gustav Klimt from Vienna", "Gustaf Klimt"],
    partial: ["Gustav", "Klimt or Schiele"],
    wrong: ["Egon Schiele", "Gustav Mahler", "Gustave Courbet", "Klein"],
  }),
  marked("Baroque", "style of the 17th century with movement, drama and rich ornament", {
    right: [
      "17th-century style full of movement, drama and rich decoration",
      "dramatic style of the 1600s with movement and rich ornaments",
    ],
    partial: ["style with rich ornament", "style of the 17th century", "an art period"],
    wrong: [
      "style of the 19th century with calm, order and no ornament",
      "style of the 7th century with movement, drama and rich ornament",
    ],
  }),
  marked("Libretto", "text of an opera", {
    right: ["the words of an opera", "opera text", "the text which is sung in an opera"],
    partial: ["a text", "part of an opera"],
    wrong: ["music of an opera", "text of an essay", "stage of an opera"],
  }),
];

/** Politics and law, with what students add to their answers. */
export const decksPolitics = [
  marked("Seat of the European Parliament", "Strasbourg", {
    right: ["Strasbourg, not Brussels", "Straßburg", "Strassbourg", "it sits in Strasbourg in France"],
    partial: ["Strasbourg or Luxembourg"],
    wrong: ["Brussels", "not Strasbourg but Luxembourg", "Salzburg", "Strasbourg is wrong, it's Brussels"],
  }),
  marked("Number of EU member states since 2020", "27", {
    right: ["twenty-seven", "27 states", "27, after the UK left", "27, it was 28 before"],
    wrong: ["28", "72", "28, it was 27 before", "17"],
  }),
  marked("Coalition", "alliance of parties that govern together", {
    right: [
      "parties that form an alliance to govern together",
      "several parties govern together",
      "alliance between parties to form a government, like the CDU and the SPD",
    ],
    partial: ["an alliance", "alliance of parties"],
    wrong: ["alliance of parties that oppose the government", "single party that governs alone", "parties that do not govern together"],
  }),
  marked("Filibuster", "long speech that delays a vote", {
    right: [
      "a vote is delayed by a very long speech",
      "speaking for a long time in order to delay the vote",
      "delaying a vote with a lengthy speech",
    ],
    partial: ["long speech", "delays a vote"],
    wrong: ["short speech that delays a vote", "long vote that delays a speech", "long speech that speeds up a vote"],
  }),
  marked("Plaintiff's opponent", "defendant", {
    right: ["the defendant", "defendent", "the person who is sued (defendant)"],
    wrong: ["dependant", "defender", "judge", "plaintiff"],
  }),
  marked("WHO", "World Health Organization", {
    right: ["World Health Organisation", "the World Health Organization of the UN", "world health org."],
    partial: ["Health Organization"],
    wrong: ["World Trade Organization", "World Heritage Organization", "Women's Health Organization"],
  }),
  marked("ASEAN", "Association of Southeast Asian Nations", {
    right: ["Association of South East Asian Nations", "association of south-east Asian nations"],
    partial: ["Association of Nations"],
    wrong: ["Association of Southwest African Nations", "Association of Northeast Asian Nations"],
  }),
  marked("Statute of limitations", "time after which a crime can no longer be prosecuted", {
    right: [
      "the period after which one can't be prosecuted for a crime any more",
      "after this time no prosecution is possible for a crime",
    ],
    partial: ["a time limit", "time after a crime", "a law about crimes"],
    wrong: [
      "time after which a crime can be prosecuted",
      "time before which a crime can no longer be prosecuted",
      "time in prison for a crime",
    ],
  }),
  marked("Age to vote in Austria", "16", {
    right: ["sixteen", "16 years", "from 16 on", "16, in Germany it is 18 for most elections"],
    wrong: ["18", "61", "16 in Germany and 18 in Austria", "21"],
  }),
  marked("Separation of powers: three powers", "legislative, executive, judicial", {
    right: ["legislature, executive, judiciary", "executive, legislative and judicial branch", "judicial, executive, legislative"],
    partial: ["executive and judicial", "legislative, executive, military", "legislative"],
    wrong: ["army, police, church"],
  }),
  marked("Term of the German Bundestag", "four years", {
    right: ["4 years", "4 yrs", "four years, the Federal President has five", "it is elected every four years"],
    wrong: ["five years", "four months", "14 years", "4 days"],
  }),
  marked("Ultra vires", "beyond the powers that the law gives", {
    right: ["outside the powers given by law", "exceeding the legal powers", "going beyond one's lawful powers"],
    partial: ["something about powers", "beyond"],
    wrong: ["within the powers that the law gives", "with extra strong men", "beyond the law that the powers give"],
  }),
];
