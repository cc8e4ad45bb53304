import { onDemand } from "../../lib/on-demand.ts";

const assigned = onDemand<object>(() => import("../../groups/assignments/assigned.tsx").then((module) => module.AssignedToday));
const tests = onDemand<object>(() => import("../../groups/class-tests/own-tests-today.tsx").then((module) => module.OwnTestsToday));
const deck = onDemand<{ deckId: number }>(() => import("../../groups/assignments/assigned.tsx").then((module) => module.AssignedDeck));

/** The student's assignments; only students who have some load the code. The decks do not wait for it. */
export function AssignedTodayLater() {
  return <assigned.Part isWanted props={{}} />;
}

/** The student's class tests, in the same way. */
export function OwnTestsTodayLater() {
  return <tests.Part isWanted props={{}} />;
}

/** The student's assignments on a deck's page. */
export function AssignedDeckLater(props: { deckId: number }) {
  return <deck.Part isWanted props={props} />;
}
