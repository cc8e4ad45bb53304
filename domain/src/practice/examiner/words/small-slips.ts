import { slipsBetween } from "../text/typos.ts";
import type { Token, WordText } from "./tokens.ts";

/** The shortest small word whose slips are read: one letter may be a name, as in vitamin A. */
const shortest = 2;

/**
 * The answer with the card's small words where it has one slip of them, such as `teh` for the, between the same words; null where it has none. Otherwise the slip
 * would be a word that the card doesn't have. Words that deny or count stay as they are, and so do slips that are words, unless all else is the card's text: `wit a few sellers`.
 */
export function withoutSmallSlips(card: WordText, answer: WordText, isRealWord: (word: string) => boolean): string | null {
  const small = card.tokens.flatMap((word, at) => (isSmall(word) && word.text.length >= shortest ? [{ word, at }] : []));
  if (small.length === 0) return null;
  const isElseTheSame =
    card.tokens.length === answer.tokens.length && card.tokens.filter(({ text: own }, at) => own !== answer.tokens[at]?.text).length === 1;
  let text = "";
  let end = 0;
  for (const [at, said] of answer.tokens.entries()) {
    if (said.isFunction || said.isDenier || said.number !== null || said.start < end) continue;
    const meant = small.find(
      (one) => standsBetweenTheSame(card.tokens, one.at, answer.tokens, at) && slipsBetween(one.word.text, said.text, 1) === 1,
    );
    if (!meant || (!isElseTheSame && isRealWord(said.text))) continue;
    text += answer.folded.slice(end, said.start) + meant.word.text;
    end = said.end;
  }
  return end === 0 ? null : text + answer.folded.slice(end);
}

function isSmall({ isFunction, isDenier, number }: Token): boolean {
  return isFunction && !isDenier && number === null;
}

function standsBetweenTheSame(card: readonly Token[], at: number, answer: readonly Token[], place: number): boolean {
  const [before, saidBefore, after, saidAfter] = [card[at - 1], answer[place - 1], card[at + 1], answer[place + 1]];
  return before?.text === saidBefore?.text && after?.text === saidAfter?.text && (before ?? after) !== undefined;
}
