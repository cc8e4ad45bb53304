import { t } from "../../lib/language/t.ts";

export const texts = {
  dismiss: t("Dismiss", null, "a message"),
};
