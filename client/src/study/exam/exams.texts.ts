import { t } from "../../lib/language/t.ts";

export const texts = {
  exams: t("Exams"),
  plan: t("Plan an exam"),
  none: t("No exam is coming up. Say when one is and which decks it is about, and their cards are spread over the days until then."),
  loading: t("Loading..."),
  decks: (decks: number) => t("{decks, plural, one {# deck} other {# decks}}", { decks }),
  allDecks: (decks: number) => t("{decks, plural, one {Show # deck} other {Show all # decks}}", { decks }),
  allExams: (exams: number) => t("{exams, plural, one {Show # exam} other {Show all # exams}}", { exams }),
  change: (exam: string) => t("Change {exam}", { exam }),
  changeShort: t("Change"),
};
