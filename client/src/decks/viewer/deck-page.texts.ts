import type { Mastery } from "@recollect/domain/study/mastery.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";

/** What the deck's page says beside the specification's texts. */
export const texts = {
  study: "Study",
  studyDue: (due: number) => `Study, ${wholeNumber(due)} due`,
  test: "Practice test",
  counts: ({ known, learning, new: fresh }: Readonly<Record<Mastery, number>>) =>
    [
      ...(known > 0 ? [`${wholeNumber(known)} known`] : []),
      ...(learning > 0 ? [`${wholeNumber(learning)} learning`] : []),
      ...(fresh > 0 ? [`${wholeNumber(fresh)} new`] : []),
    ].join(", "),
  exam: (days: number) => (days === 0 ? "Exam today" : days === 1 ? "Exam tomorrow" : `Exam in ${wholeNumber(days)} days`),
  star: "Star this card",
} as const;
