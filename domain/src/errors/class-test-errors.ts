import { CLASS_TEST } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** Errors of class tests. */
export const classTestRows = {
  "class-test/not-found": { status: 404, message: "This test was not found. A teacher may have removed it." },
  "class-test/bad-title": {
    message: "Please give the test a title of at most {most} characters.",
    limits: { most: CLASS_TEST.titleMaxLength },
  },
  "class-test/bad-count": { message: "A test can have at most {most} questions.", limits: { most: CLASS_TEST.maxQuestions } },
  "class-test/bad-minutes": {
    message: "Please give each student between {least} and {most} minutes, or no limit.",
    limits: { least: CLASS_TEST.leastMinutes, most: CLASS_TEST.mostMinutes },
  },
  "class-test/closes-before-opening": { message: "The test closes before it opens. Please choose a later end." },
  "class-test/closes-past": { message: "This end is already over. Please choose a later one, or end the test now." },
  "class-test/too-far": {
    message: "A test can open at most {ahead} days from now, and stay open for at most {open} days.",
    limits: { ahead: CLASS_TEST.mostDaysAhead, open: CLASS_TEST.mostDaysOpen },
  },
  "class-test/too-many": { message: "A group can have at most {most} tests.", limits: { most: CLASS_TEST.maxInGroup } },
  "class-test/deck-not-in-group": { message: "This deck is not one of the group's. Please add it to the group first." },
  "class-test/deck-gone": {
    status: 409,
    message: "The deck of this test is not in the group any more, so there is nothing to ask. Please tell your teacher.",
  },
  "class-test/deck-taken-down": { status: 403, message: "The deck of this test was taken down, so the test is closed." },
  "class-test/nothing-to-ask": { status: 409, message: "None of this deck's cards can be asked in this kind of test." },
  "class-test/too-long": {
    status: 409,
    message: "The cards of this test are too long. Please ask fewer questions, at most {most} characters in all.",
    limits: { most: CLASS_TEST.maxTextLength },
  },
  "class-test/changed": {
    status: 412,
    message: "Another teacher changed this test in the meantime. What you typed is kept; please look at it and save again.",
  },
  "class-test/base-needed": { status: 428, message: "The change has to name the version of the test that it is based on." },
  "class-test/already-open": {
    status: 409,
    message: "This test is open already. Only its title and its end can still be changed.",
  },
  "class-test/over": { status: 409, message: "This test is over, and its results are shown. Please make a new one." },
  "class-test/not-open": { status: 409, message: "This test is not open yet." },
  "class-test/not-over": { status: 409, message: "The results are shown when the test is over for everybody." },
  "class-test/for-students": { status: 403, message: "Only the students of the group take its tests." },
  "class-test/not-begun": { status: 409, message: "Please begin the test first." },
  "class-test/handed-in": { status: 409, message: "You have handed in this test, so its answers can't be changed any more." },
  "class-test/time-over": { status: 409, message: "The time is over, so this answer does not count any more." },
  "class-test/no-such-question": { status: 404, message: "This test has no such question." },
  "class-test/no-such-choice": { message: "This question has no such choice." },
  "class-test/answer-too-long": {
    message: "An answer can have at most {most} characters.",
    limits: { most: CLASS_TEST.answerMaxLength },
  },
  "class-test/no-answer": { status: 404, message: "This student gave no answer to this question." },
} as const satisfies Record<string, Row>;
