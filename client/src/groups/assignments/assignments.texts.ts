import { t } from "../../lib/language/t.ts";

/** The pages of a group's assignments. */
export const assignmentsTexts = {
  assignments: t("Assignments"),
  about: t("What the teachers of a group give its students to do"),
  loading: t("Loading the assignments..."),
  failed: t("The assignments could not be loaded"),
  add: t("New assignment"),
  noneYet: t("No assignments yet"),
  noneForTeacher: t("Give the group a deck with a day. Each student gets a plan for that day, and you see how far everybody is."),
  noDecks: t("Add a deck to the group first. Then you can assign it."),
  noneForStudent: t("Your teachers have not given you anything to do here yet."),
  list: t("Assignments of the group"),
  opens: (day: string) => t("opens {day}", { day }),
  due: (day: string) => t("due {day}", { day }),
  deckTakenDown: t("Its deck was taken down by the people who run this site. It can't be studied unless they put it back."),
  deckGone: t("Its deck is not in the group any more. Students can't study it until it is added again."),
  progressOf: (title: string) => t("Progress in {title}", { title }),
  progress: t("Progress"),
  edit: t("Edit"),
  editOf: (title: string) => t("Edit {title}", { title }),
  remove: t("Remove"),
  removeOf: (title: string) => t("Remove {title}", { title }),
  removeQuestion: t("Remove this assignment?"),
  removeText: t("Students lose the due day, and nothing else: their answers and their progress in the deck stay."),
  removing: t("Removing..."),
  removed: t("The assignment is removed"),
} as const;
