import { t } from "../../../lib/language/t.ts";
import { errorText } from "../../../lib/language/error-text.ts";

export const conflictTexts = {
  title: t("Two versions of this deck"),
  subtitle: t("{message} Take each change from one version or the other.", { message: errorText("deck/changed-meanwhile") }),
  left: (count: number) =>
    count === 0 ? t("All chosen.") : t("{count, plural, one {# change} other {# changes}} left to choose.", { count }),
  allMine: t("Choose all of mine"),
  allTheirs: t("Choose all of theirs"),
  versions: { mine: t("Mine, not saved yet"), theirs: t("Theirs, saved in the meantime") },
  kinds: { title: t("Title"), description: t("Description"), card: t("Card"), order: t("Order") },
  order: { mine: t("The cards in my order"), theirs: t("The cards in their order") },
  missing: t("not in this version"),
  empty: t("empty"),
  more: (count: number) => t("and {count, number} more changes, as they are chosen above for all", { count }),
  note: t("What you don’t take of yours stays in this browser as unsaved changes, until you discard it."),
  goOn: t("Keep editing"),
  save: t("Save what I chose"),
  saving: t("Saving..."),
};
