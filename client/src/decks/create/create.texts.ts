import { t } from "../../lib/language/t.ts";

export const texts = {
  heading: t("Create deck"),
  about: t("Write a new deck of flashcards."),
  createAndPractice: t("Create and practice"),
  create: t("Create"),
  creating: t("Creating..."),
};
