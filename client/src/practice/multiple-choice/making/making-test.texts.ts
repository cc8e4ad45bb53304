import { t } from "../../../lib/language/t.ts";

/** Texts shown while a test is made. */
export const texts = {
  generating: t("Generating your test..."),
  tooFewCards: t("This deck has too few cards to choose from. With more cards the test gets better."),
  generated: t("Questions generated"),
  generatedOf: ({ done, total }: { done: number; total: number }) => t("{done, number} of {total, number} questions", { done, total }),
} as const;
