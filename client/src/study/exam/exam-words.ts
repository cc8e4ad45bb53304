import { countTexts } from "../../cards/counts.texts.ts";
import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { percent, wholeNumber } from "../../lib/language/formats.ts";
import { dayInWords, shortDay } from "../../lib/day-words.ts";
import type { StudyProgress } from "../requests/study-api.ts";

/** A deck's exam: its day, the plan, and the settings that the plan depends on. */
export type Exam = NonNullable<StudyProgress["exam"]>;

/** Such as 'Saturday, December 5, 2026'. */
export function examDayInWords({ day }: Pick<Exam, "day">): string {
  const at = dayFromText(day);
  return at === null ? day : dayInWords(at);
}

/** Whether the plan can be followed, and what to do if not: one or two honest sentences. */
export function verdictWords(exam: Exam): string {
  const { plan, asked } = exam;
  switch (plan.verdict) {
    case "fits":
      return fitsWords(exam);
    case "no-days-left":
      return `The exam is today. ${countedWere(plan.cardsOver)} never studied, and no day is left for ${plan.cardsOver === 1 ? "it" : "them"}: ${lastAdvice(plan)}`;
    case "too-many-a-day":
      return `This cannot all be done: even with ${counted(plan.cardsADay, "new card")} a day, ${countTexts.cards(plan.cardsOver)} will not be reached before the exam. Choose a later date, or suspend the cards that matter least.`;
    case "over-your-limit":
      return `This asks for about ${countTexts.reviews(Math.ceil(plan.reviewsADay))} a day, and your limit is ${wholeNumber(asked.reviewsPerDay)} reviews a day. Raise it in “Study settings” in the profile menu, or choose a later date; else reviews will wait, and you will recall less than is predicted here.`;
    case "recall-too-low":
      return `${plan.daysLeft === 0 ? "The exam is today" : "Every card will be reached"}, yet predicted recall on the day is ${percent(plan.recallOnTheDay)}, and you ask for ${percent(asked.retention)}.${plan.daysLeft === 0 ? "" : " A later date would give the cards time to settle."}`;
  }
}

function fitsWords({ day, plan }: Exam): string {
  const { daysLeft, learningDays, cardsADay, leftToday } = plan;
  if (daysLeft === 0) return "The exam is today, and you have begun every card. Good luck!";
  if (learningDays === 0) return "This fits: you have begun every card. Answer what is due each day, and they will stay.";
  const examDay = dayFromText(day);
  if (learningDays === 1 || examDay === null) return `This fits: ${counted(leftToday, "new card")} today, then what is due.`;
  const last = examDay - daysLeft + learningDays - 1;
  return `This fits: ${counted(cardsADay, "new card")} a day until ${shortDay(last)}, then reviews alone.`;
}

/** A student who has begun no card has none to review. */
function lastAdvice({ recallWithoutStudy }: Exam["plan"]): string {
  return recallWithoutStudy > 0 ? "look once more at those that you have begun." : "flip through the deck once, that is still worth it.";
}

function countedWere(cards: number): string {
  return `${countTexts.cards(cards)} ${cards === 1 ? "was" : "were"}`;
}

/** What is left of today's new cards; empty when none are asked for, or none were begun today. */
export function todayWords({ plan: { cardsADay, leftToday, daysLeft } }: Exam): string {
  if (daysLeft === 0 || leftToday === cardsADay) return "";
  return leftToday === 0 ? "today’s are done" : `${wholeNumber(leftToday)} left today`;
}
