import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { newCard } from "@recollect/domain/study/card-state.ts";
import { dayMs } from "@recollect/domain/study/day.ts";
import { createStudy } from "@recollect/server/features/study/study.service.ts";
import { openPostgres } from "@recollect/server/store/postgres.ts";
import { openSqlite } from "@recollect/server/store/sqlite.ts";
import type { Store } from "@recollect/server/store/store.ts";

import { onEachDatabase } from "../kit/databases.ts";
import { atMost, known, percentile, type Row } from "../kit/row.ts";

const size = { decks: 500, cardsADeck: 100, rounds: 40 } as const;
const uid = "student";
const firstDeck = 1_700_000_000_000;
const now = Date.UTC(2026, 5, 1, 18);

/** How long one student with 50,000 cards in 500 decks waits: for what is due, for the next card, and for an answer to be kept. */
export async function studyServer(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (name, { DATABASE_URL }) => {
    const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
    const store = DATABASE_URL === undefined ? await openSqlite(folder) : await openPostgres(DATABASE_URL);
    try {
      await fill(store);
      rows.push(...(await measured(name, store)));
    } finally {
      await store.close();
      await rm(folder, { recursive: true });
    }
  });
  return rows;
}

async function measured(name: string, store: Store): Promise<Row[]> {
  const study = createStudy({ store, clock: () => now });
  const viewer = { uid };
  const due = await timed(() => study.summary(viewer));
  const all = await timed(() => study.queue(viewer, null));
  const one = await timed((round) => study.queue(viewer, firstDeck + round));
  const kept = await timed((round) => {
    const common = { id: `answer-${round}`, deckKey: `${uid}/${firstDeck + round}`, cardId: "card-1", at: now } as const;
    return study.append(viewer, [{ ...common, kind: "answer", source: "study", rating: "good", tookMs: 2000 }]);
  });
  return [
    atMost(`${name}: what is due of 50,000 cards, p95`, percentile(due, 0.95), 50, "ms"),
    known(`${name}: the queue of all decks with its counts, p95`, percentile(all, 0.95), "ms"),
    known(`${name}: the queue of one deck with its counts, p95`, percentile(one, 0.95), "ms"),
    known(`${name}: an answer kept, and the counts after it, p95`, percentile(kept, 0.95), "ms"),
  ];
}

/** ms of each round, after a few that warm up. */
async function timed(run: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const begin = performance.now();
    await run(round);
    if (round >= 5) samples.push(performance.now() - begin);
  }
  return samples;
}

/** A student whose cards are spread over two months around now; one card in ten was never studied. */
async function fill(store: Store): Promise<void> {
  const time = store.kind === "sqlite" ? new Date(0).toISOString() : new Date(0);
  const isNo = store.kind === "sqlite" ? 0 : false;
  const user = {
    id: uid,
    email: "student@example.org",
    name: "",
    emailVerified: isNo,
    image: null,
    createdAt: time,
    updatedAt: time,
  } as const;
  const profile = {
    username: null,
    displayName: null,
    bio: "",
    aboutMe: "",
    selectedTheme: 0,
    setupCompleted: 0,
    setupDate: null,
  } as const;
  const rest = { profileUpdatedAt: 0, badge: null } as const;
  await store.write(async ({ db }) => {
    await db
      .insertInto("users")
      .values({ ...user, ...profile, ...rest })
      .execute();
    for (let deck = 0; deck < size.decks; deck += 1) {
      await db.insertInto("decks").values(deckRow(deck)).execute();
      await db
        .insertInto("studyCards")
        .values(Array.from({ length: size.cardsADeck * 0.9 }, (_, card) => cardRow(deck, card)))
        .execute();
    }
  });
}

function deckRow(deck: number) {
  const side = "Something that a student has to remember, of the usual length";
  const cards = Array.from({ length: size.cardsADeck }, (_, card) => ({ id: `card-${card}`, term: `Term ${card}`, definition: side }));
  const content = { title: `Deck ${deck}`, description: "", cards: JSON.stringify(cards), cardCount: cards.length };
  return { ...content, ownerId: uid, id: firstDeck + deck, visibility: "Private", updatedAt: now, revision: 1, copiedFrom: null } as const;
}

function cardRow(deck: number, card: number) {
  const due = now + (((deck * 31 + card * 17) % 60) - 30) * dayMs;
  const state = {
    ...newCard,
    stage: "review",
    due,
    stability: 20,
    difficulty: 5,
    scheduledDays: 20,
    reps: 5,
    lastReview: due - 20 * dayMs,
  };
  const place = { userId: uid, deckOwnerId: uid, deckId: firstDeck + deck, cardId: `card-${card}` };
  const derived = { stage: "review", due, scheduledDays: 20, isSuspended: 0, buriedUntil: null, isPresent: 1 } as const;
  return { ...place, ...derived, lastAt: state.lastReview, lastId: "last", state: JSON.stringify(state) };
}
