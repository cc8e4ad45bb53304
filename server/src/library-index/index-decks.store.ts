import { setImmediate as nextTurn } from "node:timers/promises";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsInPortions, firstCardsIn } from "@recollect/domain/cards/cards-text.ts";
import { languagesOfSides, likelyLanguages, unlessEnglish } from "@recollect/domain/decks/languages/guessed-languages.ts";
import { languagesIn, type DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { guessedTopic } from "@recollect/domain/decks/topic/guessed-topic.ts";
import { topicIn } from "@recollect/domain/decks/topic/topic.ts";
import { sql } from "kysely";

import { isListedDeck } from "../access/deck-conditions.store.ts";
import type { Log } from "../process/log/log.ts";
import { precompiled } from "../store/precompiled.ts";
import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { createDeckTerms } from "./deck-terms.ts";
import { facetsOf, facetTerms, mediaOfCards } from "./facets.ts";
import { searchTextOf } from "./search-text.ts";
import { termsDialects } from "./terms.store.ts";
import { noteChange } from "./note-change.store.ts";
import { addToVocabulary } from "./vocabulary.store.ts";

/** Decks in one transaction, and their cards in characters: others write between two of them. */
const [decksAtOnce, charactersAtOnce] = [20, 400_000];

/** Others get a turn after the words of as many characters. */
const portionLength = 8 * 1024;

/** How often the log says how far the first index is, in ms. */
const reportEveryMs = 10_000;

type IndexDeps = { store: Pick<Store, "read" | "write" | "kind">; log: Log; signal?: AbortSignal };

const selectBuilding = precompiled((db) => db.selectFrom("libraryWaiting").select("id").where("mark", "=", sql.lit(0)).limit(1));

/** Whether some decks were listed before there was an index of words, and are not in it yet. */
export async function isBuilding(db: Db): Promise<boolean> {
  return (await selectBuilding(db, {})).rows.length > 0;
}

/** How many decks wait for their words to be written. */
export async function countWaiting(db: Db): Promise<number> {
  const { decks } = await db
    .selectFrom("libraryWaiting")
    .select(sql<number>`cast(count(*) as integer)`.as("decks"))
    .executeTakeFirstOrThrow();
  return decks;
}

/**
 * Writes the terms of all decks that wait for it, while the server answers. It continues where an earlier process stopped. A deck that changes meanwhile is
 * written again. Returns how many decks were written.
 */
export async function indexWaitingDecks({ store, log, signal }: IndexDeps): Promise<number> {
  const building = await isBuilding(store.read);
  const [startedAt, all] = [performance.now(), building ? await countWaiting(store.read) : 0];
  if (building) log({ level: "info", message: "the Library's search index is being built; searches work meanwhile", decks: all });
  let [reportedAt, done, doneBefore, afterId] = [startedAt, 0, -1, -1];
  for (;;) {
    if (signal?.aborted) return done;
    const waiting = await nextWaiting(store.read, afterId);
    const last = waiting.at(-1);
    if (last === undefined) {
      // Decks that changed while they were read wait before the last one. Without any progress somebody is just changing them.
      if (afterId === -1 || done === doneBefore) break;
      [doneBefore, afterId] = [done, -1];
      continue;
    }
    done += await indexDecks(store, waiting, signal);
    afterId = last.id;
    if (building && performance.now() - reportedAt >= reportEveryMs) {
      reportedAt = performance.now();
      log({ level: "info", message: "the Library's search index is being built", done, decks: all });
    }
    await nextTurn();
  }
  if (building)
    log({ level: "info", message: "the Library's search index is built", decks: done, ms: Math.round(performance.now() - startedAt) });
  return done;
}

type Waiting = { id: number; mark: number };

function nextWaiting(db: Db, afterId: number): Promise<Waiting[]> {
  return db.selectFrom("libraryWaiting").select(["id", "mark"]).where("id", ">", afterId).orderBy("id").limit(decksAtOnce).execute();
}

/** `terms` are null for a deck that is no longer listed. */
type Entry = Waiting & { searchText: string; facets: string; terms: string[] | null; vocabulary: string[] };

/** Returns how many of them no longer wait. */
async function indexDecks(store: IndexDeps["store"], waiting: readonly Waiting[], signal?: AbortSignal): Promise<number> {
  let [entries, characters, done]: [Entry[], number, number] = [[], 0, 0];
  for (const one of waiting) {
    if (signal?.aborted) return done;
    const deck = await readDeck(store.read, one.id);
    entries.push({ ...one, ...(deck ? await entryOf(deck) : { searchText: "", facets: "", terms: null, vocabulary: [] }) });
    characters += deck?.cards.length ?? 0;
    if (characters < charactersAtOnce && one !== waiting.at(-1)) continue;
    done += await write(store, entries);
    [entries, characters] = [[], 0];
    await nextTurn();
  }
  return done;
}

type IndexedDeck = NonNullable<Awaited<ReturnType<typeof readDeck>>>;

/** The listed deck as it is now. The tutorials have the same ids as those of others, so the Library's row says whose it is. */
function readDeck(db: Db, id: number) {
  return db
    .selectFrom("library")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "library.ownerId").onRef("decks.id", "=", "library.id"))
    .innerJoin("users", "users.id", "library.ownerId")
    .select(["decks.title", "decks.description", "decks.cards", "decks.cardCount", "decks.languages", "decks.topic"])
    .select(["users.username", "users.displayName"])
    .where("library.id", "=", id)
    .where(isListedDeck)
    .executeTakeFirst();
}

