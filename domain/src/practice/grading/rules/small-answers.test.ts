import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { noLexicon } from "../question/lexicon.ts";

const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] });

test.each([
  ["Gate that is 1 where any input is", "OR", "the OR gate"],
  ["Word for 'without' (German)", "ohne", "ohne"],
  ["Who may enter the vault?", "nobody", "nobody may enter"],
])("a function word is right among words of the question: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).isCorrect).toBe(true);
});

test.each([
  ["Gate that is 1 where any input is", "OR", "the AND gate"],
  ["Gate that is 1 where any input is", "OR", "the gate"],
  ["Body of the rowers", "FISA", "FISU"],
  ["Programme for the stars", "SETI", "SETA"],
  ["Study of sound", "sound of study", "study of sound"],
])("another function word, another letter of an abbreviation, or exchanged words are wrong: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).score).toBe(0);
});

test.each([
  ["Sign of the metal silver", "Ag", "its chemical symbol is Ag"],
  ["Steps of a merge", "O(n log n)", "linearithmic time, O(n log n)"],
  ["Highest hill of the county", "Leith", "Leith, 2,950 m"],
  ["Led the choir", "Ada Lovell", "the mathematician Lovell"],
  ["Body of the rowers", "FISA", "FIAS"],
])("fillers around an answer cost nothing: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).isCorrect).toBe(true);
});

test.each([
  ["Rule that bans quartering", "Third Amendment", "3rd amendment"],
  ["Rule of the jury", "seventh rule of the court", "7th rule of the court"],
  ["Anthem of the guild", "Thirteenth Symphony", "13th symphony"],
])("an ordinal in digits is the same: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer).isCorrect).toBe(true);
});

test.each([
  ["Fasting beast", "animal that eats only roots", "animal that eats roots and fish"],
  ["Lone pine", "tree with a single cone", "tree with a cone and berries"],
  ["Mender of nets", "man who works only nights", "man who works mornings and nights"],
])("a card that says only excludes other things: %s, %s", (term, definition, answer) => {
  expect(markOf(term, definition, answer)).toMatchObject({ score: 0, rule: "opposite" });
});

test("an answer that adds nothing else also means only", () => {
  expect(markOf("Fasting beast", "animal that eats only roots", "animal that eats roots and nothing else").isCorrect).toBe(true);
});

test("a complexity in words that differs from the formula is wrong", () => {
  expect(markOf("Steps of a merge", "O(n log n)", "quadratic time, O(n log n)").score).toBe(0);
  expect(markOf("Steps of a merge", "O(n log n)", "it is linear time, O(n log n)").score).toBe(0);
});

test("giving away a particle is losing it, but giving away a thing is not", () => {
  expect(markOf("Reducing agent", "loses electrons", "gives away electrons").isCorrect).toBe(true);
  expect(markOf("Almsgiving", "giving away bread", "losing bread").isCorrect).toBe(false);
});

test("a compound that begins with the card's word is another thing, unless it is a name or a kind of it", () => {
  const entries: Readonly<Record<string, readonly string[]>> = {
    "carbon tax": ["carbon tax"],
    "ruby river": ["ruby", "ruby river"],
    "copper metal": ["copper metal"],
  };
  const lexicon = {
    ...noLexicon,
    senses: (term: string) => (entries[term] ?? []).slice(0, 1).map(() => ({ words: entries[term] ?? [], gloss: "" })),
  };
  const mark = (definition: string, answer: string) => grade({ term: "the asked", definition, answer, deck: [] }, lexicon).isCorrect;
  expect([mark("carbon", "carbon tax"), mark("ruby", "the ruby river"), mark("copper", "copper metal")]).toEqual([false, true, true]);
});
