import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, outcome, type Outcome } from "../question/verdict.ts";
import { areOpposites } from "../tables/opposites.ts";
import { folded } from "../text/fold.ts";
import { wordsOf } from "../text/words.ts";

/** Number of words; a longer remark says more than what the thing is. */
const longestRemark = 12;
const ordinals = new Set("first second third fourth fifth sixth seventh eighth ninth tenth last".split(" "));
/** Words that introduce a remark on the named thing. */
const leading =
  /^(?:which|who|that|it|is|was|are|also|and|the|a|an|one|of|by|far|very|quite|rather|really|actually|in|fact|my|its|called|known|as|same)$/;

/**
 * A right answer with a remark that contradicts the question gets a part: `diamond, the softest substance` when the hardest was asked for.
 */
export function unlessAgainstTheQuestion(decided: Outcome, reading: Reading): Outcome {
  const card = reading.forms[0];
  if (!countsAsCorrect(decided.score) || card === undefined || reading.answer.words.length < card.words.length + 2) return decided;
  const against = saidAgainst(reading) ?? converseOf(reading);
  return against === null
    ? decided
    : outcome(60, "against-the-question", { found: decided.found, missing: [against.asked], detail: against.said });
}

const happenedLater = /^(?:ended|began|started|finished|born|died)$/;

/** A word of the question and its antonym in the remark; null if there is none. */
function saidAgainst({ question, answer, forms, language, lexicon }: Reading): { asked: string; said: string } | null {
  const [, remark = ""] = /^[^,;(]{1,80}[,;(]\s*(.+)$/su.exec(answer.raw.slice(0, 400)) ?? [];
  const words = wordsOf(folded(remark));
  if (words.length === 0 || words.length > longestRemark || language !== "en") return null;
  const asked = wordsOf(folded(question.term.slice(0, 200)));
  const own = new Set([...asked, ...forms.flatMap((form) => form.words)]);
  const place = words.findIndex((word) => !leading.test(word) && !own.has(word));
  const said = words[place];
  // `1914, it ended in 1918` is about a later event.
  if (said === undefined || happenedLater.test(said) || words.slice(0, place).some((word) => !leading.test(word)) || words.includes("not"))
    return null;
  const isNextAsked = asked.includes(words[place + 1] ?? "");
  const against = asked.find((word) =>
    ordinals.has(word) && ordinals.has(said) ? isNextAsked : areOpposites(word, said) || lexicon.areOpposites(word, said),
  );
  // With `than` the comparison may be about another thing.
  return against === undefined || words.includes("than") ? null : { asked: against, said };
}

/** Converse roles of two people: a person has only one of them towards the other. */
const converse: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/^(?:teacher|tutor|mentor|master)$/, /^(?:pupil|student|disciple|apprentice)$/],
  [/^(?:father|mother|parent)$/, /^(?:son|daughter|child)$/],
  [/^(?:predecessor)$/, /^(?:successor)$/],
  [/^(?:uncle|aunt)$/, /^(?:nephew|niece)$/],
  [/^(?:husband)$/, /^(?:wife)$/],
];

/** `Socrates, a pupil of Plato` when the teacher of Plato was asked for: the converse relation; null if there is none. */
function converseOf({ question, answer }: Reading): { asked: string; said: string } | null {
  const [, role = "", whose = ""] =
    /^(?:who was )?(?:the )?(\p{L}+) (?:of|to) ([\p{L}\s'’-]{3,60})\??$/u.exec(folded(question.term.slice(0, 100))) ?? [];
  const row = converse.map((pair) => (pair[0].test(role) ? pair[1] : pair[1].test(role) ? pair[0] : null)).find((other) => other !== null);
  if (!row || /\b(?:not|never)\b|n't\b/.test(answer.text)) return null;
  const said = Array.from(answer.text.slice(0, 400).matchAll(/(\p{L}+) of ([\p{L}\s'’-]{3,60})/gu)).find(
    ([, other = "", him = ""]) => row.test(other) && him.startsWith(whose),
  );
  return said === undefined ? null : { asked: role, said: said[0] };
}
