import { marked } from "../kinds/marked.ts";

/** Words of four languages to understand. Marked before any rule was changed for them. */
export const studyFromLanguages = [
  marked("la cuchara (Spanish)", "spoon", {
    right: ["the spoon", "a spoon", "spon", "spoon, for eating soup", "tablespoon or spoon", "it means spoon"],
    partial: ["spoon and fork", "a piece of cutlery"],
    wrong: ["fork", "knife", "cockroach", "spool", "the spoon is not it"],
  }),
  marked("querer (Spanish)", "to want, to love", {
    right: ["to want / to love", "want or love", "to love, to want", "to love or want someone", "to want; to love"],
    partial: ["to want", "to love", "to want, to hate", "to like"],
    wrong: ["to hate", "to believe", "to be able to", "to need nothing"],
  }),
  marked("embarazada (Spanish)", "pregnant", {
    right: ["expecting a baby", "expecting", "pregnant (woman)", "to be pregnant", "with child", "pregant"],
    partial: ["pregnant and embarrassed"],
    wrong: ["embarrassed", "not pregnant", "ashamed", "pregnancy test", "married"],
  }),
  marked("der Schlüssel (German)", "key", {
    right: ["the key", "a key", "keys", "key (for a door)", "a door key", "kye"],
    partial: ["a key made of wood or a bowl"],
    wrong: ["bowl", "lock", "castle", "monkey", "door"],
  }),
  marked("vergessen (German)", "to forget", {
    right: ["forget", "to not remember", "to fail to remember", "forgetting", "to forget something", "forgeting"],
    partial: ["forgetful", "forgot", "to forget or forgive"],
    wrong: ["to remember", "to forgive", "to eat", "to lose", "not to forget"],
  }),
  marked("aufstehen (German)", "to get up", {
    right: ["get up", "to stand up", "to rise", "getting up", "to get out of bed", "to get up in the morning"],
    partial: ["to stand"],
    wrong: ["to get down", "to sit down", "to understand", "to wake up", "to go to bed", "to get"],
  }),
  marked("la larme (French)", "tear", {
    right: ["teardrop", "a tear", "tears", "tear (from the eye)", "the tear one cries"],
    partial: ["crying"],
    wrong: ["weapon", "alarm", "tear (in paper)", "arm", "laugh"],
  }),
  marked("rester (French)", "to stay", {
    right: ["to remain", "stay", "remain", "to stay somewhere", "staying", "to stay, not to rest"],
    partial: ["to stay or to rest"],
    wrong: ["to rest", "to leave", "to go", "to stop", "to return"],
  }),
  marked("souvent (French)", "often", {
    right: ["frequently", "oftentimes", "many times", "ofen", "a lot of the time", "quite often"],
    partial: ["sometimes or often"],
    wrong: ["sometimes", "never", "rarely", "always", "not often", "souvenir", "soft"],
  }),
  marked("la camera (Italian)", "room", {
    right: ["bedroom", "the room", "a room", "chamber", "room (in a hotel)", "a hotel room"],
    partial: ["room and camera"],
    wrong: ["camera", "house", "roof", "waitress", "kitchen"],
  }),
  marked("stanco (Italian)", "tired", {
    right: ["weary", "exhausted", "being tired", "tierd", "he is tired", "sleepy, tired"],
    partial: ["tire"],
    wrong: ["awake", "room", "bored", "not tired", "sick", "strange"],
  }),
];
