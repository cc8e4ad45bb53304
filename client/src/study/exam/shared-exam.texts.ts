import { t } from "../../lib/language/t.ts";

export const texts = {
  title: t("Exam over several decks"),
  howShared: t("Each day's new cards are shared among the decks, by how many each still has."),
  name: t("Name of the exam"),
  nameHint: t("Such as “Biology midterm”"),
  dayOfTheExam: t("Day of the exam"),
  earlierDay: t("A deck in two exams follows the earlier one."),
  searchDecks: t("Search decks"),
  decks: (chosen: number, most: number) => t("Decks ({chosen, number} of at most {most, number})", { chosen, most }),
  noDecks: t("No deck has these words in its title."),
  moreDecks: t("There are more decks: search for them by title."),
  saved: (exam: string) => t("Saved. {exam}", { exam }),
  tryAgain: t("Try again"),
  loading: t("Loading..."),
  removeExam: t("Remove exam"),
  removing: t("Removing..."),
  done: t("Done"),
  cancel: t("Cancel"),
  save: t("Save"),
  saving: t("Saving..."),
};
