import { t } from "../lib/language/t.ts";

export const texts = {
  pictureOrSound: t("Picture or sound"),
  pictureOrSoundOr: t("Picture or sound (or paste or drop one)"),
  recordASound: t("Record a sound"),
  takeAPhoto: t("Take a photo"),
};
