import { createStudy } from "@recollect/server/features/study/study.service.ts";
import type { Store } from "@recollect/server/store/store.ts";
import { sql } from "kysely";

import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { addManyCards, cardIdOf, deckIdOf, type Ways } from "./many-cards.ts";

/** A running server has compiled its code, and each of its connections caches the plans. */
const warmUps = 100;
const rounds = 100;
export const now = Date.UTC(2026, 5, 1, 18);

/** How long a student with 50,000 cards waits. Each way is a student of its own in the same database. */
export async function waits(name: string, store: Store, ways: Ways): Promise<Row[]> {
  const uid = ways === "one way" ? "student" : "polyglot";
  await store.write(async ({ db }) => {
    await addStudent(store, db, uid);
    await addManyCards(db, uid, now, ways);
  });
  await learnedByTheDatabase(store);
  const study = createStudy({ store, clock: () => now });
  const due = await timed(() => study.summary({ uid }));
  const all = await timed(() => study.queue({ uid }, null));
  const one = await timed((round) => study.queue({ uid }, deckIdOf(round, ways)));
  const readWaits = await timed((round) => {
    const card = { deckKey: `${uid}/${deckIdOf(round, ways)}`, cardId: cardIdOf(1) };
    return study.append({ uid }, [
      { ...card, id: `${uid}-${round}`, at: now, kind: "answer", source: "study", rating: "good", tookMs: 2000 },
    ]);
  });
  return [
    ...within(`${name}, ${ways}: what is due of 50,000 cards in 500 decks`, due, 50),
    ...within(`${name}, ${ways}: the next card, and 30 of each kind after it, of all decks`, all, 10),
    ...within(`${name}, ${ways}: the same of one deck`, one, 10),
    knownRow(`${name}, ${ways}: an answer kept, on the disk, and the counts after it, p95`, percentile(readWaits, 0.95), "ms"),
  ];
}

/** The p95 with its budget in ms, and the median, which says more on a busy machine. */
function within(what: string, samples: readonly number[], budgetMs: number): Row[] {
  return [atMost(`${what}, p95`, percentile(samples, 0.95), budgetMs, "ms"), knownRow(`${what}, p50`, percentile(samples, 0.5), "ms")];
}

/** ms of each round, after a few that warm up. */
export async function timed(run: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const begin = performance.now();
    await run(round);
    if (round >= warmUps) samples.push(performance.now() - begin);
  }
  return samples;
}

/** PostgreSQL's own maintenance some time after so many rows were written. */
export async function learnedByTheDatabase(store: Store): Promise<void> {
  if (store.kind === "postgres") await sql`vacuum analyze`.execute(store.read);
}

export async function addStudent(store: Store, db: Store["read"], uid: string): Promise<void> {
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
