import { ASSIGNMENT, GROUP, ROSTER } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** Errors of assignments, class lists and slips. */
export const assignmentRows = {
  "assignment/not-found": { status: 404, message: "This assignment was not found. A teacher may have removed it." },
  "assignment/bad-share": { message: "Please choose a share in whole percents, up to all of them." },
  "assignment/too-many-days": { message: "There are not that many days until the due day. Please choose fewer days, or a later due day." },
  "assignment/due-day-past": { message: "This due day is already over. Please choose today or a later day." },
  "assignment/due-day-far": { message: "Please choose a due day within the next two years." },
  "assignment/opens-after-due": { message: "The assignment opens after its due day. Please choose an earlier day for it to open." },
  "assignment/bad-day": { message: "Please choose a day of the calendar." },
  "assignment/bad-title": {
    message: "Please give the assignment a title of at most {most} characters.",
    limits: { most: ASSIGNMENT.titleMaxLength },
  },
  "assignment/words-too-long": {
    message: "The words to the students can have at most {most} characters.",
    limits: { most: ASSIGNMENT.wordsMaxLength },
  },
  "assignment/too-many": { message: "A group can have at most {most} assignments.", limits: { most: ASSIGNMENT.maxInGroup } },
  "assignment/deck-not-in-group": { message: "This deck is not one of the group's. Please add it to the group first." },
  "assignment/changed": {
    status: 412,
    message: "Another teacher changed this assignment in the meantime. What you typed is kept; please look at it and save again.",
  },
  "assignment/base-needed": { status: 428, message: "The change has to name the version of the assignment that it is based on." },
  "roster/too-long": { message: "A class list can have at most {most} rows.", limits: { most: ROSTER.maxRows } },
  "roster/empty": { message: "There are no names in this file." },
  "roster/class-full": {
    status: 409,
    message: "A group can have at most {most} members, with those on its class list who have not joined yet. Please remove some first.",
    limits: { most: GROUP.maxMembers },
  },
  "roster/pupil-not-found": { status: 404, message: "This student is not on the class list any more." },
  "roster/changed": { status: 409, message: "The class changed since this list was compared. Here is the comparison again." },
  "slip/wrong": { status: 404, message: "This code is wrong, was used already, or has expired. Please ask your teacher for a new slip." },
  "slip/has-account": { status: 409, message: "This student already has an account." },
  "slip/no-mail": {
    status: 403,
    message: "Codes are sent by mail where this site sends mails, and by teachers whom the people who run it have named.",
  },
  "slip/too-many-mails": {
    status: 429,
    message: "You can send at most {most} codes by mail a day. Please continue tomorrow, or print slips.",
    limits: { most: ROSTER.codeMailsADay },
  },
  "slip/has-place": {
    status: 409,
    message: "You are on this class list already. Please give this slip to the student whose name is on it.",
  },
  "slip/is-teacher": { status: 409, message: "You teach this group. Please give this slip to the student whose name is on it." },
  "slip/no-new-accounts": {
    status: 403,
    message: "This slip makes no new account here. Please log in with your account, or ask your teacher for one.",
  },
} as const satisfies Record<string, Row>;
