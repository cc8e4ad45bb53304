import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

import { cardsInPortions } from "@recollect/domain/cards/cards-text.ts";
import { sql } from "kysely";

import type { Log } from "../process/log/log.ts";
import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { writeWords } from "./deck-words.store.ts";
import { createWordsOfDeck } from "./words-of-deck.ts";

/** Decks in one transaction, and their cards in characters: others write between two of them. */
const [decksAtOnce, charactersAtOnce] = [20, 400_000];

/** Others get a turn after the words of as many characters. */
const portionLength = 8 * 1024;

/** Beside other work the words take this part of the time, so that a save under full load becomes little dearer. */
const shareBesideOthers = 0.15;

/** How often the log says how far it is with many decks, in ms. */
const reportEveryMs = 10_000;
const manyDecks = 1000;

type IndexDeps = { store: Pick<Store, "read" | "write">; log: Log; signal?: AbortSignal };

type Waiting = { ownerId: string; deckId: number; mark: number };

/** How many decks wait for their words to be written. */
export async function countWaitingDecks(db: Db): Promise<number> {
  const { decks } = await db
    .selectFrom("deckWordsWaiting")
    .select(sql<number>`cast(count(*) as integer)`.as("decks"))
    .executeTakeFirstOrThrow();
  return decks;
}

/**
 * Writes the words of all decks that wait for it, while the server answers. It continues where an earlier process stopped. A deck that changes meanwhile is
 * written again. Returns how many decks were written.
 */
export async function indexDeckWords({ store, log, signal }: IndexDeps): Promise<number> {
  const yieldToOthers = createYielding();
  let [done, all, reportedAt] = [0, 0, performance.now()];
  for (let after: Waiting | null = null; ;) {
    if (signal?.aborted) return done;
    const waiting = await nextWaiting(store.read, after);
    const last = waiting.at(-1);
    if (last === undefined) return done;
    done += await indexDecks(store, waiting, { yieldToOthers, signal });
    after = last;
    if (performance.now() - reportedAt < reportEveryMs) continue;
    reportedAt = performance.now();
    all ||= done + (await countWaitingDecks(store.read));
    if (all >= manyDecks)
      log({ level: "info", message: "the words of all decks are being written, by which their readers find cards", done, decks: all });
  }
}

function nextWaiting(db: Db, after: Waiting | null): Promise<Waiting[]> {
  const next = db
    .selectFrom("deckWordsWaiting")
    .select(["ownerId", "deckId", "mark"])
    .orderBy("ownerId")
    .orderBy("deckId")
    .limit(decksAtOnce);
  if (after === null) return next.execute();
  return next.where(sql<boolean>`("ownerId", "deckId") > (${after.ownerId}, ${after.deckId})`).execute();
}

/** When a student searches, this many of the own decks that are not indexed yet are read for it, if their cards have at most this many bytes. */
const [mostReadAtOnce, longestReadAtOnce] = [5, 200_000];

/**
 * The words of the student's own decks that have just changed, or have none, as they will be written: by the deck's id. Of many only the last ones. A deck
 * that waits since 0 without a mark has words that are good until they are written anew.
 */
export async function readWordsOfWaiting(db: Db, ownerId: string): Promise<Map<number, Words>> {
  const decks = await db
    .selectFrom("deckWordsWaiting")
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "deckWordsWaiting.ownerId").onRef("decks.id", "=", "deckWordsWaiting.deckId"),
    )
    .select(["decks.id", "decks.description", "decks.cards"])
    .where("deckWordsWaiting.ownerId", "=", ownerId)
    .where(sql<boolean>`octet_length("decks"."cards") <= ${longestReadAtOnce}`)
    .where((eb) => eb.or([eb("deckWordsWaiting.mark", "<>", 0), eb("deckWordsWaiting.since", ">", 0)]))
    .orderBy(sql`case when "deckWordsWaiting"."mark" = 0 then 1 else 0 end`)
    .orderBy("deckWordsWaiting.since", "desc")
    .limit(mostReadAtOnce)
    .execute();
  const words = new Map<number, Words>();
  for (const deck of decks) words.set(deck.id, await wordsOf(deck, () => nextTurn()));
  return words;
}

type Words = { words: string; places: string };
type Entry = Waiting & Words;
type Yielding = { yieldToOthers: () => Promise<void>; signal: AbortSignal | undefined };

