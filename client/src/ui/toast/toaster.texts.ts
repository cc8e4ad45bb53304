import { t } from "../../lib/language/t.ts";

export const texts = {
  notifications: t("Notifications"),
  close: t("Close"),
  linkCopied: t("Link copied"),
};
