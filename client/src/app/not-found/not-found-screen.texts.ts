import { t } from "../../lib/language/t.ts";

export const texts = {
  pageNotFound: t("Page not found"),
  thereIsNothing: t("There is nothing at this address."),
  weSearchedFarBut: t("We searched far, but that page doesn't seem to exist.."),
  takeMeBack: t("Take me back"),
};
