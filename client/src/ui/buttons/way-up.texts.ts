import { t } from "../../lib/language/t.ts";

export const texts = {
  /** the arrow to the page above: from a deck to the list that it was opened from */
  goUp: t("Return"),
};
