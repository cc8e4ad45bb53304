import type { Question } from "../question/reading.ts";

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
