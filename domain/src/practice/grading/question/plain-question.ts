import type { Question } from "./reading.ts";

/** Marks that say in which base a number is written. */
const base = /^(?:0[xbo]\s?|#|\$)(?=[\dA-Fa-f])|\s?(?:[₂₈₁₆]+|_\(?(?:2|8|10|16)\)?|\((?:base )?(?:2|8|16)\))$/gu;

/** A question whose answer is read without what the card leaves unsaid: the mark of a number's base, where the question asks in that base. */
export function withoutMarkOfBase<Of extends Pick<Question, "term" | "definition" | "answer">>(question: Of): Of {
  const isOfABase =
    /\b(?:hex|hexadecimal|binary|octal|dual|hexa)\b/i.test(question.term) && /^[\dA-Fa-f\s]{1,40}$/.test(question.definition);
  return isOfABase && question.answer.length <= 60 ? { ...question, answer: question.answer.trim().replace(base, "") } : question;
}
