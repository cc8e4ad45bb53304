import { t } from "../../../lib/language/t.ts";

export const saveAsNewTexts = {
  wasDeleted: t("This deck was deleted in the meantime. What you wrote is still here."),
  stillHere: t("What you wrote is still here."),
  saveAsNew: t("Save as a new deck"),
  saving: t("Saving..."),
};
