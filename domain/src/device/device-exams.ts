import type { Day } from "../study/day.ts";
import { sharedPace } from "../study/exam/shared-pace.ts";
import type { PresentProgress } from "./device-progress.ts";

/**
 * The new cards that each deck's exam still asks for today, as the server counts them. `newCardsOf` counts those of a deck that the device keeps, and is
 * null for others: of these the plan has the number.
 */
export function newCardsForExams(
  { exams, plans, newToday }: Pick<PresentProgress, "exams" | "plans" | "newToday">,
  today: Day,
  newCardsOf: (deckKey: string) => number | null,
): Map<string, number> {
  const shared = new Set(plans.flatMap(({ decks }) => decks.map(([deckKey]) => deckKey)));
  const ofOneDeck = [...exams].flatMap(([deckKey, day]) => (shared.has(deckKey) ? [] : [{ day, decks: [[deckKey, 0] as const] }]));
  const examNewCards = new Map<string, number>();
  for (const { day, decks } of [...plans, ...ofOneDeck]) {
    const counted = decks.map(([deckKey, newCards]) => ({
      deckKey,
      newCards: newCardsOf(deckKey) ?? newCards,
      newToday: newToday.get(deckKey) ?? 0,
    }));
    const { leftTodayOf } = sharedPace({ today, examDay: day, decks: counted });
    counted.forEach(({ deckKey }, at) => examNewCards.set(deckKey, leftTodayOf[at] ?? 0));
  }
  return examNewCards;
}
