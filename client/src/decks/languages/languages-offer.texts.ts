import { t } from "../../lib/language/t.ts";

export const texts = {
  languagesOfThisDeck: t("Languages of this deck"),
  readBothAloud: (guess: string) => t("{guess} Read both sides aloud?", { guess }),
  readItAloud: (guess: string) => t("{guess} Read it aloud?", { guess }),
  readAloudLabel: t("Read aloud"),
  looksLike: (language: string) => t("This looks like {language}.", { language }),
  looksLikeBoth: (terms: string, definitions: string) => t("This looks like {terms} with {definitions}.", { terms, definitions }),
  termsLookLike: (language: string) => t("The terms look like {language}.", { language }),
  definitionsLookLike: (language: string) => t("The definitions look like {language}.", { language }),
  choose: t("Choose…"),
  noThanks: t("No, thanks"),
};
