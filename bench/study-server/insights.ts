import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { rebuildStudy } from "@recollect/server/features/study/log/rebuild-study.store.ts";
import { createStudy } from "@recollect/server/features/study/study.service.ts";
import { ensureListed } from "@recollect/server/prompts/prompts.store.ts";
import type { Store } from "@recollect/server/store/store.ts";
import type { Db } from "@recollect/server/store/tables.ts";

import { onEachDatabase } from "../kit/databases.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { addLongLog, firstDeckOfLog, startOfLog } from "./long-log.ts";
import { addStudent, learnedByTheDatabase, timed } from "./waits.ts";
import { withStore } from "./with-store.ts";

/** 100,000 reviews: 40 decks of 125 cards, each answered 20 times. */
const size = { decks: 40, cardsADeck: 125, answersACard: 20 } as const;

/** A month after the last answer. */
const now = startOfLog + (size.answersACard * 10 + 30) * dayMs;

const budgetMs = 50;

/** What the part of the progress page costs that says what helps: best time of the day, known cards by deck and by tag, leeches. */
export async function insights(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase((name, settings) => withStore(settings, async (store) => void rows.push(...(await ofAStudent(name, store)))));
  return rows;
}

async function ofAStudent(name: string, store: Store): Promise<Row[]> {
  const uid = "diligent";
  await store.write(async ({ db }) => {
    await addStudent(store, db, uid);
    for (let deck = 0; deck < size.decks; deck += 1) await addDeck(db, uid, deck);
    await addLongLog(db, uid, size);
  });
  const { entries } = await rebuildStudy(store, uid);
  if (entries !== size.decks * size.cardsADeck * size.answersACard) throw new Error(`There are ${entries} reviews`);
  await makeLeeches(store, uid);
  await learnedByTheDatabase(store);
  const study = createStudy({ store, clock: () => now });
  const { decks, leechCount } = await study.insights({ uid }, null);
  if (decks.length !== size.decks || leechCount === 0) throw new Error("There is nothing to say");
  return [
    ...within(`${name}: insights of 100,000 reviews, all decks`, await timed(() => study.insights({ uid }, null))),
    ...within(`${name}: the same of one deck`, await timed((round) => study.insights({ uid }, firstDeckOfLog + (round % size.decks)))),
    ...within(`${name}: the rest of the progress page`, await timed(() => study.progress({ uid }, null))),
  ];
}

function within(what: string, samples: readonly number[]): Row[] {
  return [atMost(`${what}, p95`, percentile(samples, 0.95), budgetMs, "ms"), knownRow(`${what}, p50`, percentile(samples, 0.5), "ms")];
}

/** One card in 25 was forgotten ten times or more since it was learned; the worst twenty are in twenty decks. */
async function makeLeeches(store: Store, uid: string): Promise<void> {
  const derived = { stage: "review", due: now, scheduledDays: 4 } as const;
  await store.write(async ({ db }) => {
    for (let at = 0; at < size.cardsADeck / 25; at += 1) {
      const state = { ...newCard, ...derived, stability: 4, difficulty: 9, reps: 30, lapses: 10 + at, lastReview: now - 4 * dayMs };
      await db
        .updateTable("studyCards")
        .set({ ...derived, state: JSON.stringify(state) })
        .where("userId", "=", uid)
        .where("cardId", "=", `card-${at * 25 + 3}`)
        .execute();
    }
  });
}

/** Every fourth deck is asked both ways. */
async function addDeck(db: Db, uid: string, deck: number): Promise<void> {
  const key = { ownerId: uid, id: firstDeckOfLog + deck };
  const cards = Array.from({ length: size.cardsADeck }, (_, card) => ({
    id: `card-${card}`,
    term: `Term ${card}`,
    definition: "Something that a student has to remember, of the usual length",
    tags: [`chapter ${card % 7}`, `part ${card % 3}`],
    ...(deck % 4 === 0 && { bothWays: true }),
  }));
  const content = { title: `Deck ${deck}`, description: "", cards: JSON.stringify(cards), cardCount: cards.length };
  await db
    .insertInto("decks")
    .values({ ...key, ...content, visibility: "Private", updatedAt: startOfLog, revision: 1, copiedFrom: null })
    .execute();
  await ensureListed(db, key, () => cards.flatMap(promptsOf).map((prompt) => prompt.key));
}
