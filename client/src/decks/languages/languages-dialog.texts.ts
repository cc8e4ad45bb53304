import { t } from "../../lib/language/t.ts";

export const texts = {
  languages: t("Languages"),
  aSideWhoseLanguage: t("A side with a language can be read aloud, here and by screen readers."),
  terms: t("Terms"),
  definitions: t("Definitions"),
  cancel: t("Cancel"),
  ok: t("OK"),
  saving: t("Saving..."),
};
