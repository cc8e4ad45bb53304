import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const glosses: Readonly<Record<string, { words: string[]; gloss: string }>> = {
  hals: { words: ["hals", "frans hals"], gloss: "Dutch painter of portraits (1580-1666)" },
  raleigh: { words: ["raleigh", "walter raleigh"], gloss: "English courtier who wrote poems; claimed Virginia in 1584 (1552-1618)" },
};
const lexicon: Lexicon = {
  ...noLexicon,
  senses: (term) => Object.values(glosses).filter(({ words }) => words.includes(term)),
};
const deck = [
  { term: "Author of *Silas Marner*", definition: "George Eliot" },
  { term: "Author of *Cranford*", definition: "Elizabeth Gaskell" },
];
const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck }, lexicon).score;

test.each([
  ["Painter of *The Tower of Babel*", "Pieter Bruegel", "Bruegel, who also painted the Mona Lisa"],
  ["Author of *Emma*", "Jane Austen", "Jane Austen, and she wrote Great Expectations"],
  ["Composer of *The Creatures of Prometheus*", "Ludwig van Beethoven", "Beethoven, he also composed The Magic Flute"],
  ["Author of *Cranford*", "Elizabeth Gaskell", "Elizabeth Gaskell, who wrote Silas Marner"],
])("a work by another person leaves a part: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer)).toBe(60);
});

test.each([
  ["Painter of *The Last Supper*", "Leonardo da Vinci", "Leonardo, who also painted the Mona Lisa"],
  ["Author of *Emma*", "Jane Austen", "Jane Austen, who also wrote letters"],
  ["Author of *Emma*", "Jane Austen", "Jane Austen, she did not write Frankenstein"],
  ["Author of *Cranford*", "Elizabeth Gaskell", "Elizabeth Gaskell, who wrote about Manchester"],
])("a work by the same person, or an unknown one, costs nothing: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["Painter of *The Laughing Cavalier*", "Fredrik Hals", "Hals, a Frenchman", false],
  ["Painter of *The Laughing Cavalier*", "Fredrik Hals", "Hals, a Dutchman", true],
  ["Poet and courtier", "Walter Raleigh", "Walter Raleigh, in 1600", true],
  ["Claimed Virginia for England", "Walter Raleigh", "Walter Raleigh, in 1600", false],
])("a surname is looked up too, and a year counts only for the asked achievement: %s, %s, %s", (term, definition, answer, isTrue) => {
  expect(markOf(term, definition, answer) >= 90).toBe(isTrue);
});
