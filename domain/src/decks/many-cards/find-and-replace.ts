import { pieces, type Piece } from "../../cards/text/inline-tokens.ts";
import type { DeckForm, FormCard, Side } from "../deck-form.ts";

export type FindOptions = {
  find: string;
  /** whether capital letters have to be the same */
  isCaseKept: boolean;
  isWholeWord: boolean;
};

/** The longest text to look for, in UTF-16 code units. */
export const longestFind = 300;

/** A position in a side: `from` and `to` are UTF-16 code units. */
export type TextPlace = { readonly from: number; readonly to: number };

/** A side in which the text stands, and the side after all of its places are replaced. */
export type Replacement = {
  readonly key: string;
  readonly side: Side;
  readonly found: readonly TextPlace[];
  readonly before: string;
  readonly after: string;
};

const sides: readonly Side[] = ["term", "definition"];

/**
 * Every side in which the text stands, with what it would become. `leftOut` counts sides that stay as they are, because the replacement would change
 * a formula, an address or a gap: a bracket in the description of a picture, for example.
 */
export function replacementsIn(
  cards: readonly FormCard[],
  options: FindOptions,
  replacement: string,
): { replacements: readonly Replacement[]; leftOut: number } {
  const pattern = patternOf(options);
  const replacements: Replacement[] = [];
  let leftOut = 0;
  if (pattern === null) return { replacements, leftOut };
  for (const card of cards)
    for (const side of sides) {
      const before = card[side];
      const found = placesOf(before, side, pattern);
      if (found.length === 0) continue;
      const after = replaced(before, found, replacement);
      if (after === before) continue;
      if (fixedParts(before, side) === fixedParts(after, side)) replacements.push({ key: card.key, side, found, before, after });
      else leftOut += 1;
    }
  return { replacements, leftOut };
}

/** The form with the chosen sides replaced. A side that was changed since stays as it is. */
export function withReplacements(form: DeckForm, replacements: readonly Replacement[]): DeckForm {
  const changes = new Map<string, Map<Side, Replacement>>();
  for (const one of replacements) changes.set(one.key, (changes.get(one.key) ?? new Map<Side, Replacement>()).set(one.side, one));
  let isChanged = false;
  const cards = form.cards.map((card) => {
    const ofCard = changes.get(card.key);
    if (ofCard === undefined) return card;
    let next = card;
    for (const [side, { before, after }] of ofCard) if (card[side] === before) next = { ...next, [side]: after };
    isChanged ||= next !== card;
    return next;
  });
  return isChanged ? { ...form, cards } : form;
}

/** The replacements that undo these. */
export function reversed(replacements: readonly Replacement[]): readonly Replacement[] {
  return replacements.map(({ before, after, ...one }) => ({ ...one, found: [], before: after, after: before }));
}

function replaced(text: string, found: readonly TextPlace[], replacement: string): string {
  let copiedTo = 0;
  let result = "";
  for (const { from, to } of found) {
    result += text.slice(copiedTo, from) + replacement;
    copiedTo = to;
  }
  return result + text.slice(copiedTo);
}

/** The places in a side's visible text: not in formulas, addresses and marks. */
function placesOf(text: string, side: Side, pattern: RegExp): TextPlace[] {
  // Most sides don't have it at all, and need no reading.
  pattern.lastIndex = 0;
  if (!pattern.test(text)) return [];
  return visibleStretches(text, side).flatMap(({ from, to }) => {
    // The characters around the stretch are looked at, too: they decide where a word ends.
    const found: TextPlace[] = [];
    pattern.lastIndex = from;
    for (let match = pattern.exec(text); match !== null && match.index < to; match = pattern.exec(text))
      if (match.index + match[0].length <= to) found.push({ from: match.index, to: match.index + match[0].length });
    return found;
  });
}

/** Where the source of a side is what a reader sees. Neighboring ones are one stretch. */
function visibleStretches(text: string, side: Side): TextPlace[] {
  const stretches: { from: number; to: number }[] = [];
  for (const piece of piecesOf(text, side)) {
    const stretch = visibleStretch(text, piece);
    const last = stretches.at(-1);
    if (stretch === null) continue;
    if (last?.to === stretch.from) last.to = stretch.to;
    else stretches.push(stretch);
  }
  return stretches;
}

function visibleStretch(text: string, piece: Piece): { from: number; to: number } | null {
  const words = piece.kind === "gap end" ? piece.hint : "text" in piece ? piece.text : "";
  if (words === "") return null;
  // A block of code may begin with the name of its language.
  const from = piece.kind === "fence" ? text.lastIndexOf(words, piece.to) : text.indexOf(words, piece.from);
  // Where characters are escaped the source is not what is seen.
  return from >= piece.from && from + words.length <= piece.to ? { from, to: from + words.length } : null;
}

/** What a replacement may not change, as a text: files, addresses, formulas and gaps. */
function fixedParts(text: string, side: Side): string {
  return JSON.stringify(
    piecesOf(text, side).flatMap((piece) => {
      if (piece.kind === "link") return [piece.href];
      if (piece.kind === "picture" || piece.kind === "sound") return [`${piece.id}.${piece.extension}`];
      if (piece.kind === "formula") return [piece.tex];
      if (piece.kind === "gap") return [`c${piece.number}`];
      return piece.kind === "fence" || piece.kind === "code" || piece.kind === "gap end" ? [piece.kind] : [];
    }),
  );
}

function piecesOf(text: string, side: Side): Piece[] {
  return pieces(text, { lines: true, gaps: side === "term" });
}

/** The pattern that finds the text; null for one that is empty or too long. Letters with accents are found in both of Unicode's spellings. */
function patternOf({ find, isCaseKept, isWholeWord }: FindOptions): RegExp | null {
  if (find === "" || find.length > longestFind) return null;
  const spellings = [...new Set([find, find.normalize("NFC"), find.normalize("NFD")])].map(literally);
  const [start, end] = isWholeWord ? [`(?<!${partOfWord})`, `(?!${partOfWord})`] : ["", ""];
  // An e with an accent of its own is another letter than e.
  return new RegExp(`${start}(?:${spellings.join("|")})(?!\\p{M})${end}`, isCaseKept ? "gu" : "giu");
}

const partOfWord = "[\\p{L}\\p{M}\\p{N}_]";

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
