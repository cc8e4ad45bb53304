import { QUESTION } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** Errors of questions on cards. */
export const questionRows = {
  "question/not-found": { status: 404, message: "This question is not here any more." },
  "question/answer-not-found": { status: 404, message: "This answer is not here any more." },
  "question/off": { status: 403, message: "Questions are switched off in this group." },
  "question/text-needed": { message: "Please write something first." },
  "question/too-long": { message: "A question or an answer can have at most {most} characters.", limits: { most: QUESTION.textMaxLength } },
  "question/not-yours-to-settle": {
    status: 403,
    message: "A question is settled by whoever asked it, by the deck's author or by a teacher.",
  },
  "question/not-yours-to-delete": {
    status: 403,
    message: "You can delete what you wrote; teachers and the deck's author can delete the rest.",
  },
  "question/not-yours-to-edit": { status: 403, message: "You can edit only what you wrote." },
  "question/too-late-to-edit": {
    status: 409,
    message: "A question or an answer can be edited for {minutes} minutes.",
    limits: { minutes: QUESTION.editMinutes },
  },
  "question/own-not-reported": { status: 409, message: "You wrote this yourself. You can delete it." },
  "question/too-many-today": {
    status: 429,
    message: "You can write at most {most} questions and answers a day. Please continue tomorrow.",
    limits: { most: QUESTION.mostADay },
  },
  "question/too-many": {
    status: 409,
    message: "There are {most} open questions on this card already. Please look through them first.",
    limits: { most: QUESTION.openOfCard },
  },
  "question/too-many-answers": {
    status: 409,
    message: "This question has {most} answers already.",
    limits: { most: QUESTION.answersOfQuestion },
  },
} as const satisfies Record<string, Row>;
