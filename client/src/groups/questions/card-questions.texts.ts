import { t } from "../../lib/language/t.ts";

export const cardQuestionsTexts = {
  open: (count: number) => t("{count, plural, =0 {Ask a question} one {# question} other {# questions}}", { count }),
};
