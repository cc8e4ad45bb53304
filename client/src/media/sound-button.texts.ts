import { t } from "../lib/language/t.ts";

export const texts = {
  cantBePlayed: (says: string) => t("♪ {says} (can't be played)", { says }),
};
