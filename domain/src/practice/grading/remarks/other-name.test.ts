import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const glosses: Readonly<Record<string, { words: string[]; gloss: string }>> = {
  ulna: { words: ["ulna", "elbow bone"], gloss: "the inner and longer of the two bones of the human forearm" },
  "elbow bone": { words: ["ulna", "elbow bone"], gloss: "the inner and longer of the two bones of the human forearm" },
  "shin bone": { words: ["tibia", "shin bone"], gloss: "the inner and thicker of the two bones of the human leg" },
  joule: { words: ["joule"], gloss: "a unit of electrical energy" },
  volt: { words: ["volt"], gloss: "a unit of potential equal to the potential difference between two points" },
  kitchen: { words: ["kitchen"], gloss: "a room equipped for preparing meals" },
  oslo: { words: ["oslo", "christiania"], gloss: "the capital and largest city of Norway" },
  christiania: { words: ["oslo", "christiania"], gloss: "the capital and largest city of Norway" },
  milton: { words: ["milton"], gloss: "English poet; remembered primarily as the author of an epic poem (1608-1674)" },
  dryden: { words: ["dryden"], gloss: "English poet and dramatist (1631-1700)" },
  bard: { words: ["bard"], gloss: "a lyric poet" },
  stockholm: { words: ["stockholm"], gloss: "the capital and largest city of Sweden" },
};
const lexicon: Lexicon = { ...noLexicon, senses: (term) => (glosses[term] === undefined ? [] : [glosses[term]]) };
const deck = [
  { term: "Assonance", definition: "repetition of a vowel in neighbouring words" },
  { term: "Rhyme", definition: "repetition of a sound at the end of lines" },
];
const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck }, lexicon).score;

test.each([
  ["Bone of the forearm", "ulna", "the ulna, also called the shin bone"],
  ["Unit of energy", "joule", "joule, also known as volt"],
  ["Capital of Norway", "Oslo", "Oslo, formerly Stockholm"],
  ["Author of Paradise Lost", "Milton", "Milton, also called Dryden"],
  ["Assonance", "repetition of a vowel in neighbouring words", "repetition of a vowel in neighbouring words, also called a rhyme"],
])("a second name that belongs to another thing leaves a part: %s: %s, and not %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer)).toBe(60);
});

test.each([
  ["Bone of the forearm", "ulna", "the ulna, also called the elbow bone"],
  ["Capital of Norway", "Oslo", "Oslo, formerly Christiania"],
  // The dictionary does not know the name, or it is a description.
  ["Bone of the forearm", "ulna", "the ulna, also known as the cubitus"],
  ["Bone of the forearm", "ulna", "the ulna, sometimes called the kitchen of the arm"],
  ["Unit of energy", "joule", "joule, also known as kitchen"],
  ["Author of Paradise Lost", "Milton", "Milton, also called the bard"],
])("a second name that may be right costs nothing: %s: %s, and %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(90);
});

test.each([
  ["Oslo, Bergen used to be the capital", true],
  ["Oslo, formerly the Christiania of the Danes", true],
  ["Bergen, formerly Oslo", false],
  ["Oslo was the capital until 1905", false],
])("what another thing was, or was called, is no contradiction: %s", (answer, isTrue) => {
  expect(markOf("Capital of Norway", "Oslo", answer) >= 90).toBe(isTrue);
});
