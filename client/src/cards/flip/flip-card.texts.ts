import { t } from "../../lib/language/t.ts";

export const texts = {
  faces: { Front: t("Front", null, "side of a card"), Back: t("Back", null, "side of a card") },
};
