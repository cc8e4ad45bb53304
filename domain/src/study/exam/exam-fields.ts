import type { ErrorCode } from "../../errors/catalogue.ts";
import { EXAM_PLAN } from "../../limits/limits.ts";
import { looksEmpty } from "../../words/drawn.ts";
import type { Day } from "../day.ts";
import { dayFromText } from "../day-text.ts";
import { examDayProblem } from "./exam-bounds.ts";

/** An exam over several decks as typed; the day such as `2026-06-01`, and the decks by their numbers. */
export type ExamFields = { name: string; day: string; deckIds: readonly number[] };

/** An exam over one or more decks as its student sees it. The name is empty for the exam of one deck that has none. */
export type ExamListed = { id: string; name: string; day: string; decks: readonly { deckId: number; title: string }[] };

/** The first thing that is wrong with a typed exam, in the order of the form; null if nothing is. */
export function examFieldsProblem({ name, day, deckIds }: ExamFields, today: Day): ErrorCode | null {
  if (looksEmpty(name) || name.trim().length > EXAM_PLAN.nameMaxLength) return "study/bad-exam-name";
  const dayProblem = examDayProblem(dayFromText(day), today);
  if (dayProblem) return dayProblem;
  const count = new Set(deckIds).size;
  return count === 0 || count > EXAM_PLAN.maxDecks ? "study/bad-exam-decks" : null;
}
