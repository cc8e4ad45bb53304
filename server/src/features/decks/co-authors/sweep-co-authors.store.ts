import { CO_AUTHOR } from "@recollect/domain/limits/limits.ts";

import { isOfGoneDeck } from "../../../access/gone-decks.store.ts";
import type { Store } from "../../../store/store.ts";

/** Deletes, every night, the co-authors of decks that are gone for good, and what ended so long ago that it holds back no invitation. */
export async function sweepCoAuthors({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }): Promise<void> {
  const before = clock() - CO_AUTHOR.restMs;
  await store.write(async ({ db }) => {
    await db
      .deleteFrom("deckEditors")
      .where((eb) => eb.or([eb("endedAt", "<", before), isOfGoneDeck("deckEditors")]))
      .execute();
  });
}
