import { turnoverHour } from "@recollect/domain/study/day.ts";
import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";

export const todayTexts = {
  about: (minutes: number) => `About ${counted(minutes, "minute")}`,
  caughtUp: "All caught up",
  nextCards: (when: string) => `Your next cards come ${when}`,
  waits: (reviews: number, newCards: number) =>
    [reviews > 0 ? `${wholeNumber(reviews)} to review` : "", newCards > 0 ? `${wholeNumber(newCards)} new` : ""].filter(Boolean).join(", "),
  pace: (seconds: number, answers: number) =>
    answers === 0 ? `at ${seconds} s an answer` : `based on your last ${counted(answers, "answer")} (${seconds} s each)`,
  streak: "Streak",
  days: (days: number) => counted(days, "day"),
  keepStreak: "Study one card to keep your streak",
  beginStreak: "Study one card to begin a streak",
  tickDone: "Today counts",
  /** between midnight and four, when the study day goes on */
  stillGoesOn: (weekday: string) => `. ${weekday} lasts until ${turnoverHour}:00 here.`,
  week: "This week",
  weekDone: (day: string, isDone: boolean, isToday: boolean) => `${day}: ${isDone ? "studied" : isToday ? "still open" : "not studied"}`,
  nextExam: "Next exam",
  examIn: (days: number) => (days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${wholeNumber(days)} days`),
  recall: "Predicted recall",
  withoutStudy: (share: string) => `${share} without studying`,
  goal: (share: string) => `goal ${share}`,
  onTheDay: "on the day",
  noExam: "Not set",
  noExamHint: "Set an exam date in a deck's menu, and its cards are spread over the days until then.",
} as const;
