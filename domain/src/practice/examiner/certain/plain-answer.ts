import { isCodeCard } from "../code/as-code.ts";
import type { Question } from "../question/reading.ts";

/** Longer answers are read unchanged. */
const longest = 600;
const longestTerm = 100;

/** Fillers before an answer: a dash, `um`, `basically`. */
const before = /^\s*(?:[-–—•·]\s+(?=\p{L}{2})|(?:um+|uh+|hm+|well|okay|ok|basically|i mean),?\s+)/iu;
/** Fillers after an answer: `or something like that`, `and so on`, `I guess`. */
const after =
  /(?<=[\p{L}\p{N})])(?:,?\s+or (?:something|sth|stuff)(?: (?:like (?:that|this|it)|similar))?|,?\s+or so|,?\s+(?:etc|and so (?:on|forth)|and (?:stuff|things)(?: like that)?)|,?\s+(?:i guess|i'm not sure|not sure)|\s*\.{2,}|\s*…)[\s.!?]*$/iu;

/** A phrase that retracts everything before it: `Oslo, no wait, Bergen`. */
const takenBack =
  /^.{2,80}?[\s,;.–—-]+(?:oh\s|ah\s)?(?:no,? wait|wait,? no|no,? sorry|sorry,? (?:no|i mean)|no,? i mean(?:t)?|scratch that|correction)[\s,;.:–—-]+(?=\p{L}|\d)/iu;

/**
 * The question with the words around its answer removed: `A ligament is …` for the term ligament, a dash in front, `or something like that`
 * at the end. Code, and words that the card itself has, stay.
 */
export function withoutItsFrame(question: Question): Question {
  const { answer, definition, term } = question;
  if (answer.length > longest || isCodeCard(question)) return question;
  // A hyphen of the card may be a space in the answer: `well known`.
  const written = definition.replaceAll("-", " ");
  const own = (edge: RegExp) => (edge.test(written) ? /$^/ : edge);
  const bare = withoutTheTerm(answer.replace(own(takenBack), "").replace(own(before), "").replace(own(after), ""), term, definition);
  return bare === answer || bare.trim() === "" ? question : { ...question, answer: bare };
}

/** `The median is the middle value` becomes `the middle value` for the term median. */
function withoutTheTerm(answer: string, term: string, definition: string): string {
  const plain = term
    .slice(0, longestTerm)
    .replace(/\([^()]*\)/g, " ")
    .replace(/[*_?!]/g, "")
    .replace(/^\s*(?:an?|the)\s+/i, "")
    .trim();
  if (plain.length < 3 || !/^[\p{L}\p{M}\p{N}\s'’-]+$/u.test(plain)) return answer;
  const words = plain.split(/\s+/).join("\\s+");
  if (new RegExp(`^(?:(?:an?|the)\\s+)?${words}`, "iu").test(definition)) return answer;
  const frame = new RegExp(
    `^\\s*(?:(?:an?|the|my)\\s+)?${words}s?\\s*(?:(?:is|are|was|were|means?|refers?\\s+to|stands?\\s+for)\\s+(?:when\\s+|that\\s+)?|[:=]\\s*)(?!not\\b)`,
    "iu",
  );
  return answer.replace(frame, "");
}

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
