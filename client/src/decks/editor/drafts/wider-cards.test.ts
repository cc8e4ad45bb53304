import { IDBFactory } from "fake-indexeddb";
import { formOf } from "@recollect/domain/decks/deck-form.ts";
import { aWiderCard } from "@recollect/domain/test/a-wider-card.ts";
import { expect, test } from "vitest";
import { cardsMark } from "../../../practice/runs/cards-mark.ts";
import { draftStorage } from "./draft-storage.ts";
import type { Draft } from "./draft.ts";

const deck = { title: "Capitals", description: "", cards: [{ id: "c1", ...aWiderCard }] };

test("a draft keeps every field of a card, while typing and when the page is left at once", async () => {
  const factory = new IDBFactory();
  const form = formOf(deck, () => "new");
  const draft: Draft = { uid: "ada", subject: 7, formId: "typed", form, baseRevision: 1, savedAt: 1000 };
  const stored = draftStorage(
    () => factory,
    () => localStorage,
  );
  await stored.keep(draft);
  stored.keepAtOnce({ ...draft, formId: "left" });
  const forms = (await stored.list("ada", 7)).map((kept) => kept.form.cards);
  expect(forms).toEqual([form.cards, form.cards]);
});

test("a stored test is another one's if any field of a card differs", () => {
  const [card] = deck.cards as [(typeof deck.cards)[0]];
  expect(cardsMark([card])).toBe(cardsMark(structuredClone(deck.cards)));
  for (const change of [{ note: "x" }, { labels: ["eu"] }, { starred: false }]) {
    expect(cardsMark([{ ...card, ...change }]), JSON.stringify(change)).not.toBe(cardsMark([card]));
  }
});
