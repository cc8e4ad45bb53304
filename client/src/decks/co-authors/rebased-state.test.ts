import { formOf } from "@recollect/domain/decks/deck-form.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expect, test } from "vitest";
import { editorStep, isChanged, openEditor } from "../editor/state/editor-state.ts";
import { rebasedState } from "./rebased-state.ts";

const deck: Deck = {
  id: 7,
  title: "Rivers",
  description: "",
  cards: ["Rhine", "Danube"].map((term) => ({ id: term, term, definition: "a river" })),
  cardCount: 2,
  visibility: "Private",
  updatedAt: 1,
  revision: 1,
};
const saved: Deck = { ...deck, revision: 2, cards: deck.cards.with(1, { ...deck.cards[1]!, definition: "the Black Sea" }) };
const nothing = { rows: new Set<string>(), texts: false };
const opened = () =>
  openEditor(
    "form",
    formOf(deck, () => "blank"),
    1,
  );
const typed = (text: string) => ({ type: "card", key: "Rhine", side: "definition", text }) as const;

test("what others saved is no change of this form, and no reason to keep a draft", () => {
  const state = rebasedState(opened(), saved, nothing);
  expect([state.form.cards[1]?.definition, isChanged(state)]).toEqual(["the Black Sea", false]);
  expect(rebasedState(state, saved, nothing)).toBe(state);
});

test("undoing one's own step leaves what others saved", () => {
  const mine = editorStep(opened(), typed("the North Sea"));
  const undone = editorStep(rebasedState(mine, saved, nothing), { type: "undo" });
  expect(undone.form.cards.map(({ definition }) => definition)).toEqual(["a river", "the Black Sea"]);
  const redone = editorStep(undone, { type: "redo" });
  expect(redone.form.cards.map(({ definition }) => definition)).toEqual(["the North Sea", "the Black Sea"]);
});

test("a draft whose beginning is not known stays as it is", () => {
  const state = { ...opened(), base: null };
  expect(rebasedState(state, saved, nothing)).toBe(state);
});
