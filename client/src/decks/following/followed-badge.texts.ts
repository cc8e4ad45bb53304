import { t } from "../../lib/language/t.ts";

export const followedBadgeTexts = {
  changed: t("Changed by its author"),
};
