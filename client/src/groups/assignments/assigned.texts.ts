import { t } from "../../lib/language/t.ts";

/** Assignments on My Decks and on a deck's page. */
export const assignedTexts = {
  assigned: t("Assigned to you"),
  study: t("Study"),
  studyOf: (title: string) => t("Study {title}", { title }),
  onDeck: (title: string, aim: string, due: string) => t("{title}: {aim}, {due}", { title, aim, due }),
  more: (count: number) => t("{count, plural, one {# more assignment} other {# more assignments}}", { count }),
} as const;
