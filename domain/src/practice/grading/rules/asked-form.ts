import { bareWords, type Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { misspelt } from "./short-answer.ts";

const forms = new Set(
  "plural singular participle infinitive comparative superlative gerund preterite imperfect präteritum partizip perfekt pluriel participe féminin participio pretérito imperfecto subjuntivo gerundio imparfait subjonctif konjunktiv".split(
    " ",
  ),
);

/** Whether a question asks for a form of a word: `past tense of go`. */
function asksForAForm(term: string): boolean {
  const asked = term.toLowerCase();
  return (
    /\b(?:past (?:tense|participle|simple|form)|third person|passé composé|conjugat)/.test(asked) ||
    (asked.match(/\p{L}+/gu) ?? []).some((word) => forms.has(word))
  );
}

/** The person that a question about a verb form names: `tener, ellos, presente`. */
const persons = new Set(
  "yo tú él ella nosotros nosotras vosotros ellos ellas ustedes je tu il ils elle elles nous vous ich du wir ihr io lui lei noi voi loro eu nós eles".split(
    " ",
  ),
);

/** The first person that stands after a comma. */
function personIn(term: string): string | undefined {
  const words = term
    .toLowerCase()
    .split(",")
    .slice(1)
    .map((part) => /^\p{L}+/u.exec(part.trimStart())?.[0] ?? "");
  return words.find((word) => persons.has(word));
}

/** The last letters of a form show which form it is. */
const endingLength = 3;

/** Number of words; a longer card or answer contains more than one form. */
const mostWords = 2;

/**
 * A question for a form of a word (`past tense of go`) accepts only that form, apart from slips: another form, `goed`, is what the question
 * asks about and not the answer.
 */
export function asAskedForm(reading: Reading): Outcome | null {
  const [form] = reading.forms;
  const term = reading.question.term.slice(0, 200);
  const person = personIn(term);
  const words = bareWords(reading.answer.text);
  const said = words.length > 1 && words[0] === person ? words.slice(1) : words;
  if (!(asksForAForm(term) || person !== undefined) || form === undefined || reading.forms.length > 1) return null;
  if (form.words.length > mostWords || said.length === 0 || said.length > mostWords) return null;
  const [own, given] = [bareWords(form.text).join(" "), said.join(" ")];
  if (own === given) return outcome(MARKS.full, "exact");
  const slip = misspelt(form, reading);
  const isReplaced = own.length === given.length || own.startsWith(given);
  if (slip !== null && isReplaced && own.slice(-endingLength) !== given.slice(-endingLength))
    return outcome(50, "one-word-other", { missing: [form.raw.trim()], detail: given });
  return slip ?? outcome(MARKS.none, "no-match", { missing: [form.raw.trim()] });
}
