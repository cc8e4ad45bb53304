import { marked } from "../kinds/marked.ts";

/**
 * Answers that have some of what was asked for: lists, ranges, sentences of two facts, numbers without their unit, halves of names, code
 * with a slip. Marked before the examiner had read any of it.
 */
export const fairParts = [
  marked("States of matter", "solid, liquid, gas", {
    right: ["gas, liquid and solid", "solid, fluid, gas", "solids, liquids and gases"],
    partial: ["solid and liquid", "solid, liquid", "solid, liquid, water", "solid, liquid, gas, light"],
    wrong: ["ice, rain, wind", "solid"],
  }),
  marked("Primary colours of light", "red, green, blue", {
    right: ["RGB: red, green and blue", "blue, green, red"],
    partial: ["red, yellow, blue", "red and green", "red, green, blue and yellow"],
    wrong: ["cyan, magenta, yellow"],
  }),
  marked("Three branches of government", "legislative, executive, judicial", {
    right: ["executive, legislative and judiciary", "the legislature, the executive, the judiciary"],
    partial: ["legislative and executive", "legislative, executive, military", "legislative, executive"],
    wrong: ["army, police, courts"],
  }),
  marked("Planets with rings", "Jupiter, Saturn, Uranus, Neptune", {
    right: ["Saturn, Jupiter, Neptune, Uranus", "the four giants: Jupiter, Saturn, Uranus and Neptune"],
    partial: ["Saturn and Uranus", "Jupiter, Saturn, Neptune", "Jupiter, Saturn, Uranus, Neptune, Mars", "Jupiter, Saturn, Uranus, Earth"],
    wrong: ["Mercury, Venus, Earth, Mars"],
  }),
  marked("Cases of German in order", "nominative, genitive, dative, accusative", {
    right: ["1. nominative 2. genitive 3. dative 4. accusative"],
    partial: ["nominative, dative, accusative", "nominative, accusative, genitive, dative", "nominative and genitive"],
    wrong: ["subject, object"],
  }),
  marked("Normal body temperature", "36.5 to 37.5 °C", {
    right: ["36.5-37.5 °C", "between 36.5 and 37.5 degrees"],
    partial: ["about 37 °C", "up to 37.5 °C", "36.5 to 38 °C"],
    wrong: ["38 to 39 °C", "36.5 to 37.5 °F", "100 °C"],
  }),
  marked("Normal heart rate of an adult at rest", "60 to 100 beats per minute", {
    right: ["60-100 bpm", "between 60 and 100 per minute"],
    partial: ["at least 60 per minute", "60 to 90 beats per minute", "less than 100 bpm"],
    wrong: ["60 to 100 beats per second", "100 to 160 per minute"],
  }),
  marked("Second World War", "1939 to 1945", {
    right: ["1939–1945", "from 1939 until 1945", "1939-45"],
    partial: ["1939", "it ended in 1945", "1939 to 1944", "1940 to 1945"],
    wrong: ["1914 to 1918", "1945 to 1939", "1839 to 1845"],
  }),
  marked("Reign of Queen Victoria", "1837–1901", {
    right: ["1837 to 1901", "from 1837 till 1901"],
    partial: ["from 1837", "until 1901", "1837 to 1905"],
    wrong: ["1937–2001", "the 18th century"],
  }),
  marked("Half-life of carbon-14", "5,730 years", {
    right: ["5730 years", "about 5,700 years"],
    partial: ["5,730"],
    wrong: ["5,730 days", "573 years", "57,300 years"],
  }),
  marked("Height of Mount Everest", "8,849 m", {
    right: ["8849 metres", "8,848 m", "8.849 km", "almost 8,850 m"],
    partial: ["about 9,000 m", "8849"],
    wrong: ["8,849 ft", "8,849 km", "884 m", "4,810 m"],
  }),
  marked("First law of Newton", "a body stays at rest or in uniform motion unless a force acts on it", {
    right: [
      "without a force acting on it a body stays at rest or keeps moving uniformly",
      "a body remains at rest or in uniform motion if no force acts on it",
    ],
    partial: [
      "a body stays at rest unless a force acts on it",
      "a body stays at rest or in uniform motion",
      "a body in uniform motion stays so unless a force acts on it",
    ],
    wrong: ["force is mass times acceleration", "a body stays at rest or in uniform motion when a force acts on it"],
  }),
  marked("Third law of Newton", "to every action there is an equal and opposite reaction", {
    right: ["every action has an equal and opposite reaction", "for each action an equal, opposite reaction"],
    partial: ["to every action there is a reaction", "every action has an opposite reaction", "to every action there is an equal reaction"],
    wrong: ["force equals mass times acceleration", "to every action there is an equal and opposite action of the same body"],
  }),
  marked("Osmosis", "movement of water through a membrane towards the higher concentration of solute", {
    right: ["water moves through a membrane to where the solute concentration is higher"],
    partial: ["movement of water through a membrane", "movement of water", "water moves towards the higher concentration of solute"],
    wrong: ["movement of solute through a membrane", "movement of water through a membrane towards the lower concentration of solute"],
  }),
  marked("Monopoly", "market with a single seller and high barriers to entry", {
    right: ["a market that has only one seller and high entry barriers"],
    partial: ["market with a single seller", "market with high barriers to entry"],
    wrong: ["market with many sellers", "market with a single buyer"],
  }),
  marked("Alliteration", "repetition of the same sound at the beginning of neighbouring words", {
    right: ["the same initial sound is repeated in neighbouring words"],
    partial: ["repetition of the same sound", "repetition of a sound in neighbouring words"],
    wrong: ["repetition of the same sound at the end of neighbouring words", "words"],
  }),
  marked("Treaty of Tordesillas", "divided the New World between Spain and Portugal in 1494", {
    right: ["1494: split the New World between Portugal and Spain", "it divided the New World between Spain and Portugal (1494)"],
    partial: [
      "divided the New World between Spain and Portugal in 1594",
      "divided the New World",
      "divided the New World between Spain and France in 1494",
    ],
    wrong: ["united Spain and Portugal in 1494", "divided Africa between Spain and Portugal in 1884"],
  }),
  marked("Magna Carta", "limited the power of the English king in 1215", {
    right: ["limited the English king's power, 1215"],
    partial: ["limited the power of the king", "1215", "limited the power of the French king in 1215"],
    wrong: ["gave the English king more power in 1215", "freed the slaves"],
  }),
  marked("Author of *Der Process*", "Franz Kafka", {
    right: ["Kafka", "F. Kafka"],
    partial: ["Franz"],
    wrong: ["Max Brod", "Franz Werfel"],
  }),
  marked("Commander of the Continental Army who became president", "George Washington", {
    right: ["Washington", "G. Washington"],
    partial: ["George"],
    wrong: ["George Bush", "George III", "Grant"],
  }),
  marked("Python: first three items of list a", "a[:3]", {
    right: ["a[0:3]", "a[ :3 ]"],
    partial: ["a[:3"],
    wrong: ["a[3:]", "a[:2]", "a[3]", "a(3)"],
  }),
  marked("SQL: all rows of table users", "SELECT * FROM users;", {
    right: ["select * from users", "SELECT * FROM Users"],
    partial: ["SELECT * users", "SELECT FROM users"],
    wrong: ["DELETE * FROM users", "SELECT users", "DROP TABLE users"],
  }),
  marked("Java: print hello", 'System.out.println("hello");', {
    right: ['System.out.println("hello")', 'System.out.println( "hello" );'],
    partial: ['System.out.printn("hello");', 'System.out.println("hello"', 'println("hello");', "System.out.println(hello);"],
    wrong: ["System.in.read();", 'print "hello" please'],
  }),
  marked("HTML: a link to /home with the text Home", '<a href="/home">Home</a>', {
    right: ["<a href='/home'>Home</a>"],
    partial: ['<a href="/home">Home', '<a href="/home">Home<a>', '<a src="/home">Home</a>', '<a href="/home"></a>'],
    wrong: ["<link>Home</link>", '<img src="/home">'],
  }),
];
