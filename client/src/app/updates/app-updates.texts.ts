import { t } from "../../lib/language/t.ts";

export const texts = {
  newVersion: t("A new version is ready."),
  reload: t("Reload"),
  reloading: t("Reloading..."),
};
