import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { TimedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import { applied, type VersionContent } from "@recollect/domain/decks/history/version-delta.ts";

import type { Db } from "../../../store/tables.ts";
import { whenSaved } from "./history.store.ts";
import { parseDelta, decompress } from "./stored-versions.ts";
import { deckNow } from "./version-content.store.ts";

/** Rows read at once. */
const atOnce = 64;

/** Every version of a student's deck, newest first, for export. */
export async function* allVersions(db: Db, { ownerId, id }: { ownerId: string; id: number }): AsyncGenerator<TimedVersion> {
  const now = await deckNow(db, { ownerId, id });
  if (!now) return;
  let after: VersionContent | null = { ...now, cards: cardsIn(now.cards) };
  let before = now.revision;
  for (;;) {
    const rows = await db
      .selectFrom("deckVersions")
      .select(["revision", "replacedAt", "title", "content"])
      .select((version) => whenSaved(version).as("savedAt"))
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", id)
      .where("revision", "<", before)
      .orderBy("revision", "desc")
      .limit(atOnce)
      .execute();
    for (const { savedAt, replacedAt, title, content } of rows) {
      const delta = parseDelta(content);
      after = delta ? after && applied(delta, after, title) : (JSON.parse(await decompress(content)) as VersionContent);
      if (after) yield { savedAt, replacedAt, content: after };
    }
    if (rows.length < atOnce) return;
    before = rows.at(-1)?.revision ?? 0;
  }
}
