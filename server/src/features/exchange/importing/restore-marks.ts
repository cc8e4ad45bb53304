import type { WaitingMarks } from "../reading/account-marks.ts";
import type { AccountPlaces, DeckHere } from "./account-places.ts";
import type { Restores } from "./import-ports.ts";

type RestoreMarksOptions = { restores: Restores; uid: string; places: AccountPlaces; marks: WaitingMarks; withProgress: boolean };

/** Restores stars, saved decks, exams and tests, and with progress the learned memory parameters. */
export async function restoreMarks({ restores, uid, places, marks, withProgress }: RestoreMarksOptions): Promise<void> {
  for (const { deckKey, cardIds } of marks.stars) {
    const cards = await places.cards(deckKey, cardIds);
    for (const [deckId, some] of Map.groupBy(cards, (card) => card.deckId))
      await restores.stars(
        uid,
        deckId,
        some.map(({ cardId }) => cardId),
      );
  }
  await restores.saved(uid, await withPlaces(marks.saved, places));
  for (const { deckId, day } of await withPlaces(marks.exams, places)) await restores.exam(uid, deckId, day);
  await restores.tests(uid, await withPlaces(marks.tests, places));
  if (!withProgress) return;
  for (const { deckKey, memory } of marks.memories) {
    const here = deckKey === null ? null : await places.deck(deckKey);
    if (deckKey === null || here) await restores.memory(uid, here, memory);
  }
}

/** The rows whose decks are here, with their places. */
async function withPlaces<Row extends { deckKey: string }>(rows: readonly Row[], places: AccountPlaces) {
  const rowsHere: (Row & DeckHere)[] = [];
  for (const row of rows) {
    const here = await places.deck(row.deckKey);
    if (here) rowsHere.push({ ...row, ...here });
  }
  return rowsHere;
}
