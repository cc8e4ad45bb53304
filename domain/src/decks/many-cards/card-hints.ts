import { readableSide, readableTerm } from "../../cards/text/readable.ts";
import { gapsOf } from "../../cards/term-gaps.ts";
import type { DeckLanguages } from "../languages/languages.ts";
import type { FormCard, Side } from "../deck-form.ts";
import { duplicatesIn } from "./duplicates.ts";

/** What may be better on a card. None of it keeps a deck from being saved. */
export type CardHint =
  | { readonly what: "empty side"; readonly side: Side }
  | { readonly what: "term in definition" }
  | { readonly what: "long side"; readonly side: Side; readonly words: number }
  | { readonly what: "picture without words"; readonly side: Side }
  | { readonly what: "same term"; readonly cards: readonly FormCard[] };

/** A card with what may be better; `row` is counted from 0. */
export type HintedCard = { readonly card: FormCard; readonly row: number; readonly hints: readonly CardHint[] };

/** A side of this many words is too much for one card. */
const longSideWords = 300;
/** Shorter terms stand in other words by chance. */
const shortestTerm = 4;

/** The cards that may be better, in the order of the deck. Terms that stand in their definitions are no fault where the sides have two languages. */
export function hintsOf(cards: readonly FormCard[], languages: DeckLanguages | null = null): readonly HintedCard[] {
  const hasTwoLanguages =
    languages !== null && languages.term !== null && languages.definition !== null && languages.term !== languages.definition;
  const groupOf = new Map(duplicatesIn(cards).flatMap((group) => group.map((card) => [card.key, group] as const)));
  return cards.flatMap((card, row) => {
    const group = groupOf.get(card.key);
    const own = ownHints(card).filter(({ what }) => what !== "term in definition" || !hasTwoLanguages);
    const hints: readonly CardHint[] = group ? [...own, { what: "same term", cards: group }] : own;
    return hints.length > 0 ? [{ card, row, hints }] : [];
  });
}

const known = new WeakMap<FormCard, readonly CardHint[]>();

/** Cards are values: in a long deck only the changed one is read again. */
function ownHints(card: FormCard): readonly CardHint[] {
  const before = known.get(card);
  if (before) return before;
  const hints = findHints(card);
  known.set(card, hints);
  return hints;
}

function findHints(card: FormCard): readonly CardHint[] {
  const { term, definition } = card;
  const [hasTerm, hasDefinition] = [term.trim() !== "", definition.trim() !== ""];
  const hasGaps = gapsOf(term).length > 0;
  const hints: CardHint[] = [];
  if (!hasTerm && hasDefinition) hints.push({ what: "empty side", side: "term" });
  if (hasTerm && !hasDefinition && !hasGaps) hints.push({ what: "empty side", side: "definition" });
  if (!hasGaps && hasTermInDefinition(card)) hints.push({ what: "term in definition" });
  for (const side of ["term", "definition"] as const) {
    const words = wordCount(card[side]);
    if (words >= longSideWords) hints.push({ what: "long side", side, words });
    if (pictureWithoutWords.test(card[side])) hints.push({ what: "picture without words", side });
  }
  return hints;
}

const pictureWithoutWords = /!\[\]\(media\/[\w-]{1,64}\.(?:jpe?g|png|webp|gif|avif|svg)\)/;

/** Whether the definition has the term as whole words, beside others: it gives the answer away when it is asked for the term. */
function hasTermInDefinition({ term, definition }: FormCard): boolean {
  if (term.length > 200 || definition.length < shortestTerm) return false;
  const [words, text] = [readableTerm(term, { inLine: true }), readableSide(definition, { inLine: true })].map((side) =>
    side.normalize("NFC").toLowerCase(),
  ) as [string, string];
  if (words.length < shortestTerm || text === words) return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isApart = !isPartOfWord(text.charAt(at - 1)) && !isPartOfWord(text.charAt(at + words.length));
    if (isApart) return true;
  }
  return false;
}

function isPartOfWord(character: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(character);
}

/** Words between spaces. In Chinese and Japanese, which have none, two characters are about a word. */
function wordCount(text: string): number {
  if (text.length < longSideWords) return 0;
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return (text.match(/\S+/g)?.length ?? 0) + Math.floor(signs / 2);
}
