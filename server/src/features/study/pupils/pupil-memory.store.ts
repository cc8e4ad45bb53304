import { pupilMemory, type MemoryOfCard, type PupilMemory } from "@recollect/domain/groups/assignments/pupil-memory.ts";
import { dayStart, type Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf, type Entry } from "@recollect/domain/study/log/entry.ts";
import { replayOf } from "@recollect/domain/study/log/replay.ts";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { modelFor } from "@recollect/domain/study/schedule/memory-model.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckPlace } from "../decks/deck-place.ts";
import { studyDay } from "../settings/study-day.store.ts";

/** How far a student is with an assigned deck. */
export type PupilFigures = PupilMemory & {
  /** cards with at least one answered prompt, now and at the end of the due day (null until it is over) */
  met: number;
  metOnDueDay: number | null;
};

type OfPupil = DeckPlace & { uid: string };
type PupilRequest = OfPupil & { dueDay: Day; /** ms since 1970 */ now: number };

const selectStates = precompiled((db, { uid, deckOwnerId, deckId }: OfPupil) =>
  db
    .selectFrom("studyCards")
    .select(["cardId", "state", "lastAt"])
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("isPresent", "=", 1)
    .where("stage", "<>", "new"),
);

const selectPrompts = precompiled((db, { deckOwnerId, deckId }: DeckPlace) =>
  db
    .selectFrom("decks")
    .leftJoin("deckPrompts", (join) => join.onRef("deckPrompts.deckOwnerId", "=", "ownerId").onRef("deckPrompts.deckId", "=", "id"))
    .select(["cardCount", "prompts"])
    .where("ownerId", "=", deckOwnerId)
    .where("id", "=", deckId),
);

const selectEntries = precompiled((db, { uid, deckOwnerId, deckId }: OfPupil) =>
  db
    .selectFrom("studyLog")
    .select(["cardId", "entry"])
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId),
);

/**
 * Derived from the student's cards and log, and stored nowhere. Suspended cards count like others: they are part of the deck. Once the due day is over,
 * a card that was studied later is replayed up to the end of that day.
 */
export async function pupilFigures(db: Db, { dueDay, now, ...pupil }: PupilRequest): Promise<PupilFigures> {
  const { uid, deckOwnerId, deckId } = pupil;
  const [day, states, prompts] = await Promise.all([
    studyDay(db, uid, now),
    selectStates(db, pupil),
    selectPrompts(db, { deckOwnerId, deckId }),
  ]);
  const { today, dayShiftMs, settings, memories, newToday } = day;
  const deckKey = deckKeyOf(deckOwnerId, deckId);
  const { cardCount, prompts: promptCount } = prompts.rows[0] ?? { cardCount: 0, prompts: null };
  const isOver = today > dueDay;
  const dueEnd = dayStart(dueDay + 1, dayShiftMs);
  const laterCards = new Set(isOver ? states.rows.filter(({ lastAt }) => lastAt >= dueEnd).map(({ cardId }) => cardId) : []);
  const statesThen = laterCards.size > 0 ? await statesAt(db, pupil, laterCards, dueEnd) : new Map<string, CardState>();
  const studied = states.rows.map(({ cardId, state }): MemoryOfCard & { cardId: string } => {
    const stateOnDueDay = statesThen.get(cardId);
    return { cardId, state: JSON.parse(state) as CardState, ...(stateOnDueDay ? { stateOnDueDay } : {}) };
  });
  const memory = pupilMemory({
    now,
    today,
    dueDay,
    newCards: Math.max(0, (promptCount ?? cardCount) - studied.length),
    newToday: newToday.get(deckKey) ?? 0,
    studied,
    scheduling: schedulingOf(settings, now, modelFor(memories, deckKey)),
    seed: deckKey,
  });
  const cardsIn = (cards: readonly { cardId: string }[]) => new Set(cards.map(({ cardId }) => cardIdOf(cardId))).size;
  const metThen = studied.filter(({ state, stateOnDueDay }) => (stateOnDueDay ?? state).stage !== "new");
  return { ...memory, met: cardsIn(studied), metOnDueDay: isOver ? cardsIn(metThen) : null };
}

/** The states of some prompts at a moment (ms since 1970), replayed from their log. */
async function statesAt(db: Db, pupil: OfPupil, cardIds: ReadonlySet<string>, at: number): Promise<Map<string, CardState>> {
  const { rows } = await selectEntries(db, pupil);
  const byCard = Map.groupBy(
    rows.filter(({ cardId }) => cardIds.has(cardId)),
    ({ cardId }) => cardId,
  );
  return new Map(
    Array.from(byCard, ([cardId, entries]) => {
      const replay = replayOf(entries.map(({ entry }) => JSON.parse(entry) as Entry));
      return [cardId, replay.before({ at, id: "" }).card];
    }),
  );
}
