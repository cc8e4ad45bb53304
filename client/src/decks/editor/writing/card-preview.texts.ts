import { t } from "../../../lib/language/t.ts";

export const texts = {
  preview: t("Preview"),
  asItWillLook: (card: number) => t("Preview of card {card}", { card }),
  front: t("Front", null, "side of a card"),
  back: t("Back", null, "side of a card"),
};
