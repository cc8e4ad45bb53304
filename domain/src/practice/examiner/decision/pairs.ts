import { isDeniedOnce, isSaid } from "../words/alignment.ts";
import type { Token, WordText } from "../words/tokens.ts";
import type { WordReading } from "./reading.ts";

/** A longer text before a colon is a sentence, not what the part is about. */
const longestSubject = 4;
const mostSubjects = 6;

/** Where a text begins to speak of a thing: the place in the folded text, and the number of the thing. */
type Mention = { at: number; subject: number };

/**
 * Whether the answer exchanges what the card gives each of two things: `arteries lead to the heart, veins away from it`. Asked of cards that
 * name several things before a colon or an equals sign, or that begin several clauses with words of their question, and of answers that name two of
 * these things.
 */
export function arePartsCrossed(reading: WordReading): boolean {
  const { definition, answer, alignment } = reading;
  const subjects = subjectsOf(reading);
  if (subjects.length < 2) return false;
  const [own, said] = [mentions(definition, subjects), mentions(answer, subjects)];
  if (new Set(own.map(({ subject }) => subject)).size < 2 || new Set(said.map(({ subject }) => subject)).size < 2) return false;
  const { card, ofAnswer } = alignment;
  const isSubject = ({ stem }: Token) => subjects.some((stems) => stems.has(stem));
  const subjectsWith = (stem: string) => new Set(card.flatMap((word) => (word.stem === stem ? [subjectAt(own, word)] : []))).size;
  let [kept, crossed] = [0, 0];
  for (const [at, pair] of ofAnswer.entries()) {
    const [word, told] = [alignment.answer[at], isSaid(pair) ? card[pair.card] : undefined];
    if (word === undefined || told === undefined || isSubject(told) || subjectsWith(told.stem) > 1) continue;
    const [ofCard, ofAnswerWord] = [subjectAt(own, told), subjectAt(said, word)];
    // `double and with thymine is DNA, single and with uracil is RNA`: a text that names its subjects last is not read.
    if (ofCard === undefined || ofAnswerWord === undefined) return false;
    // `UDP doesn't guarantee delivery, TCP does` says the same as a card that denies it of UDP.
    const isTurned = pair !== null && isDeniedOnce(pair, alignment);
    if ((ofCard === ofAnswerWord) === isTurned) crossed += 1;
    else kept += 1;
  }
  // `sound travels slower than light` for light travels faster than sound.
  for (const { card: ownPlace, answer: saidPlace } of alignment.contrasts) {
    const [told, word] = [card[ownPlace], alignment.answer[saidPlace]];
    // The two things themselves may be contraries, as import and export are.
    if (told === undefined || word === undefined || isSubject(told)) continue;
    const [ofCard, ofAnswerWord] = [subjectAt(own, told), subjectAt(said, word)];
    if (ofCard !== undefined && ofAnswerWord !== undefined && ofCard !== ofAnswerWord) kept += 1;
  }
  return crossed > 1 && crossed >= 2 * kept;
}

/** The telling words that name each thing. */
function subjectsOf({ definition, term }: WordReading): ReadonlySet<string>[] {
  const named = namedParts(definition);
  if (named.length > 1) return named;
  const leading = new Set(definition.tokens.flatMap((word) => (isLeading(word, definition) ? [word.stem] : [])));
  const shared = new Set(
    term.tokens.flatMap(({ stem, isFunction, number }) => (!isFunction && number === null && leading.has(stem) ? [stem] : [])),
  );
  return shared.size > mostSubjects ? [] : Array.from(shared, (stem) => new Set([stem]));
}

/** Whether a word is the first one of its item that tells something: what the item is about. */
function isLeading(word: Token, { tokens }: WordText): boolean {
  return tells(word) && tokens.find((one) => one.item === word.item && tells(one)) === word;
}

function tells({ isFunction, text }: Token): boolean {
  return !isFunction && !joining.has(text);
}

/** Words that join two clauses: the subject stands behind them. */
const joining = new Set(
  "while whereas whilst although though however but then instead hingegen dagegen während wohingegen tandis alors mais mientras pero sino".split(
    " ",
  ),
);

/** What stands before the colon or the equals sign of each part between semicolons; empty if one part has none. */
function namedParts({ folded, tokens }: WordText): ReadonlySet<string>[] {
  const ends = [...Array.from(folded.matchAll(/;/g), ({ index }) => index), folded.length];
  const parts: ReadonlySet<string>[] = [];
  let from = 0;
  for (const to of ends) {
    const sign = folded.slice(from, to).search(/[:=]|\s[–-]\s/);
    const words = tokens.filter(({ start, isFunction }) => sign > 0 && start >= from && start < from + sign && !isFunction);
    if (words.length === 0 || words.length > longestSubject || parts.length === mostSubjects) return [];
    parts.push(new Set(words.map(({ stem }) => stem)));
    from = to + 1;
  }
  return parts;
}

function mentions(text: WordText, subjects: readonly ReadonlySet<string>[]): Mention[] {
  return text.tokens.flatMap((word) => {
    const [only, ...others] = isLeading(word, text) ? subjects.flatMap((stems, subject) => (stems.has(word.stem) ? [subject] : [])) : [];
    return only === undefined || others.length > 0 ? [] : [{ at: word.start, subject: only }];
  });
}

function subjectAt(mentioned: readonly Mention[], word: Token): number | undefined {
  return mentioned.findLast(({ at }) => at <= word.start)?.subject;
}
