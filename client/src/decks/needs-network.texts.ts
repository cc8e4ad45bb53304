import { t } from "../lib/language/t.ts";

export const texts = {
  needsNetwork: t("This needs a network. Your decks and edits stay on this device until then."),
};
