import { EXAM_PLAN } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** Errors of exams over several decks. */
export const examRows = {
  "study/exam-not-found": { status: 404, message: "This exam was not found. It may have been removed on another device." },
  "study/bad-exam-name": {
    message: "Please give the exam a name of at most {most} characters.",
    limits: { most: EXAM_PLAN.nameMaxLength },
  },
  "study/bad-exam-decks": { message: "Please choose one deck at least, and at most {most}.", limits: { most: EXAM_PLAN.maxDecks } },
  "study/too-many-exams": {
    status: 409,
    message: "You can have at most {most} exams. Please remove one first.",
    limits: { most: EXAM_PLAN.maxExams },
  },
} as const satisfies Record<string, Row>;
