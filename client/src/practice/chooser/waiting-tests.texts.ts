import { t } from "../../lib/language/t.ts";

export const waitingTestTexts = {
  title: t("Waiting on this device"),
  about: t("These tests are sent when you are back online."),
};
