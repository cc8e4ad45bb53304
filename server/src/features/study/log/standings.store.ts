import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { isInSteps } from "@recollect/domain/study/schedule/card-state.ts";
import type { EarlierAnswer, Entry } from "@recollect/domain/study/log/entry.ts";
import { withoutUndone } from "@recollect/domain/study/log/log.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";

import type { Db } from "../../../store/tables.ts";
import { progressOf } from "../decks/study-cards.store.ts";

/** A student's progress in an own deck, by prompt, with the answers that led to it. */
export type DeckStandings = {
  standings: [key: string, standing: { card: CardState; isSuspended: boolean }][];
  answers: {
    key: string;
    /** ms since 1970 */ at: number;
    /** from 1, Again, to 4, Easy */ ease: number;
    tookMs: number;
    isLearning: boolean;
    /** of an answer in an earlier program */
    earlier?: EarlierAnswer;
  }[];
};

export async function standingsOf(db: Db, uid: string, deckId: number): Promise<DeckStandings> {
  const ofDeck = { userId: uid, deckOwnerId: uid, deckId };
  const cards = await db
    .selectFrom("studyCards")
    .select(["cardId", "state", "isSuspended", "buriedUntil"])
    .where((eb) => eb.and({ ...ofDeck, isPresent: 1 }))
    .execute();
  const log = await db
    .selectFrom("studyLog")
    .select("entry")
    .where((eb) => eb.and(ofDeck))
    .where("kind", "in", ["answer", "undo", "seed"])
    .execute();
  const entries = withoutUndone(log.map(({ entry }) => JSON.parse(entry) as Entry));
  return {
    standings: cards.map((row) => {
      const { card, isSuspended } = progressOf(row);
      return [row.cardId, { card, isSuspended }];
    }),
    answers: entries.flatMap((entry) => {
      if (entry.kind === "seed") return (entry.answers ?? []).map((earlier) => asAnswer(entry.cardId, earlier));
      if (entry.kind !== "answer") return [];
      const { cardId, at, tookMs, stateBefore, rating } = entry;
      return [
        { key: cardId, at, ease: ratings.indexOf(rating) + 1, tookMs, isLearning: stateBefore.stage === "new" || isInSteps(stateBefore) },
      ];
    }),
  };
}

function asAnswer(key: string, earlier: EarlierAnswer): DeckStandings["answers"][number] {
  const [at, ease, , , , tookMs, kind] = earlier;
  return { key, at, ease, tookMs, isLearning: kind !== 1, earlier };
}
