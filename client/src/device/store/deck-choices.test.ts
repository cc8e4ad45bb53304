import { expect, test } from "vitest";
import { deckChoices, isWantedHere, withDeck } from "./deck-choices.ts";

const usual = { isOff: false, kept: [], dropped: [] };

test("without a choice every deck is wanted; a deck that was switched off is not, until it is switched on again", () => {
  const off = withDeck(usual, 5, false);
  expect([isWantedHere(usual, 5), isWantedHere(off, 5), isWantedHere(off, 6), isWantedHere(withDeck(off, 5, true), 5)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("after everything was removed only what is switched on is wanted", () => {
  const none = { ...usual, isOff: true };
  const one = withDeck(none, 5, true);
  expect([isWantedHere(none, 5), isWantedHere(one, 5), isWantedHere(one, 6), isWantedHere(withDeck(one, 5, false), 5)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("the choices of two students are apart, and a deck is never in both lists", () => {
  deckChoices.set("ada", withDeck(withDeck(usual, 5, false), 5, true));
  deckChoices.set("bob", withDeck(usual, 5, false));
  expect(deckChoices.get("ada")).toEqual({ isOff: false, kept: [5], dropped: [] });
  expect(deckChoices.get("bob")).toEqual({ isOff: false, kept: [], dropped: [5] });
  deckChoices.set("ada", null);
  expect(deckChoices.get("ada")).toEqual(usual);
});

test.each(["", "{", "null", "[]", '{"kept":"5"}', '{"dropped":[5,"6",null]}'])(
  "stored choices that say %s are read as far as they are any",
  (text) => {
    localStorage.setItem("recollect:device-decks:ada", text);
    const { isOff, kept, dropped } = deckChoices.get("ada");
    expect([isOff, kept, dropped.every((id) => id === 5)]).toEqual([false, [], true]);
  },
);
