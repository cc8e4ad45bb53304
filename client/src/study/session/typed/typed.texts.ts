import { t } from "../../../lib/language/t.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";

export const typedTexts = {
  turnOn: t("Type answers"),
  turnOff: t("Stop typing answers"),
  label: t("Your answer"),
  gapLabel: t("What belongs in the gap"),
  placeholder: t("Type the answer", null, "where it is typed"),
  check: t("Check"),
  checking: t("Checking..."),
  show: t("Show answer"),
  youTyped: t("You typed"),
  unmarked: (why: string) => t("This could not be marked: {why} Compare and rate it yourself.", { why }),
  offline: t("This could not be marked without a network. Compare and rate it yourself."),
  markedHere: t("Marked on this device, without the dictionaries: rate it yourself if you were right."),
  verdicts: { good: t("Correct"), hard: t("Partly right"), again: t("Not yet"), easy: t("Correct") } satisfies Record<Rating, string>,
  score: (score: number) => t("{score} of 100", { score }),
} as const;
