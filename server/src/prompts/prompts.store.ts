import { setImmediate } from "node:timers/promises";

import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";
import { turnsOfReading } from "../store/yield-while-parsing.ts";

type DeckKey = { ownerId: string; id: number };

/** Keys written or removed by one statement. */
const atOnce = 500;

const selectIsListed = precompiled((db, { ownerId, id }: DeckKey) =>
  db.selectFrom("deckPrompts").select("isListed").where("deckOwnerId", "=", ownerId).where("deckId", "=", id),
);

const selectKeys = precompiled((db, { ownerId, id }: DeckKey) =>
  db.selectFrom("prompts").select("key").where("deckOwnerId", "=", ownerId).where("deckId", "=", id),
);

const holdCards = precompiled((db, { ownerId, id }: DeckKey) =>
  db.selectFrom("decks").select("cards").where("ownerId", "=", ownerId).where("id", "=", id).forShare(),
);

const saveCount = precompiled((db, { ownerId, id, prompts, isListed }: DeckKey & { prompts: number; isListed: 0 | 1 }) =>
  db
    .insertInto("deckPrompts")
    .values({ deckOwnerId: ownerId, deckId: id, prompts, isListed })
    .onConflict((conflict) => conflict.columns(["deckOwnerId", "deckId"]).doUpdateSet({ prompts, isListed })),
);

/**
 * Stores the prompts of a new deck, given its cards as JSON text. Most decks have one prompt for each card and are never begun: nothing is
 * stored for them. `wasStudied` says that cards under this deck's number were studied before, as those of a restored tutorial.
 */
export async function addPrompts(db: Db, deck: DeckKey, cards: string, { wasStudied }: { wasStudied: boolean }): Promise<void> {
  if (wasStudied) return listPrompts(db, deck, promptKeys(cards));
  if (!mayAskMore(cards)) return;
  const { length: prompts } = await keysInPortions(cardsIn(cards));
  await saveCount(db, { ...deck, prompts, isListed: 0 });
}

/** The cards of both texts, if the caller has parsed them. */
type Read = { before: readonly Card[]; after: readonly Card[] };

/** Updates the prompts of a deck after its cards changed. The deck is locked (`forUpdate`). */
export async function changePrompts(db: Db, deck: DeckKey, before: string, after: string, read?: Read): Promise<void> {
  const [cardsBefore, cardsAfter] = [read?.before ?? cardsIn(before), read?.after ?? cardsIn(after)];
  if (askTheSame(cardsBefore, cardsAfter)) return;
  const [old, now] = [await keysInPortions(cardsBefore), await keysInPortions(cardsAfter)];
  if (old.length === now.length && old.every((key, at) => key === now[at])) return;
  const isListed = await isDeckListed(db, deck);
  if (isListed) await replaceKeys(db, deck, now);
  else if (mayAskMore(before) || mayAskMore(after)) await saveCount(db, { ...deck, prompts: now.length, isListed: 0 });
}

/** Makes sure that the keys of a deck are in the table, when it is begun. The deck is locked. */
export async function ensureListed(db: Db, deck: DeckKey, keys: () => readonly string[]): Promise<void> {
  if (!(await isDeckListed(db, deck))) await listPrompts(db, deck, keys());
}

/** The same for a deck that the caller neither locks nor may read: the result reveals nothing, not even whether it exists. */
export async function ensureListedUnseen(db: Db, deck: DeckKey): Promise<void> {
  const [row] = (await holdCards(db, deck)).rows;
  if (row) await ensureListed(db, deck, () => promptKeys(row.cards));
}

/** The fast path for most saves, which change the texts of a few cards: only those are parsed for their prompts. */
function askTheSame(before: readonly Card[], after: readonly Card[]): boolean {
  return (
    before.length === after.length &&
    before.every((card, at) => {
      const other = after[at];
      if (other === undefined || card.id !== other.id) return false;
      if (card.term === other.term && card.bothWays === other.bothWays && !card.masks && !other.masks) return true;
      const [old, now] = [keysOf([card]), keysOf([other])];
      return old.length === now.length && old.every((key, index) => key === now[index]);
    })
  );
}

async function isDeckListed(db: Db, deck: DeckKey): Promise<boolean> {
  return (await selectIsListed(db, deck)).rows[0]?.isListed === 1;
}

async function listPrompts(db: Db, deck: DeckKey, keys: readonly string[]): Promise<void> {
  await saveCount(db, { ...deck, prompts: keys.length, isListed: 1 });
  await insertKeys(db, deck, keys);
}

async function replaceKeys(db: Db, deck: DeckKey, keys: readonly string[]): Promise<void> {
  const wantedKeys = new Set(keys);
  const there = new Set((await selectKeys(db, deck)).rows.map(({ key }) => key));
  const goneKeys = [...there].filter((key) => !wantedKeys.has(key));
  for (let start = 0; start < goneKeys.length; start += atOnce) {
    await db
      .deleteFrom("prompts")
      .where("deckOwnerId", "=", deck.ownerId)
      .where("deckId", "=", deck.id)
      .where("key", "in", goneKeys.slice(start, start + atOnce))
      .execute();
  }
  await insertKeys(
    db,
    deck,
    keys.filter((key) => !there.has(key)),
  );
  await saveCount(db, { ...deck, prompts: keys.length, isListed: 1 });
}

async function insertKeys(db: Db, { ownerId, id }: DeckKey, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += atOnce) {
    // The embedded database answers synchronously: without a pause other requests would wait until all are written.
    if (start > 0) await setImmediate();
    const rows = keys.slice(start, start + atOnce).map((key) => ({ deckOwnerId: ownerId, deckId: id, key }));
    await db
      .insertInto("prompts")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The keys of all prompts of cards given as JSON text. */
export function promptKeys(cards: string): string[] {
  return keysOf(cardsIn(cards));
}

function keysOf(cards: readonly Card[]): string[] {
  return cards.flatMap((card) => promptsOf(card).map(({ key }) => key));
}

/** The same for a deck's cards, whose terms may have 24 MB: other requests get a turn in between. */
async function keysInPortions(cards: readonly Card[]): Promise<string[]> {
  const keys: string[] = [];
  const turn = turnsOfReading();
  for (const card of cards) {
    keys.push(...keysOf([card]));
    const over = turn(card.term.length);
    if (over) await over;
  }
  return keys;
}

/**
 * Whether a card may have more than one prompt, judged without parsing the cards: gaps, masks and the flag need these letters. The few of them
 * that nearly no deck has are found twice as fast.
 */
function mayAskMore(cards: string): boolean {
  return cards.includes("{{c") || cards.includes('"masks":[') || (cards.includes(":true") && cards.includes('"bothWays":true'));
}
