import type { Restriction } from "@recollect/domain/moderation/restriction.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { t } from "../lib/language/t.ts";

/** Who may open a deck: the name of each choice, and what it means. */
export const visibilityTexts = {
  names: { Public: t("Public"), Private: t("Private"), Unlisted: t("Unlisted") } satisfies Record<Visibility, string>,
  descriptions: {
    Public: t("Anyone can find this deck in the Library and on your profile"),
    Private: t("Only you can see this deck"),
    Unlisted: t("Anyone with the link can see this deck"),
  } satisfies Record<Visibility, string>,
};

/** What a caretaker did to a deck. */
export const restrictionTexts = {
  hidden: t("Hidden from the Library"),
  "taken-down": t("Taken down: can't be shared"),
} satisfies Record<Restriction, string>;
