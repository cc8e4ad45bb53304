import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { shuffleKeyOf } from "@recollect/domain/study/schedule/review-order.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";
import { relistDecksOf } from "@recollect/server/library-index/listing.store.ts";
import { addPrompts, ensureListed } from "@recollect/server/prompts/prompts.store.ts";
import type { Store } from "@recollect/server/store/store.ts";

import { addStudent, learnedByTheDatabase } from "../study-server/waits.ts";

/** One deck in ten is Public, one in ten has gaps and cards in both directions, and of one in ten all prompts were answered once. */
export const manyDecks = { decks: 100_000, decksAStudent: 1000, cardsADeck: 20, oneIn: 10 } as const;

const firstDeck = 1_600_000_000_000;
const now = Date.UTC(2026, 5, 1, 18);

/** Decks of several students, a student's in one transaction. */
export async function addManyDecks(store: Store, count: number): Promise<void> {
  for (let from = 0; from < count; from += manyDecks.decksAStudent) {
    const uid = `student-${from / manyDecks.decksAStudent}`;
    const decks = Array.from({ length: Math.min(manyDecks.decksAStudent, count - from) }, (_, at) => deckOf(uid, from + at));
    await store.write(async ({ db }) => {
      await addStudent(store, db, uid);
      for (let at = 0; at < decks.length; at += 500)
        await db
          .insertInto("decks")
          .values(decks.slice(at, at + 500).map(({ cards, ...row }) => ({ ...row, cards: JSON.stringify(cards) })))
          .execute();
      for (const { id, cards } of decks) await addPrompts(db, { ownerId: uid, id }, JSON.stringify(cards), { wasStudied: false });
      await relistDecksOf({ db, kind: store.kind }, uid);
      for (const deck of decks.filter(({ id }) => id % manyDecks.oneIn === 2)) await studied(db, uid, deck);
    });
  }
  await learnedByTheDatabase(store);
}

type Deck = ReturnType<typeof deckOf>;

function deckOf(uid: string, nth: number) {
  const kind = nth % manyDecks.oneIn;
  const cards = Array.from({ length: manyDecks.cardsADeck }, (_, card) => ({
    id: `card-${String(card).padStart(7, "0")}`,
    term:
      kind === 1 && card % 2 === 0 ? `The {{c1::part ${card}}} of deck ${nth} and its {{c2::neighbour}}` : `Term ${card} of deck ${nth}`,
    definition: "Something that a student has to remember, of the usual length",
    ...(kind === 1 && card % 2 === 1 && { bothWays: true as const }),
  }));
  const content = {
    title: `Deck ${nth} of biology and its cells`,
    description: "What was asked last year",
    cards,
    cardCount: cards.length,
  };
  const visibility = kind === 0 ? ("Public" as const) : ("Private" as const);
  return { ...content, ownerId: uid, id: firstDeck + nth, visibility, updatedAt: now, revision: 1, copiedFrom: null };
}

/** An answer to each of the deck's prompts, with the columns that migrations read. */
async function studied(db: Store["read"], uid: string, { id, cards }: Deck): Promise<void> {
  const keys = cards.flatMap(promptsOf).map(({ key }) => key);
  await ensureListed(db, { ownerId: uid, id }, () => keys);
  const place = (cardId: string) => ({ userId: uid, deckOwnerId: uid, deckId: id, cardId });
  const state = JSON.stringify({ ...newCard, stage: "review", due: now, stability: 20, difficulty: 5, reps: 1, lastReview: now });
  await db
    .insertInto("studyLog")
    .values(
      keys.map((key) => ({
        ...place(key),
        id: `answer-${id}-${key}`,
        kind: "answer" as const,
        at: now,
        received: now,
        source: "study" as const,
        stageBefore: "new" as const,
        rating: "good" as const,
        day: Math.floor(now / dayMs),
        entry: JSON.stringify({ id: `answer-${id}-${key}`, kind: "answer", at: now, rating: "good", stateBefore: newCard }),
      })),
    )
    .execute();
  await db
    .insertInto("studyCards")
    .values(
      keys.map((key) => ({
        ...place(key),
        stage: "review" as const,
        due: now,
        scheduledDays: 20,
        isSuspended: 0 as const,
        buriedUntil: null,
        isPresent: 1 as const,
        lastAt: now,
        lastId: `answer-${id}-${key}`,
        state,
        shuffleKey: shuffleKeyOf({ deckKey: `${uid}/${id}`, cardId: key }),
      })),
    )
    .execute();
}
