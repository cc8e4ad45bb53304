import { t } from "../lib/language/t.ts";

export const pupilTexts = {
  numbered: (number: number) => t("Student {number}", { number }),
};
