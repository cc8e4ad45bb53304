import { clockTime } from "../../lib/day-words.ts";
import { listText } from "../../lib/language/formats.ts";
import { t } from "../../lib/language/t.ts";
import { turnoverHour } from "@recollect/domain/study/day.ts";

export const todayTexts = {
  about: (minutes: number) => t("About {minutes, plural, one {# minute} other {# minutes}}", { minutes }),
  caughtUp: t("All caught up"),
  nextCards: (when: string) => t("Your next cards come {when}", { when }),
  waits: (reviews: number, newCards: number) =>
    listText([
      ...(reviews > 0 ? [t("{reviews, number} to review", { reviews })] : []),
      ...(newCards > 0 ? [t("{newCards, number} new", { newCards })] : []),
    ]),
  pace: (seconds: number, answers: number) =>
    answers === 0
      ? t("at {seconds} s an answer", { seconds })
      : t("based on your last {answers, plural, one {# answer} other {# answers}} ({seconds} s each)", { answers, seconds }),
  streak: t("Streak"),
  days: (days: number) => t("{days, plural, one {# day} other {# days}}", { days }),
  keepStreak: t("Study one card to keep your streak"),
  beginStreak: t("Study one card to begin a streak"),
  tickDone: t("Today counts"),
  /** between midnight and four, when the study day goes on; `hint` is 'Today counts' or 'Study one card to keep your streak' */
  stillGoesOn: (hint: string, weekday: string) =>
    t("{hint}. {weekday} lasts until {time} here.", { hint, weekday, time: clockTime(turnoverHour) }),
  week: t("This week"),
  weekDone: (day: string) => t("{day}: studied", { day }),
  weekOpen: (day: string) => t("{day}: still open", { day }),
  weekMissed: (day: string) => t("{day}: not studied", { day }),
  /** a day of this week after today */
  weekToCome: (day: string) => t("{day}: still to come", { day }),
  nextExam: t("Next exam"),
  examIn: (days: number) => t("{days, plural, =0 {today} =1 {tomorrow} other {in # days}}", { days: Math.max(0, days) }),
  examDecks: (decks: number) => t("{decks, plural, one {# deck} other {# decks}}", { decks }),
  recall: t("Predicted recall"),
  withoutStudy: (share: string) => t("{share} without studying", { share }),
  goal: (share: string) => t("goal {share}", { share }),
  noExam: t("Not set"),
  noExamHint: t("Set an exam date in a deck's menu, and its cards are spread over the days until then."),
} as const;
