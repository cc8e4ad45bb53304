import { t } from "../../../lib/language/t.ts";

/** Loaded with the first field that gets the focus. */
export const texts = {
  formulasWritten: t("The text between the dollar signs looks like a formula."),
  gapInDefinition: t("Gaps are asked in the term only. In the definition they stay as typed."),
  linesPasted: (count: number) =>
    t("{count, plural, one {# line looks like a card of its own.} other {# lines look like cards of their own.}}", { count }),
  makeFormulas: t("Make them formulas"),
  makeCards: (count: number) => t("{count, plural, one {Make # card…} other {Make # cards…}}", { count }),
  keepAsText: t("Keep as text"),
};
