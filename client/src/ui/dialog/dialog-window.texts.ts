import { t } from "../../lib/language/t.ts";

export const texts = {
  cancel: t("Cancel"),
  close: t("Close"),
  discardTyped: t("Discard what you typed?"),
  discard: t("Discard"),
  keepWriting: t("Keep writing"),
};
