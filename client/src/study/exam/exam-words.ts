import { dayFromText } from "@recollect/domain/study/day-text.ts";
import { dayInWords, shortDay } from "../../lib/day-words.ts";
import { t } from "../../lib/language/t.ts";
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
  const { cardsOver } = plan;
  switch (plan.verdict) {
    case "fits":
      return fitsWords(exam);
    case "no-days-left":
      return hasBegun(plan) ? noDaysLeftWords(cardsOver) : noDaysAndNothingBegunWords(cardsOver);
    case "too-many-a-day":
      return t(
        "This cannot all be done: even with {aDay, plural, one {# new card} other {# new cards}} a day, {cardsOver, plural, one {# card} other {# cards}} will not be reached before the exam. Choose a later date, or suspend the cards that matter least.",
        { aDay: plan.cardsADay, cardsOver },
      );
    case "over-your-limit":
      return t(
        "This asks for about {reviews, plural, one {# review} other {# reviews}} a day, and your limit is {limit, plural, one {# review} other {# reviews}} a day. Raise it in “Study settings” in the profile menu, or choose a later date; else reviews will wait, and you will recall less than is predicted here.",
        { reviews: Math.ceil(plan.reviewsADay), limit: asked.reviewsPerDay },
      );
    case "recall-too-low":
      return plan.daysLeft === 0
        ? t(
            "The exam is today, yet predicted recall on the day is {recall, number, percent}, and you ask for {retention, number, percent}.",
            { recall: plan.recallOnTheDay, retention: asked.retention },
          )
        : t(
            "Every card will be reached, yet predicted recall on the day is {recall, number, percent}, and you ask for {retention, number, percent}. A later date would give the cards time to settle.",
            { recall: plan.recallOnTheDay, retention: asked.retention },
          );
  }
}

function noDaysLeftWords(cards: number): string {
  return t(
    "{cards, plural, one {The exam is today. # card was never studied, and no day is left for it: look once more at those that you have begun.} other {The exam is today. # cards were never studied, and no day is left for them: look once more at those that you have begun.}}",
    { cards },
  );
}

function noDaysAndNothingBegunWords(cards: number): string {
  return t(
    "{cards, plural, one {The exam is today. # card was never studied, and no day is left for it: flip through the deck once, that is still worth it.} other {The exam is today. # cards were never studied, and no day is left for them: flip through the deck once, that is still worth it.}}",
    { cards },
  );
}

function fitsWords({ day, plan }: Exam): string {
  const { daysLeft, learningDays, cardsADay, leftToday } = plan;
  if (daysLeft === 0) return t("The exam is today, and you have begun every card. Good luck!");
  if (learningDays === 0) return t("This fits: you have begun every card. Answer what is due each day, and they will stay.");
  const examDay = dayFromText(day);
  if (learningDays === 1 || examDay === null)
    return t("This fits: {cards, plural, one {# new card} other {# new cards}} today, then what is due.", { cards: leftToday });
  const last = examDay - daysLeft + learningDays - 1;
  return t("This fits: {cards, plural, one {# new card} other {# new cards}} a day until {day}, then reviews alone.", {
    cards: cardsADay,
    day: shortDay(last),
  });
}

/** A student who has begun no card has none to review. */
function hasBegun({ recallWithoutStudy }: Exam["plan"]): boolean {
  return recallWithoutStudy > 0;
}

/** What is left of today's new cards; empty when none are asked for, or none were begun today. */
export function todayWords({ plan: { cardsADay, leftToday, daysLeft } }: Exam): string {
  if (daysLeft === 0 || leftToday === cardsADay) return "";
  return leftToday === 0 ? t("today’s are done") : t("{cards, number} left today", { cards: leftToday });
}
