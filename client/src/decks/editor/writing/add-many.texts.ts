import { t } from "../../../lib/language/t.ts";

export const texts = {
  title: t("Add many cards"),
  subtitle: t("One card on each line: its term, then its definition."),
  lines: t("Lines"),
  example: t("France\tParis\nJapan\tTokyo"),
  between: t("Between term and definition"),
  findOut: t("Detect automatically"),
  tab: t("Tab", null, "the character"),
  namesOfSeparators: { "\t": t("a tab"), ",": t("a comma"), ";": t("a semicolon"), "|": t("a vertical bar") },
  sign: (sign: string) => t("“{sign}”", { sign }),
  found: (count: number) => t("{count, plural, one {# card.} other {# cards.}}", { count }),
  /** `sign` is 'a comma', or “::” */
  foundBetween: (count: number, sign: string) =>
    t("{count, plural, one {# card, with {sign} between its sides.} other {# cards, with {sign} between their sides.}}", { count, sign }),
  leftOut: (count: number) =>
    t("{count, plural, one {# line has one side only and is left out.} other {# lines have one side only and are left out.}}", { count }),
  andMore: (count: number) => t("and {count, number} more", { count }),
  comma: t("Comma"),
  semicolon: t("Semicolon"),
  dash: t("Dash"),
  somethingElse: t("Something else"),
  whichSign: t("Which sign"),
  cardsToAdd: t("Cards to add"),
  cancel: t("Cancel"),
  dollars: (count: number) =>
    t("Turn text between dollar signs into formulas ($x^2$), on {count, plural, one {# card} other {# cards}}", { count }),
  kept: t("The lines in Add many are kept in this browser."),
  add: (count: number) => t("Add {count, plural, one {# card} other {# cards}}", { count }),
};
