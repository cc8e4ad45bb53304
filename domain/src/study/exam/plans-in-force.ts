import type { Day } from "../day.ts";

/** An exam that a student planned: its decks, and its name, which is empty for the exam of one deck that has none. */
export type PlannedExam = {
  readonly id: string;
  readonly name: string;
  readonly day: Day;
  readonly deckKeys: readonly string[];
};

/** The plan that a deck follows; `id` is null where the day is the due day of an assignment. */
export type PlanInForce = Omit<PlannedExam, "id"> & { readonly id: string | null };

/** The due day of an open assignment. */
export type DueDeck = { readonly deckKey: string; readonly dueDay: Day };

/**
 * The plans that decide about new cards today. A deck in several exams follows the first one: the day decides, today included; of one day, an exam comes
 * before an assignment, and an exam of more decks before one of fewer. Each deck is in one plan, and a plan whose decks all follow others is left out.
 * An exam's own day brings no new cards, since the exam is written then; the due day of an assignment is the last day to study for it, so on that day its
 * new cards come as those of any deck do.
 */
export function plansInForce(exams: readonly PlannedExam[], dues: readonly DueDeck[], today: Day): PlanInForce[] {
  const inOrder: PlanInForce[] = [
    ...exams.toSorted((a, b) => a.day - b.day || b.deckKeys.length - a.deckKeys.length),
    ...dues.filter(({ dueDay }) => dueDay > today).map(({ deckKey, dueDay }) => ({ id: null, name: "", day: dueDay, deckKeys: [deckKey] })),
  ].sort((a, b) => a.day - b.day);
  const placed = new Set<string>();
  const plans: PlanInForce[] = [];
  for (const plan of inOrder) {
    if (plan.day < today) continue;
    const deckKeys = plan.deckKeys.filter((deckKey) => !placed.has(deckKey));
    for (const deckKey of deckKeys) placed.add(deckKey);
    if (deckKeys.length > 0) plans.push({ ...plan, deckKeys });
  }
  return plans;
}

/** The day of each deck's exam. */
export function daysOfPlans(plans: readonly PlanInForce[]): Map<string, Day> {
  return new Map(plans.flatMap(({ day, deckKeys }) => deckKeys.map((deckKey) => [deckKey, day] as const)));
}
