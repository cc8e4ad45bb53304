import type { Question } from "../question/reading.ts";

/** Prefixes and suffixes that mark the base of a number. */
const base = /^(?:0[xbo]\s?|#|\$)(?=[\dA-Fa-f])|\s?(?:[₂₈₁₆]+|_\(?(?:2|8|10|16)\)?|\((?:base )?(?:2|8|16)\))$/gu;

/** `'71`, or `en el 71`, in the answer as the year of the card that ends so, 1971. */
export function withWholeYears<Of extends Pick<Question, "definition" | "answer">>(question: Of): Of {
  const years = question.definition.match(/(?<!\d)(?:1\d|20)\d\d(?!\d)/g) ?? [];
  if (years.length === 0) return question;
  const answer = question.answer.replace(
    /(?<![\p{L}\d])(?:['’]|(?<=(?<!\p{L})(?:en el|del|al|nel) ))(\d\d)(?![\d\p{L}%])/gu,
    (written, short: string) => years.find((year) => year.endsWith(short)) ?? written,
  );
  return answer === question.answer ? question : { ...question, answer };
}

/** The question with the mark of a number's base removed from its answer, if the question names the base and the card has no mark. */
export function withoutMarkOfBase<Of extends Pick<Question, "term" | "definition" | "answer">>(question: Of): Of {
  const isOfABase =
    /\b(?:hex|hexadecimal|binary|octal|dual|hexa)\b/i.test(question.term) && /^[\dA-Fa-f\s]{1,40}$/.test(question.definition);
  return isOfABase && question.answer.length <= 60 ? { ...question, answer: question.answer.trim().replace(base, "") } : question;
}
