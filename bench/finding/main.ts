import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { sql } from "kysely";

import { indexDeckWords } from "../../server/src/deck-words/index-deck-words.store.ts";
import { createDecks } from "../../server/src/features/decks/decks.service.ts";
import { createFinding } from "../../server/src/features/decks/finding/finding.service.ts";
import { createIndexing } from "../../server/src/library-index/indexing.ts";
import { openPostgres } from "../../server/src/store/postgres/postgres.ts";
import { openSqlite } from "../../server/src/store/sqlite/sqlite.ts";
import type { Store } from "../../server/src/store/store.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { subjects, syllables } from "../library/words.ts";

const [deckCount, cardsOfDeck, largeDeck] = [2000, 50, 10_000];
const uid = "student";
const viewer = { uid };
const silent = () => undefined;

/**
 * The search in the own decks of a student who has very many, in one process: 2,000 decks of 50 cards and one of 10,000. And what the words cost a save of a
 * Private deck of 100 cards, beside the same without them. With `FINDING_DATABASE_URL` on PostgreSQL (an empty database).
 */
export async function ownSearches(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-finding-"));
  const url = process.env["FINDING_DATABASE_URL"];
  const store = url ? await openPostgres(url) : await openSqlite(folder);
  try {
    await aStudent(store);
    const decks = createDecks({ store, clock: Date.now, brand: DEFAULT_BRAND, limits: false });
    const random = seededRandom(5);
    const words = vocabulary(random);
    const newCards = (count: number) => Array.from({ length: count }, () => ({ term: words.some(2), definition: words.some(9) }));
    for (let at = 0; at < deckCount; at += 1)
      await decks.create(viewer, uid, { title: words.some(3), description: words.some(6), cards: newCards(cardsOfDeck) });
    await decks.create(viewer, uid, { title: "Anatomy, complete", description: "", cards: newCards(largeDeck) });
    const start = performance.now();
    await indexDeckWords({ store, log: silent });
    const indexMs = performance.now() - start;
    return [
      knownRow("words of 110,000 cards written, in an idle process", indexMs, "ms"),
      await sizeRow(store),
      ...(await searchRows(store, words)),
      ...(await saveRows(store, decks, newCards)),
    ];
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function aStudent(store: Store): Promise<void> {
  const now = store.kind === "sqlite" ? new Date().toISOString() : new Date();
  const isVerified = store.kind === "sqlite" ? 0 : false;
  const row = { id: uid, email: "s@example.com", name: "", emailVerified: isVerified, createdAt: now, updatedAt: now, displayName: uid };
  await store.write(
    async ({ db }) =>
      void (await db
        .insertInto("users")
        .values(row as never)
        .execute()),
  );
}

/** Words as frequent as those of a language: a few are on most cards, most on few. */
function vocabulary(random: () => number) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const invented = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join("");
  const all = [...subjects, ...Array.from({ length: 30_000 }, invented)];
  const one = () => all[Math.min(all.length - 1, Math.floor(all.length ** random()) - 1)] as string;
  return { one, some: (count: number) => Array.from({ length: count }, one).join(" "), rare: () => pick(all) };
}

async function sizeRow(store: Store): Promise<Row> {
  const { rows } = await sql<{ words: number; cards: number }>`select sum(octet_length("words") + octet_length("places")) as "words",
    sum(octet_length("cards")) as "cards" from "deckWords" join "decks" on "decks"."id" = "deckWords"."deckId"`.execute(store.read);
  return atMost("size of the words beside that of the cards", (100 * Number(rows[0]?.words)) / Number(rows[0]?.cards), 100, "%");
}

async function searchRows(store: Store, words: ReturnType<typeof vocabulary>): Promise<Row[]> {
  const search = createFinding({ store });
  const misspelt = (word: string) => `${word.slice(0, 2)}${word.slice(3)}`;
  const long = (from: () => string) => {
    for (;;) {
      const word = from();
      if (word.length >= 6) return word;
    }
  };
  const kinds: Record<string, () => string> = {
    "a rare word": () => long(words.rare),
    "a frequent word": words.one,
    "two words": () => `${words.one()} ${words.one()}`,
    "three letters": () => words.rare().slice(0, 3),
    "a misspelt word": () => misspelt(long(words.rare)),
    "two words, both misspelt": () => `${misspelt(long(words.rare))} ${misspelt(long(words.rare))}`,
    "nothing that matches": () => `${words.rare()}qx${words.rare()}`,
    "a dozen words": () => words.some(12),
  };
  const rows: Row[] = [];
  for (const [kind, make] of Object.entries(kinds)) {
    const times: number[] = [];
    let found = 0;
    for (let turn = 0; turn < 45; turn += 1) {
      const text = make();
      const start = performance.now();
      found += (await search.find(viewer, uid, text)).decks.length;
      // The first ones warm the caches and the compiler.
      if (turn >= 5) times.push(performance.now() - start);
    }
    const what = `search for ${kind} (${Math.round(found / 45)} decks found)`;
    rows.push(atMost(`${what}: median`, percentile(times, 0.5), 50, "ms"), knownRow(`${what}: p95`, percentile(times, 0.95), "ms"));
  }
  return rows;
}

type Decks = ReturnType<typeof createDecks>;

/** Saves under full load, one after the other, of decks in turn; with the words written in the background, and without any. */
async function saveRows(store: Store, decks: Decks, newCards: (count: number) => { term: string; definition: string }[]): Promise<Row[]> {
  const ids: number[] = [];
  for (let at = 0; at < 300; at += 1)
    ids.push((await decks.create(viewer, uid, { title: `Saved ${at}`, description: "", cards: newCards(100) })).id);
  const indexing = createIndexing({ store, log: silent, indexOthers: indexDeckWords });
  await indexDeckWords({ store, log: silent });
  const means: Record<"with" | "without", number[]> = { with: [], without: [] };
  const trigger = await createSwitch(store);
  indexing.start();
  for (let turn = 0; turn < 4; turn += 1) {
    await trigger.turnOff();
    means.without.push(await meanSaveMs(decks, ids));
    await trigger.turnOn();
    means.with.push(await meanSaveMs(decks, ids));
    await indexDeckWords({ store, log: silent });
  }
  await indexing.stop();
  const [plain, indexed] = [percentile(means.without, 0), percentile(means.with, 0)];
  return [
    knownRow("save of a Private deck of 100 cards, mean", plain, "ms"),
    knownRow("the same while the words are written in the background", indexed, "ms"),
    atMost("the same, dearer by", 100 * (indexed / plain - 1), 25, "%"),
  ];
}

/** Turns the trigger off and on by which a changed deck waits for its words. */
async function createSwitch(store: Store) {
  const run = (statement: string) => store.write(async ({ db }) => void (await sql.raw(statement).execute(db)));
  if (store.kind === "postgres") {
    const set = (state: string) => run(`alter table "decks" ${state} trigger "wordsChanged"`);
    return { turnOff: () => set("disable"), turnOn: () => set("enable") };
  }
  const { rows } = await sql<{ sql: string }>`select "sql" from sqlite_master where "name" = 'wordsChanged'`.execute(store.read);
  return { turnOff: () => run(`drop trigger "wordsChanged"`), turnOn: () => run(rows[0]?.sql ?? "") };
}

async function meanSaveMs(decks: Decks, ids: readonly number[]): Promise<number> {
  const start = performance.now();
  for (const [turn, id] of ids.entries()) {
    const before = await decks.read(viewer, { uid, id });
    const cards = JSON.parse(before.cards) as { id: string; definition: string }[];
    const card = cards[turn % cards.length] as { id: string; definition: string };
    const change = { id: card.id, field: "definition", from: card.definition, to: `${card.definition} ${turn}` } as const;
    await decks.change(viewer, { uid, id }, { base: before.revision, cards: [change], added: [], removed: [], order: null });
  }
  return (performance.now() - start) / ids.length;
}
