import { SUGGESTION } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { isOfGoneDeck } from "../../../access/gone-decks.store.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";

/** Rows deleted in one transaction: on SQLite other writers wait for it. */
const rowsAtOnce = 200;

/** Deletes, every night, the suggestions that were decided long ago and those for decks that are gone for good. */
export async function sweepSuggestions({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }): Promise<void> {
  const before = clock() - SUGGESTION.keepDays * dayMs;
  while ((await store.write(({ db }) => deletePortion(db, before))) === rowsAtOnce);
  await store.write(async ({ db }) => void (await db.deleteFrom("deckSuggestions").where(isOfGoneDeck("deckSuggestions")).execute()));
}

async function deletePortion(db: Db, before: number): Promise<number> {
  const rows = await db
    .selectFrom("cardSuggestions")
    .select("id")
    .where((eb) => eb.or([eb("decidedAt", "<", before), isOfGoneDeck("cardSuggestions")]))
    .limit(rowsAtOnce)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("cardSuggestions").where("id", "in", ids).execute();
  return ids.length;
}
