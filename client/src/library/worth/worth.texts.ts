import { t } from "../../lib/language/t.ts";

export const texts = {
  worth: t("What this deck is worth to others"),
  helpful: t("Helpful"),
  helpfulHint: t("Tell others that this deck helped you"),
  noLonger: t("Take your thanks back"),
  saved: (count: number) => t("{count, plural, one {Saved by # student} other {Saved by # students}}", { count }),
  savedByMore: (count: number) => t("Saved by {count, number} students or more", { count }),
  studying: (count: number) => t("{count, plural, one {Studied by # student} other {Studied by # students}}", { count }),
  studyingMore: (count: number) => t("Studied by {count, number} students or more", { count }),
  thanks: (count: number) => t("{count, plural, one {Helpful to # student} other {Helpful to # students}}", { count }),
  thanksOfMore: (count: number) => t("Helpful to {count, number} students or more", { count }),
  corrected: (day: string) => t("Corrected on {day}", { day }),
  similar: t("Similar decks"),
};
