import { counted, percent, wholeNumber } from "@recollect/domain/words/number-words.ts";

/** A number of days in words: '12 days', '8 months', '3 years', 'over 20 years'. */
function span(days: number): string {
  if (days < 1) return "less than a day";
  if (days < 60) return counted(days, "day");
  if (days < 730) return counted(days / 30.44, "month");
  return days < 7300 ? counted(days / 365.25, "year") : "over 20 years";
}

const differs = (from: number, to: number) => `${wholeNumber(from)} instead of ${wholeNumber(to)}`;

export const memoryTexts = {
  title: "Your memory",
  average: "Your cards are scheduled for the average student.",
  own: (answers: number) => `Your cards are scheduled by your own memory, learned from ${counted(answers, "review")}.`,
  missing: "This server cannot learn your memory. Your cards are scheduled for the average student.",
  soFar: (answers: number, needed: number) =>
    `${wholeNumber(answers)} of the ${wholeNumber(needed)} reviews that it takes to learn your memory.`,
  comesByItself: "It is learned automatically at the start of a study day, once there are a tenth more reviews.",
  notBetter: "Learned from your reviews, but the average predicts you as well. Nothing was changed.",
  left: "You went back to the default.",
  learn: "Learn from my reviews",
  learning: "Learning...",
  leave: "Back to the defaults",
  leaving: "Going back...",
  reschedule: "Reschedule all cards",
  judged: (answers: number) => `Judged by the later ${counted(answers, "review")}, which it was not learned from.`,
  judgedColumns: ["Figure (lower is better)", "Your own", "Average student"],
  beside: (days: number) => `(average: ${span(days)})`,
  calibrationColumns: ["Reviews", "Expected", "Actual", "Likely at least", "Likely at most"],
  loadColumns: ["Retention", "Reviews a day", "Recall", "Scheduled for the average", "Recall then"],
  surprise: "Surprise (log loss)",
  miss: "Calibration error (RMSE)",
  calibration: "Expected and actual recall",
  calibrationWords:
    "Each dot is a group of reviews: how often you were expected to know the card, and how often you did. On the line, both are the same.",
  dot: (expected: number, actual: number, answers: number) =>
    `Expected ${percent(expected)}, actual ${percent(actual)}, of ${counted(answers, "review")}`,
  fading: "How cards fade",
  fresh: "A new card, after one right answer",
  mature: "A known card, after four right answers",
  half: (days: number) => `50% after ${span(days)}`,
  nine: (days: number) => `90% after ${span(days)}`,
  load: "Workload and recall",
  loadWords: (newADay: number) =>
    `What each retention costs you in reviews a day, at ${newADay === 1 ? "1 new card" : `${wholeNumber(newADay)} new cards`} a day.`,
  point: (retention: number, reviews: number) => `${percent(retention)}: ${reviews.toFixed(1)} reviews a day`,
  saves: (reviews: number) =>
    `Scheduled by your own memory, you need about ${counted(reviews, "review")} fewer a week for the same recall.`,
  same: "At your desired retention, it takes about as many reviews as the average schedule.",
  pick: "Desired retention",
  pickHint: (retention: number, reviews: number, recall: number) =>
    `${percent(retention)}: about ${reviews.toFixed(1)} reviews a day, and ${percent(recall)} of your cards known on any day.`,
  save: "Use this",
  saving: "Saving...",
  saved: "Saved. Cards move with their next answer.",
  idle: (gain: number, isOwn: boolean) =>
    `A second answer on the same day makes ${isOwn ? "your" : "the average student's"} cards last ${percent(gain)} longer at most. Without it you need fewer answers for the same recall, and a forgotten card comes back the next day.`,
  askOnce: "Ask once a day",
  askedOnce: "Saved. It is in the study settings, under learning steps.",
  decks: "Decks with their own model",
  deck: (answers: number, own: number, all: number) =>
    `learned from ${counted(answers, "review")}; surprise ${own.toFixed(3)}, with your other decks ${all.toFixed(3)}`,
  rescheduleTitle: "Reschedule all cards?",
  rescheduleText:
    "Every card gets the day that it would have if it had always been scheduled this way. Without this, a card moves with its next answer.",
  rescheduleRows: { today: "Due today", week: "In the six days after", later: "Later" },
  rescheduleWhen: "Cards",
  rescheduleNow: "Now",
  rescheduleThen: "Then",
  rescheduled: (cards: number) => `${counted(cards, "card")} rescheduled.`,
  cancel: "Cancel",
  doReschedule: "Reschedule",
  rescheduling: "Rescheduling...",
  moved: (today: number, now: number) =>
    today === now ? "As many cards are due today as now." : `${differs(today, now)} cards become due today.`,
} as const;
