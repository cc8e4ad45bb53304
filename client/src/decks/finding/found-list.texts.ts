import { t } from "../../lib/language/t.ts";

export const texts = {
  alsoFound: t("Also found"),
  count: (count: number) => t("{count, plural, =0 {Nothing found} one {# result} other {# results}}", { count }),
  searching: t("Searching the cards…"),
  hasMore: t("There is more. A longer search finds the rest."),
  onlyOfDevice: t("There is no network: only the cards that this device keeps were searched, letter for letter."),
  failed: t("The cards could not be searched. This needs a network."),
};
