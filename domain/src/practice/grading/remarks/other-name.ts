import type { Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";
import { sensesOf } from "./known-of.ts";
import { stem } from "../text/stems.ts";
import { contentWords, wordsOf } from "../text/words.ts";

/** Limits of an answer and of a name, in UTF-16 code units, and of the cards that are searched. */
const longestRead = 300;
const mostCards = 1000;
const longestName = 60;

/** Phrases that introduce a second name: `also called`, `alias`, `formerly`. */
const introduced =
  /(?<!so-)\b(?:(?:also|sometimes|often|otherwise|commonly|formerly|once|previously)\s(?:called|named|known as)|(?:which|that) is called|alias|a\.?k\.?a\.?|formerly|previously|the same(?: thing)? as)\s(the\s|an?\s)?(\p{L}[\p{L}\p{M}'’ -]{2,40}?)(?=$|[,.;:)(]|\s(?:in|by|because|which|who|and|after|before|until|for)\b)/u;
/** The years of a person's life in a gloss. */
const lived = /\(\d{3,4}-\d{3,4}\)/;
const denied = /\b(?:not|never|wrongly|falsely|unlike)\b|n't\b/;

/**
 * The second name that an answer gives a thing, if it belongs to another: another card of the deck asks for that name, or a dictionary
 * explains both with the same words and neither as the other. Else null.
 */
export function otherNameOf(reading: Reading): { known: string; said: string } | null {
  const { question, answer, others, lexicon } = reading;
  const text = answer.text.slice(0, longestRead);
  const [, article, called] = (denied.test(text) ? null : introduced.exec(text)) ?? [];
  const said = called?.trim();
  const isExplained = question.definition.trim().split(/\s+/).length > 3;
  const name = plain(isExplained ? question.term : question.definition);
  if (said === undefined || isPartOf(said, name) || plain(question.term).includes(said) || plain(question.definition).includes(said))
    return null;
  const isRival = (card: { term: string; definition: string }) =>
    [plain(card.term), plain(card.definition)].includes(said) && !`${plain(card.term)} ${plain(card.definition)}`.includes(name);
  if (others.slice(0, mostCards).some(isRival)) return { known: name, said };
  const senses = sensesOf(name, lexicon);
  // `Shakespeare, also called the Bard`: a byname.
  if (article?.trim() === "the" && senses.some(({ gloss }) => lived.test(gloss))) return null;
  return areTwoOfAKind(senses, sensesOf(said, lexicon), name, said) ? { known: name, said } : null;
}

function plain(text: string): string {
  return folded(text.slice(0, longestName).replace(/\s*\([^()]*\)/g, "")).replace(/^(?:the|an?) /, "");
}

function isPartOf(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

type Senses = ReturnType<Reading["lexicon"]["senses"]>;

/**
 * Whether the glosses of two names share a content word, `a unit of …`, while the names share no sense and neither gloss mentions the
 * other.
 */
function areTwoOfAKind(ours: Senses, theirs: Senses, name: string, said: string): boolean {
  const mentions = (senses: Senses, other: string) =>
    senses.some(({ words, gloss }) => words.includes(other) || gloss.toLowerCase().includes(other));
  if (ours.length === 0 || theirs.length === 0 || mentions(ours, said) || mentions(theirs, name)) return false;
  const stems = ({ gloss }: Senses[number]) =>
    contentWords(wordsOf(folded(gloss.replace(/\([^()]*\)/g, ""))), "en")
      .filter((word) => word.length > 3 && !vague.test(word))
      .map(stem);
  const own = new Set(ours.flatMap(stems));
  return theirs.some((sense) => stems(sense).some((word) => own.has(word)));
}

/** Words in a gloss that show no similarity. */
const vague =
  /^(?:large|small|long|short|many|part|made|used|with|from|that|people|person|some|thing|kind|form|type|state|responsible|especial|usual|great|common|high)/;