async function entryOf(deck: IndexedDeck): Promise<Omit<Entry, keyof Waiting>> {
  const author = authorLabel(deck);
  const { title, description } = deck;
  const sample = sampleOf(deck);
  const { tags, hasPictures, hasSound } = await tagsAndMediaOf(deck);
  const terms = createDeckTerms({ title, author, description, tags, languages: languagesOf(sample) });
  for (const cards of portionsOf(deck)) {
    if (terms.isFull()) break;
    for (const card of cards) terms.addCard(card);
    await nextTurn();
  }
  const facets = facetsOf({ ...languagesAndTopicOf(deck, tags, sample), hasPictures, hasSound, cardCount: deck.cardCount });
  return {
    searchText: searchTextOf(title, author),
    facets,
    terms: [...terms.terms(), ...facetTerms(facets)],
    vocabulary: terms.vocabulary(),
  };
}

/** The cards in portions, of which no two are in memory at once. */
function portionsOf({ cards }: IndexedDeck): Iterable<Card[]> {
  return cards === "[]" ? [] : cardsInPortions(cards, portionLength);
}

/** The cards' different tags, as far as they are read, and whether there are pictures and sound. */
async function tagsAndMediaOf(deck: IndexedDeck): Promise<{ tags: string[]; hasPictures: boolean; hasSound: boolean }> {
  const tags = new Set<string>();
  let length = 0;
  let [hasPictures, hasSound] = [false, false];
  for (const portion of portionsOf(deck)) {
    const media = mediaOfCards(portion);
    [hasPictures, hasSound] = [hasPictures || media.hasPictures, hasSound || media.hasSound];
    for (const tag of portion.flatMap((card) => card.tags ?? [])) {
      if (tags.has(tag) || length > mostOfTags) continue;
      tags.add(tag);
      length += tag.length;
    }
    await nextTurn();
  }
  return { tags: [...tags], hasPictures, hasSound };
}

/** How much of a deck's tags is read, in characters: a deck may have MB of them. */
const mostOfTags = 20_000;

/** How much of the cards shows their language. */
const sampleLength = 12_000;

/** The first cards of a deck, and the languages of its sides: as its author chose them, and as they look. */
function sampleOf({ languages, cards }: IndexedDeck) {
  const firstCards = firstCardsIn(cards, sampleLength);
  const chosen = languages === null ? null : languagesIn(JSON.parse(languages) as unknown);
  return { firstCards, chosen, likely: likelyLanguages(firstCards) };
}

type Sample = ReturnType<typeof sampleOf>;

/** The languages of the deck's sides, as its author chose them, otherwise as they look; empty for English or unclear ones. */
function languagesOf({ firstCards, chosen, likely }: Sample): string[] {
  if (firstCards.length === 0) return [];
  const found: DeckLanguages | null = chosen ?? unlessEnglish(likely);
  return [found?.term, found?.definition].filter((language) => typeof language === "string");
}

