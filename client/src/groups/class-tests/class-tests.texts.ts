import type { TryState } from "@recollect/domain/groups/class-tests/class-test.ts";
import type { TestKind } from "@recollect/domain/practice/kept-test.ts";
import { t } from "../../lib/language/t.ts";

/** The list of a group's tests, and the words that all of their pages share. */
export const testTexts = {
  tests: t("Tests"),
  about: t("Tests that the teachers of a group open for its students"),
  loading: t("Loading the tests..."),
  failed: t("The tests could not be loaded"),
  add: t("New test"),
  noneYet: t("No tests yet"),
  noneForTeacher: t(
    "Open a test of one of the group's decks for a time. Each student takes it once, and you see the results when it is over.",
  ),
  noneForStudent: t("Your teachers have not given a test here yet."),
  noDecks: t("Add a deck to the group first. Then you can make a test of it."),
  list: t("Tests of the group"),
  kinds: { "multiple-choice": t("Multiple choice"), "open-ended": t("Written") } satisfies Record<TestKind, string>,
  questions: (count: number) => t("{count, plural, one {# question} other {# questions}}", { count }),
  upTo: (count: number) => t("up to {count, plural, one {# question} other {# questions}}", { count }),
  minutes: (minutes: number) => t("{minutes, plural, one {# minute} other {# minutes}} each", { minutes }),
  opens: (when: string) => t("opens {when}", { when }),
  openUntil: (when: string) => t("open until {when}", { when }),
  closed: (when: string) => t("closed {when}", { when }),
  ending: t("ending"),
  done: (handedIn: number, begun: number, students: number) =>
    t("{handedIn, number} handed in, {begun, number} started, of {students, plural, one {# student} other {# students}}", {
      handedIn,
      // As on the page of a test, "started" is without those who have handed in.
      begun: begun - handedIn,
      students,
    }),
  results: t("Results"),
  resultsOf: (title: string) => t("Results of {title}", { title }),
  watch: t("Who is done"),
  watchOf: (title: string) => t("Who is done with {title}", { title }),
  edit: t("Edit"),
  editOf: (title: string) => t("Edit {title}", { title }),
  endNow: t("End now"),
  endQuestion: t("End this test now?"),
  endText: t("Nobody can answer any more, and everybody sees the results. A test that has ended can't be opened again."),
  ended: t("The test is over"),
  endingNow: t("Ending..."),
  remove: t("Remove"),
  removeOf: (title: string) => t("Remove {title}", { title }),
  removeQuestion: t("Remove this test?"),
  removeText: t("All answers and results of the students are deleted with it."),
  removing: t("Removing..."),
  removed: t("The test is removed"),
  open: t("Open", null, "a test"),
  labelOf: (act: string, title: string) => t("{act}: {title}", { act, title }),
  states: {
    soon: t("Not open yet"),
    open: t("Open now"),
    running: t("You are in the middle of it"),
    "handed-in": t("Handed in"),
    missed: t("Missed"),
    over: t("Over"),
  } satisfies Record<TryState, string>,
  score: (right: number, questions: number) => t("{right, number} of {questions, number} right", { right, questions }),
  marking: t("Answers are being marked..."),
} as const;
