import { t } from "../../lib/language/t.ts";

/** The choices of a question whose deck has no wrong ones: 'Is this the definition of: …?' */
export const yesOrNoTexts = {
  yes: t("Yes"),
  no: t("No", null, "the answer to a question"),
} as const;
