import { t } from "../../lib/language/t.ts";

export const texts = {
  profile: t("View profile"),
  commands: t("Command menu"),
  progress: t("Progress"),
  groups: t("Groups"),
  studySettings: t("Study settings"),
  account: t("Account"),
  trash: t("Trash"),
  onThisDevice: t("On this device"),
  desk: t("Caretaker's desk"),
  tutorials: t("Restore tutorials"),
  install: (brand: string) => t("Install {brand}", { brand }),
  tutorialsRestored: t("Tutorials restored"),
  language: t("Language"),
  appearance: { label: t("Appearance"), system: t("System"), day: t("Day", null, "appearance"), night: t("Night") },
  logOut: t("Log out"),
};
