import { t } from "../../../lib/language/t.ts";

/** Sentences at the end of a session, with figures from the server. */
export const endWordsTexts = {
  newCardsLearned: (count: number) => t("{count, plural, one {new card learned} other {new cards learned}}", { count }),
  reviews: (count: number) => t("{count, plural, one {review} other {reviews}}", { count }),
  answersRight: (count: number) => t("{count, plural, one {answer right} other {answers right}}", { count }),
  rightOf: (right: number, answers: number) => t("{right, number} of {answers, number}", { right, answers }),
  /** below a time */
  timeStudied: t("studied"),
  underAMinute: t("<1 min"),
  minutes: (minutes: number) => t("{minutes, number} min", { minutes }),
  nextInMinutes: (minutes: number) =>
    t("{minutes, plural, =1 {The next card comes back in a minute.} other {The next card comes back in # minutes.}}", { minutes }),
  nextInHours: (hours: number) =>
    t("{hours, plural, =1 {The next card comes back in an hour.} other {The next card comes back in # hours.}}", { hours }),
  /** `day` is 'Later today', 'Tomorrow' or 'In 3 days' */
  cardsOn: (day: string, cards: number) => t("{day}: {cards, plural, one {# card} other {# cards}}.", { day, cards }),
  inDays: (days: number) => t("{days, plural, =0 {Later today} =1 {Tomorrow} other {In # days}}", { days }),
  nothingPlanned: t("No cards are planned yet. What you add to your decks comes up here."),
  examShareDone: (left: number) =>
    t("That's today's share for your exam. {left, plural, one {# new card is left} other {# new cards are left}} for the coming days.", {
      left,
    }),
  noNewCardsAllowed: (left: number) =>
    t("{left, plural, one {# new card waits} other {# new cards wait}}: your study settings allow none a day.", { left }),
  newCardsDone: (left: number) =>
    t("Today's new cards are done. {left, plural, one {# more is left} other {# more are left}} for the coming days.", { left }),
  /** `when` is 'today' for later today, else tomorrow */
  newCardsOfDayDone: (perDay: number, left: number, when: "today" | "tomorrow") =>
    t(
      "{perDay, plural, =1 {The day's new card is done} other {The day's # new cards are done}}; {left, plural, one {# more waits} other {# more wait}} for {when, select, today {later today} other {tomorrow}}.",
      { perDay, left, when },
    ),
  noReviewsAllowed: (left: number) =>
    t("{left, plural, one {# review waits} other {# reviews wait}}: your study settings allow none a day.", { left }),
  reviewsOfDayDone: (perDay: number, left: number, when: "today" | "tomorrow") =>
    t(
      "{perDay, plural, =1 {The day's review is done} other {The day's # reviews are done}}; {left, plural, one {# more waits} other {# more wait}} for {when, select, today {later today} other {tomorrow}}.",
      { perDay, left, when },
    ),
};
