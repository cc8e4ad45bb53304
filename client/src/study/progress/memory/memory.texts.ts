import { decimal } from "../../../lib/language/formats.ts";
import type { ReactNode } from "react";
import { t, tNodes } from "../../../lib/language/t.ts";

/** A number of days in words: '12 days', '8 months', '3 years', 'over 20 years'. */
function span(days: number): string {
  if (days < 1) return t("less than a day");
  if (days < 60) return t("{days, plural, one {# day} other {# days}}", { days });
  if (days < 730) return t("{months, plural, one {# month} other {# months}}", { months: days / 30.44 });
  return days < 7300 ? t("{years, plural, one {# year} other {# years}}", { years: days / 365.25 }) : t("over 20 years");
}

export const memoryTexts = {
  title: t("Your memory"),
  average: t("Your cards are scheduled for the average student."),
  own: (answers: number) =>
    t("Your cards are scheduled by your own memory, learned from {answers, plural, one {# review} other {# reviews}}.", { answers }),
  missing: t("This server cannot learn your memory. Your cards are scheduled for the average student."),
  soFar: (answers: number, needed: number) =>
    t("{answers, number} of the {needed, number} reviews that it takes to learn your memory.", { answers, needed }),
  comesByItself: t("It is learned automatically at the start of a study day, once there are a tenth more reviews."),
  notBetter: t("Learned from your reviews, but the average schedule already fits you just as well. Nothing was changed."),
  left: t("You went back to the default."),
  failed: t("Your memory could not be learned. Please try again later."),
  learn: t("Learn from my reviews"),
  learning: t("Learning..."),
  leave: t("Back to the defaults"),
  leaving: t("Going back..."),
  reschedule: t("Reschedule all cards"),
  judged: (answers: number) =>
    t("Judged by the later {answers, plural, one {# review} other {# reviews}}, which it was not learned from.", { answers }),
  judgedColumns: [t("Figure (lower is better)"), t("Your own"), t("Average student")],
  calibrationColumns: [t("Reviews"), t("Expected"), t("Actual"), t("Likely at least"), t("Likely at most")],
  loadColumns: [t("Retention"), t("Reviews a day"), t("Recall"), t("Scheduled for the average"), t("Recall then")],
  surprise: t("Surprise (log loss)"),
  miss: t("Calibration error (RMSE)"),
  calibration: t("Expected and actual recall"),
  calibrationWords: t(
    "Each dot is a group of reviews: how often you were expected to know the card, and how often you did. On the line, both are the same.",
  ),
  dot: (expected: number, actual: number, answers: number) =>
    t("Expected {expected, number, percent}, actual {actual, number, percent}, of {answers, plural, one {# review} other {# reviews}}", {
      expected,
      actual,
      answers,
    }),
  fading: t("How cards fade"),
  fresh: t("A new card, after one right answer"),
  mature: t("A known card, after four right answers"),
  /** such as 'A new card, after one right answer: 50% after 40 days (average: 7 months); 90% after 3 days (average: 8 days).' */
  fades: (card: string, own: { half: number; nine: number }, average: { half: number; nine: number }) =>
    t(
      "{card}: {half, number, percent} after {halfTime} (average: {halfAverage}); {nine, number, percent} after {nineTime} (average: {nineAverage}).",
      {
        card,
        half: 0.5,
        halfTime: span(own.half),
        halfAverage: span(average.half),
        nine: 0.9,
        nineTime: span(own.nine),
        nineAverage: span(average.nine),
      },
    ),
  load: t("Workload and recall"),
  loadWords: (newADay: number) =>
    t("What each retention costs you in reviews a day, at {newADay, plural, one {# new card} other {# new cards}} a day.", { newADay }),
  point: (retention: number, reviews: number) =>
    t("{retention, number, percent}: {reviews} reviews a day", { retention, reviews: decimal(reviews, 1) }),
  saves: (reviews: number) =>
    t(
      "Scheduled by your own memory, you need about {reviews, plural, one {# review} other {# reviews}} fewer a week for the same recall.",
      { reviews },
    ),
  same: t("At your desired retention, it takes about as many reviews as the average schedule."),
  pick: t("Desired retention"),
  pickHint: (retention: number, reviews: number, recall: number) =>
    t("{retention, number, percent}: about {reviews} reviews a day, and {recall, number, percent} of your cards known on any day.", {
      retention,
      reviews: decimal(reviews, 1),
      recall,
    }),
  save: t("Use this"),
  saving: t("Saving..."),
  saved: t("Saved. Cards move with their next answer."),
  idle: (gain: number, isOwn: boolean) =>
    isOwn
      ? t(
          "A second answer on the same day makes your cards last {gain, number, percent} longer at most. Without it you need fewer answers for the same recall, and a forgotten card comes back the next day.",
          { gain },
        )
      : t(
          "A second answer on the same day makes the average student's cards last {gain, number, percent} longer at most. Without it you need fewer answers for the same recall, and a forgotten card comes back the next day.",
          { gain },
        ),
  askOnce: t("Ask once a day"),
  askedOnce: t("Saved. It is in the study settings, under learning steps."),
  decks: t("Decks with their own model"),
  deck: (deck: ReactNode, answers: number, own: number, all: number) =>
    tNodes("{deck}: learned from {answers, plural, one {# review} other {# reviews}}; surprise {own}, with your other decks {all}", {
      deck,
      answers,
      own: decimal(own, 3),
      all: decimal(all, 3),
    }),
  rescheduleTitle: t("Reschedule all cards?"),
  rescheduleText: t(
    "Every card gets the day that it would have if it had always been scheduled this way. Without this, a card moves with its next answer.",
  ),
  rescheduleRows: { today: t("Due today"), week: t("In the six days after"), later: t("Later") },
  rescheduleWhen: t("Cards"),
  rescheduleNow: t("Now"),
  rescheduleThen: t("Then", null, "in the future"),
  rescheduled: (cards: number) => t("{cards, plural, one {# card} other {# cards}} rescheduled.", { cards }),
  cancel: t("Cancel"),
  doReschedule: t("Reschedule"),
  rescheduling: t("Rescheduling..."),
  moved: (today: number, now: number) =>
    today === now
      ? t("As many cards are due today as now.")
      : t("{today, number} instead of {now, number} cards become due today.", { today, now }),
} as const;
