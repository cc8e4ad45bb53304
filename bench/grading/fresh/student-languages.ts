import { marked } from "../kinds/marked.ts";

/** Words and phrases of other languages, asked from both sides, as students type them. */
export const studentLanguages = [
  marked("the girl (German)", "das Mädchen", {
    right: ["Mädchen", "das maedchen", "das Madchen"],
    partial: ["die Mädchen", "der Mädchen"],
    wrong: ["der Junge", "das Märchen"],
  }),
  marked("to apologise (German)", "sich entschuldigen", {
    right: ["entschuldigen", "sich entschuldigen (bei jdm)"],
    wrong: ["sich erkundigen", "beschuldigen"],
  }),
  marked("I have been waiting for two hours (German)", "Ich warte seit zwei Stunden", {
    right: ["ich warte seit 2 Stunden", "Seit zwei Stunden warte ich", "ich warte schon seit zwei stunden"],
    wrong: ["Ich warte zwei Stunden nicht", "Ich warte seit zwei Tagen", "Ich wartete vor zwei Stunden"],
  }),
  marked("der Schmetterling", "butterfly", {
    right: ["the butterfly", "a butterfly", "butterflys"],
    wrong: ["butter", "fly", "moth"],
  }),
  marked("fish (French)", "le poisson", {
    right: ["poisson", "un poisson", "poissons"],
    partial: ["la poisson"],
    wrong: ["le poison", "la boisson"],
  }),
  marked("yesterday evening (French)", "hier soir", {
    right: ["hier soir.", "hier au soir", "Hier  soir"],
    partial: ["hier"],
    wrong: ["hier matin", "demain soir", "ce soir"],
  }),
  marked("She went to the market (French)", "Elle est allée au marché", {
    right: ["elle est allee au marche", "Elle est allée au marché."],
    wrong: ["Elle va au marché", "Il est allé au marché", "Elle est allée au musée"],
  }),
  marked("year (Spanish)", "el año", {
    right: ["año", "un año"],
    partial: ["la año"],
    wrong: ["el ano", "el mes"],
  }),
  marked("se me olvidó", "I forgot", {
    right: ["i forgot it", "I've forgotten", "it slipped my mind"],
    wrong: ["I remembered", "he forgot me", "I forget you"],
  }),
  marked("to be able (Spanish)", "poder", {
    right: ["Poder"],
    wrong: ["poner", "podar", "saber"],
  }),
  marked("I don't like fish (Spanish)", "No me gusta el pescado", {
    right: ["no me gusta pescado", "el pescado no me gusta", "a mí no me gusta el pescado"],
    wrong: ["Me gusta el pescado", "No te gusta el pescado", "No me gusta la carne"],
  }),
  marked("water (Japanese)", "水 (みず, mizu)", {
    right: ["mizu", "みず", "水", "ミズ"],
    wrong: ["氷", "misu", "木"],
  }),
  marked("学校", "school (がっこう)", {
    right: ["school", "a school", "gakkou = school"],
    wrong: ["student", "teacher", "がくせい"],
  }),
  marked("to eat (Japanese)", "食べる", {
    right: ["たべる", "taberu", "食べます"],
    wrong: ["飲む", "のむ", "食べた人"],
  }),
  marked("book (Arabic)", "كتاب (kitāb)", {
    right: ["كتاب", "kitab", "الكتاب", "kitaab"],
    wrong: ["كاتب", "katib", "مكتب"],
  }),
  marked("peace (Arabic)", "سَلام", {
    right: ["سلام", "السلام"],
    wrong: ["سلم", "كلام"],
  }),
  marked("water (Hindi)", "पानी (pānī)", {
    right: ["पानी", "pani", "paani", "jal / paani"],
    wrong: ["पान", "रोटी", "pati"],
  }),
  marked("नमस्ते", "hello (namaste)", {
    right: ["hello", "namaste", "hi", "greetings"],
    wrong: ["thank you", "good night"],
  }),
  marked("hund (Swedish)", "dog", {
    right: ["a dog", "the dog", "dogs"],
    wrong: ["hound dog cat", "god", "hundred"],
  }),
  marked("книга", "book", {
    right: ["a book", "the book"],
    wrong: ["books shelf", "notebook", "boot"],
  }),
  marked("thank you (Korean)", "감사합니다 (gamsahamnida)", {
    right: ["감사합니다", "gamsahamnida", "kamsahamnida"],
    wrong: ["안녕하세요", "미안합니다"],
  }),
  marked("ubiquitous", "present everywhere", {
    right: ["found everywhere", "being everywhere at once", "something that's all over the place", "omnipresent"],
    wrong: ["present nowhere", "unique", "present somewhere"],
  }),
  marked("reluctant", "unwilling to do something", {
    right: ["not wanting to do something", "hesitant", "someone who doesn't want to do sth"],
    wrong: ["willing to do something", "eager", "unable to do something"],
  }),
  marked("frugal", "careful not to waste money", {
    right: ["doesn't waste money", "thrifty", "economical with money", "sparing with money"],
    wrong: ["careless with money", "someone who wastes money", "careful not to waste time"],
  }),
];
