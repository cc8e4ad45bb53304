import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon, type Lexicon } from "../question/lexicon.ts";

const glosses: Readonly<Record<string, string>> = {
  "clara schumann": "German pianist and composer (1819-1896)",
  "selma lagerlof": "Swedish writer of novels (1858-1940)",
  "rene magritte": "Belgian surrealist painter (1898-1967)",
  plotinus: "Roman philosopher (205-270)",
  "lake chad": "a shallow lake in northern Africa",
};
const lexicon: Lexicon = {
  ...noLexicon,
  senses: (term) => (glosses[term] === undefined ? [] : [{ words: [term], gloss: glosses[term] }]),
};
const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }, lexicon);

describe("a right name with a false remark, by the dictionary, is worth a part", () => {
  test.each([
    ["Wrote a famous piano concerto", "Clara Schumann", "Clara Schumann in 1735"],
    ["Wrote a famous piano concerto", "Clara Schumann", "the Italian composer Clara Schumann"],
    ["Wrote about a boy and geese", "Selma Lagerlof", "the Danish writer Selma Lagerlof"],
    ["Wrote a famous piano concerto", "Clara Schumann", "Clara Schumann, a Russian"],
    ["Wrote about a boy and geese", "Selma Lagerlof", "Selma Lagerlof, the Dutch librarian"],
    ["Painted a pipe", "Rene Magritte", "Rene Magritte, an Irish painter"],
    ["Wrote on the One", "Plotinus", "Plotinus, an Indian philosopher"],
    ["A shallow lake", "Lake Chad", "Lake Chad, which lies in Asia"],
  ])("%s: %s, and not %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer)).toMatchObject({ score: 60, rule: "against-the-known" });
  });
});

describe("a remark that the dictionary confirms or does not know costs nothing", () => {
  test.each([
    ["Wrote a famous piano concerto", "Clara Schumann", "Clara Schumann in 1835"],
    ["Wrote a famous piano concerto", "Clara Schumann", "the German composer Clara Schumann"],
    ["Wrote about a boy and geese", "Selma Lagerlof", "Selma Lagerlof, born in 1858"],
    ["Wrote about a boy and geese", "Selma Lagerlof", "Selma Lagerlof, before a Russian winter"],
    ["Painted a pipe", "Rene Magritte", "Rene Magritte, a Belgian"],
    ["Wrote on the One", "Plotinus", "Plotinus, a Roman"],
    ["A shallow lake", "Lake Chad", "Lake Chad, which lies in Africa"],
    ["A painter", "Rosa Bonheur", "the Italian painter Rosa Bonheur"],
  ])("%s: %s, and %s", (term, definition, answer) => {
    expect(markOf(term, definition, answer).isCorrect).toBe(true);
  });
});