/** The languages of both sides, the subject and the level: as the author chose them, otherwise as they look. */
function languagesAndTopicOf({ title, description, topic }: IndexedDeck, tags: string[], { firstCards, chosen, likely }: Sample) {
  const languages = languagesOfSides(chosen, likely);
  const guess = guessedTopic({ title, description, tags, cards: firstCards, languages });
  const byAuthor = topic === null ? null : topicIn(JSON.parse(topic) as unknown);
  return { languages, topic: { subject: byAuthor?.subject ?? guess.subject, level: byAuthor?.level ?? guess.level } };
}

/**
 * An entry is written only for a deck that is still listed: on PostgreSQL its row in the Library is locked, so that one who hides the deck waits, and then
 * removes the entry. A deck whose mark is another one has changed, and waits on; so does one that somebody is changing, because nothing here waits for
 * others. Returns how many no longer wait.
 */
async function write({ write: inTransaction, kind }: IndexDeps["store"], entries: readonly Entry[]): Promise<number> {
  return inTransaction(async ({ db }) => {
    let done = 0;
    for (const { id, mark, searchText, facets, terms, vocabulary } of entries) {
      const waiting = db.selectFrom("libraryWaiting").select("id").where("id", "=", id).where("mark", "=", mark);
      if (!(await waiting.forUpdate().skipLocked().executeTakeFirst())) continue;
      if (terms) {
        const row = db.selectFrom("library").select(["searchText", "facets"]).where("id", "=", id);
        const listed = await row.forShare().skipLocked().executeTakeFirst();
        if (!listed) continue;
        await termsDialects[kind].write(db, id, terms);
        await addToVocabulary({ db, kind }, vocabulary);
        if (listed.searchText !== searchText || listed.facets !== facets)
          await db.updateTable("library").set({ searchText, facets }).where("id", "=", id).execute();
      }
      await db.deleteFrom("libraryWaiting").where("id", "=", id).execute();
      done += 1;
    }
    if (done > 0) await noteChange(db);
    return done;
  });
}

/** Words and decks in one transaction of the operator's command: others write between two of them. */
const rebuiltAtOnce = 1000;

/** Lets all decks be indexed anew; searches work meanwhile. Returns how many there are. */
export async function rebuildIndex(store: Pick<Store, "write">): Promise<number> {
  // All wait from now on, so that a stop in between loses little; those that a server indexes meanwhile wait again at the end.
  await letAllWait(store);
  while ((await store.write(({ db }) => forgetSomeWords(db))) === rebuiltAtOnce) await nextTurn();
  return letAllWait(store);
}

/** Returns how many decks wait now. */
async function letAllWait(store: Pick<Store, "write">): Promise<number> {
  let decks = 0;
  for (let afterId = -1; ; await nextTurn()) {
    const from = afterId;
    const ids = await store.write(({ db }) => letSomeWait(db, from));
    decks += ids.length;
    if (ids.length < rebuiltAtOnce) return decks;
    afterId = ids.at(-1) ?? from;
  }
}

/** Returns how many words were forgotten. */
async function forgetSomeWords(db: Db): Promise<number> {
  const rows = await db.selectFrom("libraryVocabulary").select("word").orderBy("word").limit(rebuiltAtOnce).execute();
  if (rows.length === 0) return 0;
  const last = rows.at(-1)?.word ?? "";
  await db.deleteFrom("libraryVocabulary").where("word", "<=", last).execute();
  return rows.length;
}

/** Returns the decks that wait now, in order. */
async function letSomeWait(db: Db, afterId: number): Promise<number[]> {
  const decks = await db.selectFrom("library").select("id").where("id", ">", afterId).orderBy("id").limit(rebuiltAtOnce).execute();
  const rows = decks.map(({ id }) => ({ id, mark: 0 }));
  if (rows.length > 0)
    await db
      .insertInto("libraryWaiting")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ mark: 0 }))
      .execute();
  return decks.map(({ id }) => id);
}
