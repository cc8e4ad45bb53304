import { describe, expect, test } from "vitest";
import { asWritten } from "./as-written.ts";
import { feedbackFor } from "./feedback.ts";
import { grade } from "../grade.ts";
import { isSmallWord } from "../text/function-words.ts";

const deck = [
  { term: "Inflation", definition: "A general rise in prices over time" },
  { term: "Demand", definition: "What people are willing to buy" },
];

describe("feedback is one sentence that says why", () => {
  test.each([
    ["café", "cafe", 'Right, but mind the accents: the card writes "café".'],
    ["mitochondrion", "mitochondrian", 'Right, but mind the spelling: the card writes "mitochondrion".'],
    ["Abraham Lincoln", "Lincoln", "Right: this is one of the answers the card accepts."],
    ["der Apfel", "die Apfel", 'The word is right, but the article is not: the card has "der".'],
    ["100 °C", "100", "The number is right, but its unit is missing: the card says 100 °C."],
    ["\\(\\frac{a}{b} \\cdot c\\)", "a/c", "Your formula differs from the card's: a/b · c."],
    ["1945", "1954", "The card says 1945 where you say 1954, and a different number is a different answer."],
    [
      "A general rise in prices",
      "A general fall in prices",
      'Careful: the card says "rise" where you say "fall", which changes the meaning.',
    ],
    [
      "A change that can be undone",
      "A change that can't be undone",
      'Careful: your answer says the opposite of the card, "A change that can be undone".',
    ],
    ["What people are willing to buy", "people", "This is not enough yet: you named people, but not willing or buy."],
    ["4 July 1776", "14 July 1789", "This is another date than the card's, 4 July 1776."],
    ["3:30 pm", "4 pm", "This is another time than the card's, 3:30 pm."],
    ["E = mc^2", "E = mc", "Your formula differs from the card's: E = mc^2."],
    [
      "the cat chases the mouse",
      "the mouse chases the cat",
      'The right words, but the other way round: the card says "the cat chases the mouse".',
    ],
    ["two dogs chase each other round the yard", "two dogs in the yard", "Close, but you left out chase and round."],
    ["Red, Blue", "Red, Blue, Green", "Every item is there, but you named more than the card does: Green."],
    ["7", "between 5 and 7", "The card gives one value, 7, and not a range."],
    ["10 to 20 km", "15 km", "This lies within what the card says, but the card gives the whole range: 10 to 20 km."],
    ["Canberra", "Sydney or Canberra", 'This offers several answers, and not all of them are right: the card says "Canberra".'],
    ["Louis XVI", "Louis XIV", "The card says XVI where you say XIV, and a different number is a different answer."],
    ["red, blue, green", "red", "You named 1 of 3: red, but not blue or green."],
    ["Paris", "elephants", "This does not match what the card says."],
    ["Paris", "", "There is no answer to grade yet."],
  ])("%s / %s", (definition, answer, feedback) => {
    expect(grade({ term: "the term", definition, answer, deck: [] }).feedback).toBe(feedback);
  });

  test("a part that is not on the card is not named", () => {
    const parts = { score: 99, rule: "key-words", found: ["mutually"], missing: ["forgo"] } as const;
    const written = asWritten(parts, { definition: "side by side", answer: "together" });
    expect(feedbackFor(written)).toBe("Right.");
    expect(feedbackFor({ ...written, score: 50 })).toBe("Partly right.");
  });

  test("the answer to another card is called that", () => {
    expect(grade({ ...deck[0]!, answer: deck[1]!.definition, deck }).feedback).toBe("This is the answer to another card: Demand.");
  });

  test("a correct answer that leaves something out is told what else is on the card", () => {
    const { isCorrect, feedback } = grade({ ...deck[0]!, answer: "prices rise over time", deck });
    expect(isCorrect).toBe(true);
    expect(feedback).toBe("Right: you named rise, prices and time, and the card also says general.");
  });

  test.each([
    ["en", "the ratio of mass per volume and the pressure behind a wall", "mass"],
    ["de", "das Verhältnis von Masse pro Volumen und der Druck hinter einer Wand", "Masse"],
    ["fr", "le rapport entre la masse par volume et la pression derrière un mur chez nous", "masse"],
    ["es", "la relación entre la masa por volumen y la presión contra una pared", "masa"],
  ])("articles, prepositions and conjunctions are never named as missing: %s", (language, definition, answer) => {
    const { missing, feedback } = grade({ term: "x", definition, answer, deck: [], language });
    expect(missing.length).toBeGreaterThan(1);
    expect(missing.filter((word) => isSmallWord(word, language as "en"))).toEqual([]);
    expect(feedback.match(/[.!?](?=\s|$)/g)).toHaveLength(1);
  });
});
