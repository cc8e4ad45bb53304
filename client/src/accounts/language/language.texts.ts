import { t } from "../../lib/language/t.ts";

export const texts = {
  language: t("Language"),
  subtitle: t("Of the screens and of mails to you. Your cards stay as you wrote them."),
  /** beside a language in the list */
  draft: t("drafted by a machine, not yet read by a speaker"),
  help: t("If a sentence is wrong, please tell the people who run this site."),
  cancel: t("Cancel"),
  ok: t("OK"),
  saving: t("Saving..."),
  /** in English, since it says that the language could not be loaded */
  notLoaded: t("This page could not be loaded in your language, so it is in English. Reloading usually helps."),
  /** some rarely used screens are in English then, in a page of the language */
  restNotLoaded: t("Some screens could not be loaded in your language, so they are in English. Reloading usually helps."),
  reload: t("Reload"),
};
