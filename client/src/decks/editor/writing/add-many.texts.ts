import { t } from "../../../lib/language/t.ts";

export const texts = {
  title: t("Add many cards"),
  subtitle: t("One card on each line: its term, then its definition."),
  lines: t("Lines"),
  example: t("France\tParis\nJapan\tTokyo"),
  between: t("Between term and definition"),
  findOut: t("Detect automatically"),
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
