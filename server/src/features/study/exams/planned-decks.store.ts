import type { DevicePlan } from "@recollect/domain/device/device-lines.ts";
import { sharedPace } from "@recollect/domain/study/exam/shared-pace.ts";
import type { PlanInForce } from "@recollect/domain/study/exam/plans-in-force.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db } from "../../../store/tables.ts";
import { isAmongDecks } from "../decks/among-decks.store.ts";
import { countedDecks, type DeckToStudy } from "../decks/study-decks.store.ts";
import type { StudyDay } from "../settings/study-day.store.ts";

type Request = { uid: string; /** ms since 1970, as is the other */ now: number; endsAt: number };

/** A deck of an exam, with what is to be studied in it. */
export type PlannedDeck = DeckToStudy & { title: string };

/** These decks with what is to be studied in them, as far as the student may open them now. */
export async function decksByKey(db: Db, request: Request, deckKeys: readonly string[]): Promise<PlannedDeck[]> {
  if (deckKeys.length === 0) return [];
  const found = await db
    .selectFrom("decks")
    .leftJoin("deckPrompts", (join) => join.onRef("deckPrompts.deckOwnerId", "=", "ownerId").onRef("deckPrompts.deckId", "=", "id"))
    .leftJoin("studyDecks", (join) =>
      join.on("studyDecks.userId", "=", request.uid).onRef("studyDecks.deckOwnerId", "=", "ownerId").onRef("studyDecks.deckId", "=", "id"),
    )
    .select((eb) => ["ownerId", "id", "title", "cardCount", "prompts", "touched", eb.fn<number>("octet_length", ["cards"]).as("bytes")])
    .where(isAmongDecks(deckKeys))
    .where(mayOpen(request.uid))
    .execute();
  const wantedKeys = new Set(deckKeys);
  const rows = found.filter(({ ownerId, id }) => wantedKeys.has(deckKeyOf(ownerId, id)));
  const titles = new Map(rows.map(({ ownerId, id, title }) => [deckKeyOf(ownerId, id), title]));
  return (await countedDecks(db, request, rows)).map((deck) => ({ ...deck, title: titles.get(deck.deckKey) ?? "" }));
}

type DecksOfSession = {
  /** the decks of the session */
  decks: DeckToStudy[];
  /** the new cards that exams still ask for today, by deck; decks without an exam are left out */
  examNewCards: Map<string, number>;
};

/**
 * The decks of a session with what exams ask of them. A session of all decks also gets decks of others that were not begun: those of the student's exams and assignments.
 * A plan's share for one deck depends on all its decks, so decks outside of the session are counted too.
 */
export async function withExams(
  db: Db,
  request: Request,
  day: StudyDay,
  { decks, isOfAll }: { decks: readonly DeckToStudy[]; isOfAll: boolean },
): Promise<DecksOfSession> {
  const keys = new Set(decks.map(({ deckKey }) => deckKey));
  const ofPlans = day.plans.filter(({ deckKeys }) => deckKeys.some((deckKey) => keys.has(deckKey))).flatMap(({ deckKeys }) => deckKeys);
  const meant = isOfAll ? [...day.decksToBegin] : ofPlans;
  const others = await decksByKey(
    db,
    request,
    meant.filter((deckKey) => !keys.has(deckKey)),
  );
  const all = [...decks, ...others];
  return { decks: isOfAll ? all : [...decks], examNewCards: askedByExams(all, day) };
}

/** The decks of a plan that are among these, as its pace needs them, in the plan's order. */
export function decksOfPlan(
  { deckKeys }: Pick<PlanInForce, "deckKeys">,
  decks: ReadonlyMap<string, Pick<DeckToStudy, "deckKey" | "newToPlan">>,
  newToday: StudyDay["newToday"],
) {
  return deckKeys.flatMap((deckKey) => {
    const deck = decks.get(deckKey);
    return deck ? [{ deckKey, newCards: deck.newToPlan, newToday: newToday.get(deckKey) ?? 0 }] : [];
  });
}

/** The new cards that each deck's exam still asks for today; decks without an exam are left out. The decks of a plan have to be complete. */
function askedByExams(decks: readonly DeckToStudy[], { today, plans, newToday }: StudyDay): Map<string, number> {
  const byKey = new Map(decks.map((deck) => [deck.deckKey, deck]));
  const examNewCards = new Map<string, number>();
  for (const plan of plans) {
    const ofPlan = decksOfPlan(plan, byKey, newToday);
    const { leftTodayOf } = sharedPace({ today, examDay: plan.day, decks: ofPlan });
    ofPlan.forEach(({ deckKey }, at) => examNewCards.set(deckKey, leftTodayOf[at] ?? 0));
  }
  return examNewCards;
}

/** The plans of several decks, as a device needs them to share new cards among these decks without a network. */
export async function devicePlans(db: Db, uid: string, day: StudyDay): Promise<DevicePlan[]> {
  const shared = day.plans.filter(({ deckKeys }) => deckKeys.length > 1);
  const decks = await decksByKey(
    db,
    { uid, now: day.now, endsAt: day.endsAt },
    shared.flatMap(({ deckKeys }) => deckKeys),
  );
  const byKey = new Map(decks.map((deck) => [deck.deckKey, deck]));
  return shared.map((plan) => ({
    day: plan.day,
    decks: decksOfPlan(plan, byKey, day.newToday).map(({ deckKey, newCards }) => [deckKey, newCards] as const),
  }));
}
