import { t } from "../../lib/language/t.ts";

/** No word of it is a name of the navbar's, which a phone shows too: 'Browse' opens the Library, 'New' the page of a new deck. */
export const texts = {
  label: t("Go to"),
  today: t("Today"),
  browse: t("Browse", null, "the Library"),
  new: t("New", null, "a new deck"),
  progress: t("Progress"),
  me: t("Me", null, "the student's own page"),
};
