import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { rebuildStudy } from "@recollect/server/features/study/log/rebuild-study.store.ts";
import { createStudy } from "@recollect/server/features/study/study.service.ts";
import { openPostgres } from "@recollect/server/store/postgres/postgres.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";
import type { Store } from "@recollect/server/store/store.ts";
import { sql } from "kysely";

import { onEachDatabase } from "../kit/databases.ts";
import { atMost, known, percentile, type Row } from "../kit/row.ts";
import { addLongLog, answersInAll, cardsInAll } from "./long-log.ts";
import { addManyCards, cardIdOf, deckIdOf } from "./many-cards.ts";
import { studyOverHttp } from "./over-http.ts";

/** A server that runs has compiled its code, and each of its connections keeps the plans. */
const warmUps = 100;
const rounds = 100;
const now = Date.UTC(2026, 5, 1, 18);

/** How long a student with 50,000 cards in 500 decks waits, and how long one who gave a million answers until all is derived again. */
export async function studyServer(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (name, settings) => {
    rows.push(...(await studyOverHttp(name, settings)));
    const { DATABASE_URL } = settings;
    const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
    const store = DATABASE_URL === undefined ? await openSqlite(folder) : await openPostgres(DATABASE_URL);
    try {
      rows.push(...(await waits(name, store)), ...(await years(name, store)));
    } finally {
      await store.close();
      await rm(folder, { recursive: true });
    }
  });
  return rows;
}

async function waits(name: string, store: Store): Promise<Row[]> {
  const uid = "student";
  await store.write(async ({ db }) => {
    await addStudent(store, db, uid);
    await addManyCards(db, uid, now);
  });
  await learnedByTheDatabase(store);
  const study = createStudy({ store, clock: () => now });
  const due = await timed(() => study.summary({ uid }));
  const all = await timed(() => study.queue({ uid }, null));
  const one = await timed((round) => study.queue({ uid }, deckIdOf(round)));
  const kept = await timed((round) => {
    const card = { deckKey: `${uid}/${deckIdOf(round)}`, cardId: cardIdOf(1) };
    return study.append({ uid }, [
      { ...card, id: `answer-${round}`, at: now, kind: "answer", source: "study", rating: "good", tookMs: 2000 },
    ]);
  });
  return [
    ...within(`${name}: what is due of 50,000 cards in 500 decks`, due, 50),
    ...within(`${name}: the next card, and 30 of each kind after it, of all decks`, all, 10),
    ...within(`${name}: the same of one deck`, one, 10),
    known(`${name}: an answer kept, on the disk, and the counts after it, p95`, percentile(kept, 0.95), "ms"),
  ];
}

/** The p95 with its budget in ms, and the median, which says more on a machine that does other things as well. */
function within(what: string, samples: readonly number[], budgetMs: number): Row[] {
  return [atMost(`${what}, p95`, percentile(samples, 0.95), budgetMs, "ms"), known(`${what}, p50`, percentile(samples, 0.5), "ms")];
}

/** A student of a million answers: how long it takes to derive all again, and to show the progress page. */
async function years(name: string, store: Store): Promise<Row[]> {
  const uid = "diligent";
  await store.write(async ({ db }) => {
    await addStudent(store, db, uid);
    await addLongLog(db, store.kind, uid);
  });
  await learnedByTheDatabase(store);
  const begin = performance.now();
  const { entries, cards } = await rebuildStudy(store, uid);
  const seconds = (performance.now() - begin) / 1000;
  if (entries !== answersInAll || cards !== cardsInAll) throw new Error(`rebuilt ${cards} cards from ${entries} entries`);
  const progress = await timed(() => createStudy({ store, clock: () => now }).progress({ uid }, null));
  return [
    atMost(`${name}: a log of 1,000,000 answers rebuilt`, seconds, 60, "s"),
    known(`${name}: the progress of 1,000,000 answers in 1,000 decks, p95`, percentile(progress, 0.95), "ms"),
  ];
}

/** ms of each round, after a few that warm up. */
async function timed(run: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const begin = performance.now();
    await run(round);
    if (round >= warmUps) samples.push(performance.now() - begin);
  }
  return samples;
}

/** What PostgreSQL does by itself some time after so many rows were written. */
async function learnedByTheDatabase(store: Store): Promise<void> {
  if (store.kind === "postgres") await sql`vacuum analyze`.execute(store.read);
}

async function addStudent(store: Store, db: Store["read"], uid: string): Promise<void> {
  const time = store.kind === "sqlite" ? new Date(0).toISOString() : new Date(0);
  const isNo = store.kind === "sqlite" ? 0 : false;
  const identity = { name: "", emailVerified: isNo, image: null, createdAt: time, updatedAt: time } as const;
  const profile = {
    username: null,
    displayName: null,
    bio: "",
    aboutMe: "",
    selectedTheme: 0,
    setupCompleted: 0,
    setupDate: null,
  } as const;
  await db
    .insertInto("users")
    .values({ id: uid, email: `${uid}@example.org`, ...identity, ...profile, profileUpdatedAt: 0, badge: null })
    .execute();
}
