import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  heading: t("Answers that students counted as right"),
  add: t("Add"),
  adding: t("Adding..."),
  dismiss: t("Dismiss", null, "a suggestion"),
  added: (wording: string, term: string) => t('Added "{wording}" to {term}.', { wording, term }),
  /** `card` is the card's term, `wording` an answer that they typed for it */
  asked: (card: ReactNode, students: number, wording: string) =>
    tNodes(
      "{card}: {students, plural, one {# student was given “{wording}” as right.} other {# students were given “{wording}” as right.}} Add it as an alternative?",
      { card, students, wording },
    ),
  addTo: (wording: string, term: string) => t("Add “{wording}” to {term}", { wording, term }),
  dismissFor: (wording: string, term: string) => t("Dismiss “{wording}” for {term}", { wording, term }),
};
