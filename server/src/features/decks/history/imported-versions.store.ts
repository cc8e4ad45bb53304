import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import { cardsText } from "@recollect/domain/cards/cards-text.ts";
import { mediaNames } from "@recollect/domain/cards/card-media.ts";
import { superfluousVersions } from "@recollect/domain/decks/history/kept-versions.ts";
import type { TimedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import type { VersionContent } from "@recollect/domain/decks/history/version-delta.ts";

import { keepWithinShare } from "../../../media/storage.store.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckRow } from "../deck/decks.store.ts";
import { insertVersion, versionOf } from "./history.store.ts";

/** Which versions to keep of those that come with a deck (newest first), oldest first, with ascending times. */
export function versionsToKeep(versions: readonly TimedVersion[], now: number): TimedVersion[] {
  const inOrder: TimedVersion[] = [];
  let latest = now;
  for (const { savedAt, replacedAt, content } of versions) {
    latest = Math.min(latest, replacedAt);
    inOrder.unshift({ savedAt: Math.min(savedAt, latest), replacedAt: latest, content });
  }
  const superfluous = new Set(
    superfluousVersions(
      inOrder.map(({ replacedAt }, revision) => ({ revision, replacedAt })),
      now,
    ),
  );
  return inOrder.filter((_, revision) => !superfluous.has(revision));
}

/**
 * Writes the earlier versions of an imported deck, as revisions from 1 on. Those that exceed the storage limit are dropped, oldest first.
 */
export async function keepImportedVersions(db: Db, deck: DeckRow, versions: readonly TimedVersion[], share: number): Promise<void> {
  const cardsNow = JSON.parse(deck.cards) as VersionContent["cards"];
  for (const [at, { savedAt, replacedAt, content }] of versions.entries()) {
    const next = versions[at + 1]?.content ?? { title: deck.title, description: deck.description, cards: cardsNow };
    const before = rowOf(deck, content, { updatedAt: savedAt, revision: at + 1 });
    const after = rowOf(deck, next, { updatedAt: replacedAt, revision: at + 2 });
    await insertVersion(db, versionOf(before, after, { before: content.cards, after: next.cards })).execute();
    await keepMediaOf(db, before, content);
  }
  if (versions.length > 0) await keepWithinShare(db, deck.ownerId, share);
}

function rowOf({ ownerId, id }: DeckRow, { title, description, cards }: VersionContent, times: { updatedAt: number; revision: number }) {
  return { ownerId, id, title, description, cards: cardsText(cards), cardCount: cards.length, ...times };
}

async function keepMediaOf(db: Db, { ownerId, id, revision, cards }: ReturnType<typeof rowOf>, content: VersionContent): Promise<void> {
  if (!cards.includes("](media/")) return;
  const names = [...new Set(content.cards.flatMap((card) => cardTexts(card).flatMap(mediaNames)))];
  const own = await db.selectFrom("media").select("id").where("ownerId", "=", ownerId).where("id", "in", names.slice(0, 5000)).execute();
  if (own.length === 0) return;
  await db
    .insertInto("versionMedia")
    .values(own.map((medium) => ({ ownerId, deckId: id, revision, mediaId: medium.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
