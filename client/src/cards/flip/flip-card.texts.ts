import { t } from "../../lib/language/t.ts";

export const texts = {
  faces: { Front: t("Front"), Back: t("Back") },
};
