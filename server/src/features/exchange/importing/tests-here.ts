import { cardIdOf } from "@recollect/domain/study/prompts.ts";

import type { AccountPlaces } from "./account-places.ts";

type TestRow = { deckKey: string; test: Record<string, unknown> };

/** Renames the cards in the answers of an account's tests as they are called here; the answers to cards that are not here are left out. */
export async function withCardsHere(tests: readonly TestRow[], places: AccountPlaces): Promise<TestRow[]> {
  const renamed: TestRow[] = [];
  for (const [deckKey, ofDeck] of Map.groupBy(tests, (one) => one.deckKey)) {
    const ids = new Set(ofDeck.flatMap(({ test }) => Object.keys(answersIn(test)).map(cardIdOf)));
    const cards = ids.size === 0 ? [] : await places.cards(deckKey, [...ids]);
    const idHere = new Map(cards.map(({ was, cardId }) => [was, cardId]));
    for (const { test } of ofDeck)
      renamed.push({ deckKey, test: test.answers === undefined ? test : { ...test, answers: here(test, idHere) } });
  }
  return renamed;
}

function here(test: Record<string, unknown>, idHere: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answersIn(test)).flatMap(([key, answer]) => {
      const was = cardIdOf(key);
      const id = idHere.get(was);
      return id === undefined ? [] : [[id + key.slice(was.length), answer] as const];
    }),
  );
}

/** A file may have anything there. */
function answersIn({ answers }: Record<string, unknown>): Record<string, unknown> {
  return typeof answers === "object" && answers !== null ? { ...answers } : {};
}
