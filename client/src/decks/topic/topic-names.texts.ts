import type { Level, Subject } from "@recollect/domain/decks/topic/topic.ts";
import { t } from "../../lib/language/t.ts";

/** What decks are about and for whom, as the Library's filters and a deck's settings name it. */
export const topicNames = {
  subjects: {
    languages: t("Languages"),
    mathematics: t("Mathematics"),
    physics: t("Physics"),
    chemistry: t("Chemistry"),
    biology: t("Biology"),
    medicine: t("Medicine"),
    computing: t("Computer science"),
    engineering: t("Engineering"),
    geography: t("Geography"),
    history: t("History", null, "school subject"),
    society: t("Social sciences"),
    law: t("Law"),
    business: t("Business and economics"),
    arts: t("Arts and literature"),
    other: t("Something else"),
  } satisfies Record<Subject, string>,
  levels: {
    primary: t("Primary school"),
    secondary: t("Secondary school"),
    university: t("University"),
    professional: t("Work and training"),
  } satisfies Record<Level, string>,
};
