import { t } from "../../lib/language/t.ts";

/** A teacher's page of one assignment. */
export const progressTexts = {
  about: t("How far each student is with an assignment"),
  loading: t("Loading the progress..."),
  failed: t("The progress could not be loaded"),
  all: t("All assignments"),
  student: t("Student"),
  studentId: t("Student ID"),
  username: t("Username"),
  standing: t("Aim"),
  hideNames: t("Hide names"),
  hideHint: t("Names are hidden, and the rows are in another order: this page can be projected."),
  download: t("Download as CSV"),
  computing: t("Some figures are still being computed..."),
  table: (title: string) => t("Progress of the students in {title}", { title }),
  summary: (reached: number, students: number) =>
    t("{reached, number} of {students, plural, one {# student} other {# students}} reached the aim", { reached, students }),
  noStudents: t("No students yet"),
  noStudentsText: t("As soon as students join the group, you see here how far each of them is."),
  seenNote: t("Students see their own row, word for word, and on which days you looked."),
  hardest: t("Hardest cards"),
  hardestNote: (pupils: number) =>
    t(
      "Forgotten most often at the first review of a day. Cards appear when at least {pupils, number} students have reviewed them; nobody's name stands beside them.",
      {
        pupils,
      },
    ),
  noHardest: t("No card stands out yet."),
  hardestFailed: t("The hardest cards could not be loaded."),
  remembered: (share: number, pupils: number) =>
    t("remembered in {share}% of reviews by {pupils, plural, one {# student} other {# students}}", { share, pupils }),
  fileName: (title: string) => t("{title} - progress", { title }),
} as const;
