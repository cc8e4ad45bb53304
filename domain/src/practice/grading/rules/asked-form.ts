import { bareWords, type Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { misspelt } from "./short-answer.ts";

const forms =
  /\b(?:past (?:tense|participle|simple|form)|plural|singular|(?:present |past )?participle|infinitive|comparative|superlative|gerund|conjugat\w+|third person|preterite|imperfect|präteritum|partizip|perfekt|pluriel|participe|passé composé|féminin|plural von|participio|pretérito|imperfecto|subjuntivo|gerundio|imparfait|subjonctif|konjunktiv)(?!\p{L})/iu;

/** `tener, ellos, presente`: the person that a form of a verb is asked for. */
const persons =
  /,\s*(?:yo|tú|él|ella|nosotros|nosotras|vosotros|ellos|ellas|ustedes|je|tu|ils?|elles?|nous|vous|ich|du|wir|ihr|io|lui|lei|noi|voi|loro|eu|nós|eles)(?!\p{L})/iu;

/** Of a form of a word the last letters say which one it is. */
const endingLength = 3;

/** A longer card, or a longer answer, says more than one form of a word. */
const mostWords = 2;

/**
 * A question for a form of a word (`past tense of go`) has that form for an answer, give or take a slip: another form of the word, `goed`,
 * means the same and is what was asked about.
 */
export function asAskedForm(reading: Reading): Outcome | null {
  const [form] = reading.forms;
  const term = reading.question.term.slice(0, 200);
  const person = persons.exec(term)?.[0].replace(/^,\s*/, "").toLowerCase();
  const words = bareWords(reading.answer.text);
  const said = words.length > 1 && words[0] === person ? words.slice(1) : words;
  if (!(forms.test(term) || person !== undefined) || form === undefined || reading.forms.length > 1) return null;
  if (form.words.length > mostWords || said.length === 0 || said.length > mostWords) return null;
  const [own, given] = [bareWords(form.text).join(" "), said.join(" ")];
  if (own === given) return outcome(MARKS.full, "exact");
  const slip = misspelt(form, reading);
  const isReplaced = own.length === given.length || own.startsWith(given);
  if (slip !== null && isReplaced && own.slice(-endingLength) !== given.slice(-endingLength))
    return outcome(50, "one-word-other", { missing: [form.raw.trim()], detail: given });
  return slip ?? outcome(MARKS.none, "no-match", { missing: [form.raw.trim()] });
}