/** Returns how many of them no longer wait. */
async function indexDecks(store: IndexDeps["store"], waiting: readonly Waiting[], { yieldToOthers, signal }: Yielding): Promise<number> {
  let [entries, characters, done]: [Entry[], number, number] = [[], 0, 0];
  for (const one of waiting) {
    if (signal?.aborted) return done;
    const deck = await readDeck(store.read, one);
    if (deck) entries.push({ ...one, ...(await wordsOf(deck, yieldToOthers)) });
    characters += deck?.cards.length ?? 0;
    if (characters < charactersAtOnce && one !== waiting.at(-1)) continue;
    done += await write(store, entries);
    [entries, characters] = [[], 0];
    await yieldToOthers();
  }
  return done;
}

type IndexedDeck = NonNullable<Awaited<ReturnType<typeof readDeck>>>;

function readDeck(db: Db, { ownerId, deckId }: Waiting) {
  return db.selectFrom("decks").select(["description", "cards"]).where("ownerId", "=", ownerId).where("id", "=", deckId).executeTakeFirst();
}

async function wordsOf({ description, cards }: IndexedDeck, yieldToOthers: () => Promise<void>): Promise<Words> {
  const words = createWordsOfDeck();
  if (cards !== "[]")
    for (const portion of cardsInPortions(cards, portionLength)) {
      for (const card of portion) words.addCard(card);
      await yieldToOthers();
    }
  words.addDescription(description);
  return { words: words.words(), places: words.places() };
}

/** A deck whose mark is another one has changed, and waits on; so does one that somebody is changing, because nothing here waits for others. */
async function write({ write: inTransaction }: IndexDeps["store"], entries: readonly Entry[]): Promise<number> {
  if (entries.length === 0) return 0;
  return inTransaction(async ({ db }) => {
    let done = 0;
    for (const { mark, ...row } of entries) {
      const key = db.selectFrom("deckWordsWaiting").select("deckId").where("ownerId", "=", row.ownerId).where("deckId", "=", row.deckId);
      if (!(await key.where("mark", "=", mark).forUpdate().skipLocked().executeTakeFirst())) continue;
      await writeWords(db, row);
      await db.deleteFrom("deckWordsWaiting").where("ownerId", "=", row.ownerId).where("deckId", "=", row.deckId).execute();
      done += 1;
    }
    return done;
  });
}

/** Lets others go first: in an idle process for one turn of the event loop, in a busy one for a multiple of the time that was worked. */
function createYielding(): () => Promise<void> {
  let [since, loop] = [performance.now(), performance.eventLoopUtilization()];
  return async () => {
    const worked = performance.now() - since;
    await nextTurn();
    const others = performance.eventLoopUtilization(loop).active - worked;
    if (others > worked) await pause((worked * (1 - shareBesideOthers)) / shareBesideOthers);
    [since, loop] = [performance.now(), performance.eventLoopUtilization()];
  };
}

/** Decks in one transaction of the operator's command: others write between two of them. */
const rebuiltAtOnce = 1000;

/** Lets the words of all decks be written anew; searches work meanwhile. Returns how many decks there are. */
export async function rebuildDeckWords(store: Pick<Store, "write">, now: number): Promise<number> {
  let decks = 0;
  for (let after: Key | null = null; ; await nextTurn()) {
    const from: Key | null = after;
    const keys: Key[] = await store.write(({ db }) => letSomeWait(db, from, now));
    decks += keys.length;
    if (keys.length < rebuiltAtOnce) return decks;
    after = keys.at(-1) ?? from;
  }
}

type Key = { ownerId: string; deckId: number };

/** Returns the decks that wait now, in order. */
async function letSomeWait(db: Db, after: Key | null, since: number): Promise<Key[]> {
  const decks = db.selectFrom("decks").select(["ownerId", "id as deckId"]).orderBy("ownerId").orderBy("id").limit(rebuiltAtOnce);
  const isLater = sql<boolean>`("ownerId", "id") > (${after?.ownerId ?? ""}, ${after?.deckId ?? 0})`;
  const keys = await (after === null ? decks : decks.where(isLater)).execute();
  if (keys.length > 0)
    await db
      .insertInto("deckWordsWaiting")
      .values(keys.map((key) => ({ ...key, mark: 0, since })))
      .onConflict((conflict) => conflict.columns(["ownerId", "deckId"]).doUpdateSet({ mark: 0 }))
      .execute();
  return keys;
}
