import { bareWords, type Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { misspelt } from "./short-answer.ts";

const forms =
  /\b(?:past (?:tense|participle|simple|form)|plural|singular|(?:present |past )?participle|infinitive|comparative|superlative|gerund|conjugat\w+|third person|preterite|imperfect|präteritum|partizip|perfekt|pluriel|participe|passé composé|féminin|plural von|participio|pretérito)\b/i;

/** A longer card, or a longer answer, says more than one form of a word. */
const mostWords = 2;

/**
 * A question for a form of a word (`past tense of go`) has that form for an answer, give or take a slip: another form of the word, `goed`,
 * means the same and is what was asked about.
 */
export function asAskedForm(reading: Reading): Outcome | null {
  const [form] = reading.forms;
  const said = bareWords(reading.answer.text);
  if (!forms.test(reading.question.term.slice(0, 200)) || form === undefined || reading.forms.length > 1) return null;
  if (form.words.length > mostWords || said.length === 0 || said.length > mostWords) return null;
  return misspelt(form, reading) ?? outcome(MARKS.none, "no-match", { missing: [form.raw.trim()] });
}
