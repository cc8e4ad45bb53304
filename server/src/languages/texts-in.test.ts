import { interfaceLanguages } from "@recollect/domain/accounts/interface-languages.ts";
import { formattedSpans, plainText } from "@recollect/domain/cards/text/format.ts";
import { newDeckProblem } from "@recollect/domain/decks/problems.ts";
import { tutorialDecks } from "@recollect/domain/decks/tutorials.ts";
import { describe, expect, test } from "vitest";

import { textsIn } from "./texts-in.ts";

const english = tutorialDecks("Recollect");

test("the English tutorials need no file, and are the same with one", () => {
  expect(tutorialDecks("Recollect", textsIn("en"))).toEqual(english);
  expect(tutorialDecks("Recollect", textsIn(null))).toEqual(english);
  expect(tutorialDecks("Recollect", textsIn("tlh"))).toEqual(english);
});

/** One that is still being translated breaks no test. */
const translated = interfaceLanguages.filter(({ tag }) => tutorialDecks("Recollect", textsIn(tag))[0].title !== english[0].title);

describe.each(translated)("the tutorials in $name", ({ tag }) => {
  const [tutorial, formatting] = tutorialDecks("Study Buddy", textsIn(tag));

  test("have another text on every side, and the same ids, so that progress survives a change of the language", () => {
    for (const [at, deck] of [tutorial, formatting].entries()) {
      expect(deck.cards.map(({ id }) => id)).toEqual(english[at]?.cards.map(({ id }) => id));
      const sides = deck.cards.flatMap(({ term, definition }) => [term, definition]);
      const englishSides = new Set(english[at]?.cards.flatMap(({ term, definition }) => [term, definition]));
      // "Code" is a word of several languages, but what it looks like is not.
      expect(sides.filter((side) => englishSides.has(side))).toEqual([]);
    }
    expect(tutorial.title).toContain("Study Buddy");
  });

  test("are valid decks, whose marks are what they are in English", () => {
    for (const deck of [tutorial, formatting]) expect(newDeckProblem(deck)).toBeNull();
    for (const { term, definition } of tutorial.cards)
      for (const text of [term, definition]) expect(plainText(text)).not.toMatch(/[*_~`\\{}]/);
    const kinds = formatting.cards.map(({ definition }) => formattedSpans(definition).map(({ kind }) => kind));
    expect(kinds).toEqual([["italic"], ["bold"], ["code"], ["underline"], ["strike"]]);
    for (const { term, definition } of formatting.cards) expect(plainText(term).endsWith(definition)).toBe(true);
  });
});
