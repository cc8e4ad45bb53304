import { t } from "../../../lib/language/t.ts";

export const texts = {
  preview: t("Preview"),
  asItWillLook: (card: number) => t("Card {card}, as it will look", { card }),
  front: t("Front"),
  back: t("Back"),
};
