import { t } from "../../../lib/language/t.ts";

/** Loaded with the dialog. */
export const texts = {
  title: t("Find and replace"),
  subtitle: t("In the terms and definitions. Formulas, addresses and files stay as they are."),
  find: t("Find"),
  replaceWith: t("Replace with"),
  sameCase: t("Match case"),
  wholeWords: t("Whole words only"),
  found: (places: number, sides: number) =>
    t("{places, plural, one {# place} other {# places}} on {sides, plural, one {# side} other {# sides}}", { places, sides }),
  nothing: t("Nothing found."),
  leftOut: (count: number) =>
    t(
      "{count, plural, one {# side stays as it is, because its formatting would change.} other {# sides stay as they are, because their formatting would change.}}",
      {
        count,
      },
    ),
  places: t("What will change"),
  term: (card: number) => t("Term of card {card}", { card }),
  definition: (card: number) => t("Definition of card {card}", { card }),
  all: t("All"),
  more: (count: number) => t("Show {count, number} more", { count }),
  cancel: t("Cancel"),
  replace: (count: number) => t("Replace on {count, plural, one {# side} other {# sides}}", { count }),
  replaced: (count: number) => t("{count, plural, one {# side changed} other {# sides changed}}", { count }),
  undo: t("Undo"),
};
