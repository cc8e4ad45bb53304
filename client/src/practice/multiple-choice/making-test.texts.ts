import { wholeNumber } from "@recollect/domain/words/number-words.ts";

/** Texts shown while a test is made. */
export const texts = {
  generating: "Generating your test...",
  generated: "Questions generated",
  generatedOf: ({ done, total }: { done: number; total: number }) => `${wholeNumber(done)} of ${wholeNumber(total)} questions`,
} as const;
