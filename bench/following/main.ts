import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";

import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { FollowedChanges } from "@recollect/domain/decks/following/following.ts";

import type { FollowedDecksTable } from "../../server/src/features/decks/taken/followed-decks.tables.ts";
import { createDecks } from "../../server/src/features/decks/decks.service.ts";
import { openPostgres } from "../../server/src/store/postgres/postgres.ts";
import { openSqlite } from "../../server/src/store/sqlite/sqlite.ts";
import type { Store } from "../../server/src/store/store.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";

const cardCount = 10_000;
const followerCount = 10_000;
/** Rounds without followers and with them, in turns: so a machine that gets slower or faster meanwhile makes neither seem dearer. */
const roundCount = 6;
const savesInRound = 10;
const rowsAtOnce = 500;
/** What the author's save with followers may take, in times of one that nobody follows: a save that wrote a row for each would take dozens of times as long. */
const mostTimes = 1.5;
const side = (of: string, at: number) => `${of} ${at}: what a student has to know about it, in a sentence of usual length.`;

type Decks = ReturnType<typeof createDecks>;
type Author = { uid: string; id: number };

/** A deck of 10,000 cards: what 10,000 followers cost its author's save, and how long one of them takes to look and to take, on both databases. */
export async function following(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (database, { DATABASE_URL: url }) => {
    const folder = await mkdtemp(join(tmpdir(), "recollect-following-"));
    const store = await (url === undefined ? openSqlite(folder) : openPostgres(url));
    try {
      rows.push(...(await rowsOf(database, store)));
    } finally {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
  return rows;
}

async function rowsOf(database: string, store: Store): Promise<Row[]> {
  const decks = createDecks({ store, clock: Date.now, brand: DEFAULT_BRAND, limits: false });
  for (const uid of ["author", "follower"]) await aStudent(store, uid);
  const cards = Array.from({ length: cardCount }, (_, at) => ({ term: side("Term", at), definition: side("Definition", at) }));
  const { id } = await decks.create({ uid: "author" }, "author", { title: "Anatomy", description: "", cards });
  const author = { uid: "author", id };
  await decks.setVisibility({ uid: "author" }, author, "Unlisted");

  const { alone, followed } = await savesInTurns(store, decks, author);
  await withoutFollowers(store);
  await withFollowers(store, author);
  return [
    knownRow(`${database}: author's save of 10,000 cards, nobody follows: median`, alone, "ms"),
    knownRow("the same with 10,000 followers: median", followed, "ms"),
    atMost("with followers, in times of without", followed / alone, mostTimes, "times"),
    ...(await followerMs(decks, author)),
  ];
}

async function aStudent(store: Store, id: string): Promise<void> {
  const now = new Date().toISOString();
  const row = {
    id,
    email: `${id}@example.com`,
    name: "",
    emailVerified: 0,
    createdAt: now,
    updatedAt: now,
    username: id,
    displayName: id,
  } as const;
  await store.write(({ db }) =>
    db
      .insertInto("users")
      .values(row as never)
      .execute(),
  );
}

/** The medians of both, in ms. The first saves of all, which compile, are not counted. Nor is the first one after followers came or went, which carries over what that wrote. */
async function savesInTurns(store: Store, decks: Decks, author: Author): Promise<{ alone: number; followed: number }> {
  const [alone, followed]: [number[], number[]] = [[], []];
  await savesMs(decks, author);
  for (let round = 0; round < roundCount; round += 1) {
    // Which of both is first changes too.
    for (const isFollowed of round % 2 === 0 ? [false, true] : [true, false]) {
      await withoutFollowers(store);
      if (isFollowed) await withFollowers(store, author);
      await savesMs(decks, author, 1);
      (isFollowed ? followed : alone).push(...(await savesMs(decks, author)));
    }
  }
  return { alone: percentile(alone, 0.5), followed: percentile(followed, 0.5) };
}

async function withoutFollowers(store: Store): Promise<void> {
  await store.write(({ db }) => db.deleteFrom("followedDecks").execute());
}

async function savesMs(decks: Decks, { uid, id }: Author, count = savesInRound): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const before = await decks.read({ uid }, { uid, id });
    const card = (JSON.parse(before.cards) as Card[])[turn] as Card;
    const change = { id: card.id, field: "definition", from: card.definition, to: `${card.definition} ${turn}` } as const;
    const start = performance.now();
    await decks.change({ uid }, { uid, id }, { base: before.revision, cards: [change], added: [], removed: [], order: null });
    times.push(performance.now() - start);
  }
  return times;
}

/** Rows as they are for followers who have taken everything. */
async function withFollowers(store: Store, { uid, id }: Author): Promise<void> {
  const rows = Array.from({ length: followerCount }, (_, at): Omit<FollowedDecksTable, "baseNumber"> => {
    const copy = { ownerId: at % 2 === 0 ? "follower" : "author", deckId: 1_000_000 + at };
    return { ...copy, sourceOwnerId: uid, sourceId: id, followedAt: 1, takenRevision: 1, bytes: 1, base: new Uint8Array([0]) };
  });
  await store.write(async ({ db }) => {
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await db
        .insertInto("followedDecks")
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
  });
}

/** A thousand cards changed by the author, a hundred by the follower, fifty of them the same: looked at, and taken, five times. */
async function followerMs(decks: Decks, { uid, id }: Author): Promise<Row[]> {
  const viewer = { uid: "follower" };
  const copy = await decks.copy(viewer, id, null, { follows: true });
  const own = { uid: viewer.uid, id: copy.id };
  await changeCards(decks, { uid, id }, { count: 1000, from: 50 });
  await changeCards(decks, own, { count: 100, from: 0 });
  const lookMs: number[] = [];
  let seen: FollowedChanges | undefined;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let turn = 0; turn < 5; turn += 1) {
    const start = performance.now();
    seen = JSON.parse(await decks.following.changes(viewer, own)) as FollowedChanges;
    lookMs.push(performance.now() - start);
  }
  const takeMs: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const state = { revision: seen?.revision ?? 0, checksum: null };
    const start = performance.now();
    await decks.following.take(viewer, own, { sourceRevision: seen?.sourceRevision ?? 0, theirs: [], wanted: [] }, [state]);
    takeMs.push(performance.now() - start);
    await changeCards(decks, { uid, id }, { count: 1000, from: 50 });
    seen = JSON.parse(await decks.following.changes(viewer, own)) as FollowedChanges;
  }
  delay.disable();
  return [
    atMost("changes of 10,000 cards, looked at: median", percentile(lookMs, 0.5), 1000, "ms"),
    atMost("the same for the first time, with a new thread", lookMs[0] ?? 0, 2000, "ms"),
    atMost("changes of 10,000 cards, taken as one save: median", percentile(takeMs, 0.5), 1000, "ms"),
    knownRow("longest wait of others meanwhile", delay.max / 1e6, "ms"),
  ];
}

async function changeCards(decks: Decks, { uid, id }: Author, { count, from }: { count: number; from: number }): Promise<void> {
  const before = await decks.read({ uid }, { uid, id });
  const some = (JSON.parse(before.cards) as Card[]).slice(from, from + count);
  const cards = some.map((card) => ({ id: card.id, field: "term", from: card.term, to: `${card.term} by ${uid}` }) as const);
  await decks.change({ uid }, { uid, id }, { base: before.revision, cards, added: [], removed: [], order: null });
}
