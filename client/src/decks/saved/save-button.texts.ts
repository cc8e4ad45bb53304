import { t } from "../../lib/language/t.ts";

export const saveTexts = {
  save: t("Save", null, "deck of others"),
  saved: t("Saved", null, "deck of others"),
  saveDeck: (title: string) => t("Save {title}", { title }),
  removeDeck: (title: string) => t("Remove {title} from saved", { title }),
  saveHint: t("Keep it on My Decks, with its author's changes"),
  removeHint: t("Remove from saved"),
} as const;
