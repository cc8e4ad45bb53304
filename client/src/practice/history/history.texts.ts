import type { KeptTestKind } from "@recollect/domain/practice/kept-test.ts";
import { t } from "../../lib/language/t.ts";

/** Texts of the history of a deck's tests. */
export const historyTexts = {
  kinds: { "multiple-choice": t("Multiple Choice"), "open-ended": t("Open-ended"), mixed: t("Mixed") } satisfies Record<
    KeptTestKind,
    string
  >,
  heading: t("Your tests over time"),
  /** `from` and `to` are percentages */
  change: (count: number, from: string, to: string, since: string) =>
    t("On the same {count, number} questions you went from {from} on {since} to {to} now.", { count, from, to, since }),
  noChange: (count: number, share: string, since: string) =>
    t("On the same {count, number} questions you have {share}, as on {since}.", { count, share, since }),
  stillMissed: (count: number) =>
    t("{count, plural, one {This one was missed both times:} other {These # were missed both times:}}", { count }),
  andMore: (count: number) => t("{count, plural, one {and # more} other {and # more}}", { count }),
  allGone: t("None of them was missed both times."),
  askMissed: (count: number) => t("{count, plural, one {Ask the one missed again} other {Ask the # missed again}}", { count }),
  askMissedOf: (count: number, test: string) =>
    t("{count, plural, one {Ask the one missed again} other {Ask the # missed again}}: {test}", { count, test }),
  words: (count: number, last: string) =>
    t("{count, plural, one {One test is kept} other {The last # tests are kept}}; the newest has {last}.", { count, last }),
  chart: t("Score over time"),
  test: t("Test", null, "a practice test"),
  kind: t("Kind", null, "of test"),
  questions: t("Questions"),
  answered: t("Answered"),
  right: t("Right", null, "answers"),
  score: t("Score"),
  missed: t("Missed", null, "questions"),
  failed: t("The history of your tests could not be read."),
  retry: t("Try again"),
} as const;
