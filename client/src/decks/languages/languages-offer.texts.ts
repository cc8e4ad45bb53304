import { t } from "../../lib/language/t.ts";

export const texts = {
  languagesOfThisDeck: t("Languages of this deck"),
  readBothAloud: (guess: string) => t("{guess} Read both sides aloud?", { guess }),
  readItAloud: (guess: string) => t("{guess} Read it aloud?", { guess }),
  readAloudLabel: t("Read aloud"),
  choose: t("Choose…"),
  noThanks: t("No, thanks"),
};
