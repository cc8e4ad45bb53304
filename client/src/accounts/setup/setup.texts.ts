import { t } from "../../lib/language/t.ts";

export const texts = {
  welcome: (brand: string) => t("Welcome to {brand}!", { brand }),
  letsPersonalizeYourAccount: t("Let's personalize your account to get started"),
  completing: t("Completing..."),
  completeSetup: t("Complete Setup"),
};
