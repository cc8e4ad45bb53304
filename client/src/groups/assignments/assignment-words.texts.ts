import { t } from "../../lib/language/t.ts";

/** What an assignment asks, and where a student stands. */
export const assignmentWords = {
  known: (share: number) => t("Know {share}% of the cards", { share }),
  met: t("Answer every card once"),
  days: (count: number) => t("{count, plural, one {Study on # day} other {Study on # separate days}}", { count }),
  test: (share: number) => t("Take a test with at least {share}% right", { share }),
  anyTest: t("Take a test"),
  due: (days: number, day: string) => t("{days, plural, =0 {due today} =1 {due tomorrow} other {due {day}}}", { days, day }),
  wasDue: (day: string) => t("was due {day}", { day }),
  reached: t("Reached"),
  "reached-late": t("Reached late"),
  open: t("To do"),
  late: t("Late"),
  computing: t("Being computed..."),
  none: t("None", null, "no day"),
  percent: (share: number) => t("{share}%", { share }),
} as const;
