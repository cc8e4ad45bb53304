import { describe, expect, test } from "vitest";
import { cardsOfLines } from "./cards-of-lines.ts";

const read = (...lines: string[]) => cardsOfLines(lines.join("\n"), null);
const sidesOf = (...lines: string[]) => read(...lines).cards.map(({ term, definition }) => [term, definition]);

const two = [
  ["What is osmosis?", "water through\na membrane"],
  ["What is an enzyme?", "it speeds up: a lot"],
];

describe("two labels that alternate", () => {
  test.each([
    ["Front: What is osmosis?", "Back: water through", "a membrane", "", "Front: What is an enzyme?", "Back: it speeds up: a lot"],
    [
      "Question 1: What is osmosis?",
      "Answer 1: water through",
      "a membrane",
      "Question 2: What is an enzyme?",
      "Answer 2: it speeds up: a lot",
    ],
    ["Q1. What is osmosis?", "A1. water through", "a membrane", "---", "Q2. What is an enzyme?", "A2. it speeds up: a lot"],
    [
      "**Frage:** What is osmosis?",
      "**Antwort:** water through",
      "a membrane",
      "",
      "**Frage**: What is an enzyme?",
      "**Antwort**: it speeds up: a lot",
    ],
    [
      "1. **Q:** What is osmosis?",
      "   **A:** water through",
      "a membrane",
      "2. **Q:** What is an enzyme?",
      "   **A:** it speeds up: a lot",
    ],
    [
      "- Term: What is osmosis?",
      "- Definition:",
      "water through",
      "a membrane",
      "- Term: What is an enzyme?",
      "- Definition: it speeds up: a lot",
      "***",
    ],
  ])("are no text of the cards: %s", (...lines) => {
    expect(sidesOf(...lines)).toEqual(two);
  });

  test("may have an example beside them, and a heading that numbers the cards", () => {
    const { cards, notes } = read(
      "Here are 2 cards",
      "**Card 1**",
      "Front: a",
      "Back: b",
      "Example: c",
      "",
      "**Card 2**",
      "Front: d",
      "Back: e",
    );
    expect(cards).toEqual([
      { term: "a", definition: "b", extra: "c" },
      { term: "d", definition: "e" },
    ]);
    expect(notes).toEqual([
      { what: "headings", count: 2, examples: ["**Card 1**", "**Card 2**"] },
      { what: "outside-cards", count: 1, examples: ["Here are 2 cards"] },
    ]);
  });

  test("are words like others where they do not alternate twice", () => {
    expect(sidesOf("question: Frage", "answer: Antwort", "word: Wort")).toEqual([
      ["question", "Frage"],
      ["answer", "Antwort"],
      ["word", "Wort"],
    ]);
    expect(sidesOf("Front: a", "Front: b", "Back: c", "Back: d"), "in any order").toHaveLength(4);
  });
});
