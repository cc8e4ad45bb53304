import { t } from "../../../lib/language/t.ts";
import { errorText } from "../../../lib/language/error-text.ts";

export const conflictTexts = {
  title: t("Two versions of this deck"),
  subtitle: t("{message} Choose the text of each field that was changed in both.", { message: errorText("deck/changed-meanwhile") }),
  left: (count: number) =>
    count === 0 ? t("All chosen.") : t("{count, plural, one {# change} other {# changes}} left to choose.", { count }),
  allMine: t("Choose all of mine"),
  allTheirs: t("Choose all of theirs"),
  versions: { mine: t("Mine, not saved yet"), theirs: t("Theirs, saved in the meantime"), both: t("Both, one after the other") },
  fields: {
    title: t("Title"),
    description: t("Description"),
    term: t("Term"),
    definition: t("Definition"),
    extra: t("Note"),
    tags: t("Tags"),
    bothWays: t("Asked both ways"),
    typeAnswer: t("Answer is typed"),
    masks: t("Masks over the picture"),
  },
  yes: t("yes"),
  no: t("no"),
  missing: t("not in this version"),
  empty: t("empty"),
  more: (count: number) =>
    t("{count, plural, one {and # more field, as chosen above for all} other {and # more fields, as chosen above for all}}", { count }),
  note: t("What you don’t take of yours stays in this browser as unsaved changes, until you discard it."),
  goOn: t("Keep editing"),
  save: t("Save what I chose"),
  saving: t("Saving..."),
};
