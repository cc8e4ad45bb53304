import type { Translate } from "@recollect/domain/words/translate.ts";

export const manifestTexts = (t: Translate) => ({
  description: (brand: string) =>
    t(
      "{brand} helps students remember: smart flashcards with spaced repetition, practice tests made from your own cards, and quick study sessions.",
      { brand },
    ),
  study: t("Study"),
  newDeck: t("New deck"),
});
