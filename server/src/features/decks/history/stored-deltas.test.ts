import { cardsText } from "@recollect/domain/cards/cards-text.ts";
import { identicalEnds } from "@recollect/domain/decks/history/identical-ends.ts";
import { expect, test } from "vitest";

import { parseDelta, contentToStore, longestDelta } from "./stored-versions.ts";

const cardsOf = (count: number, definition: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `card-${at}`, term: `term ${at}`, definition: `${definition} ${at}` }));

/** The stored size of a version when the save after it changed only the title, or every definition. */
function keptOf(revision: number, { count = 20, isRewritten = false } = {}) {
  const cards = cardsOf(count, "before");
  const next = isRewritten ? cardsOf(count, "after") : cards;
  const content = { title: "Bones", description: "", cards: cardsText(cards) };
  return contentToStore(
    { revision, content, cards, ends: identicalEnds(cards, next) },
    { title: "Bones and joints", description: "", cards: next },
  );
}

test("of a small change a delta is stored, and the complete version at every 64th revision", () => {
  for (const revision of [1, 63, 65, 127]) expect(parseDelta(keptOf(revision)), String(revision)).not.toBeNull();
  for (const revision of [64, 128]) expect(parseDelta(keptOf(revision)), String(revision)).toBeNull();
});

test("a delta as long as the version, or a very long one, is replaced by the version", () => {
  expect(parseDelta(keptOf(1, { isRewritten: true }))).toBeNull();
  const kept = keptOf(1, { count: 2000, isRewritten: true });
  expect(parseDelta(kept)).toBeNull();
  expect(kept.length).toBeLessThan(longestDelta);
});
