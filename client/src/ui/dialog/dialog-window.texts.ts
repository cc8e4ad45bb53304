import { t } from "../../lib/language/t.ts";

export const texts = {
  close: t("Close"),
  discardTyped: t("Discard what you typed?"),
  discard: t("Discard"),
  keepWriting: t("Keep writing"),
};
