import { tableOf } from "../../words/table-of.ts";

export type Mark = "italic" | "bold" | "underline" | "strike";

/** A run of `*`, `_` or `~`: first the closing marks, then characters without a mark, then the opening marks. */
export type Row = { from: number; to: number; kind: "row"; character: string; closes: Mark[]; unused: number; opens: Mark[] };

/** An opening run with unused marks: `row.unused` of them, the innermost last. */
type Opener = { start: number; row: Row };

/**
 * Pairs the runs of one text, which must be given from left to right. Each mark has its own stack of openers, so a closing run finds its
 * partner at once; every opener is pushed and popped at most once.
 */
export function pairing(): (text: string, start: number, end: number) => Row | null {
  const piles: Record<Mark, Opener[]> = { italic: [], bold: [], underline: [], strike: [] };
  const everyPile = Object.values(piles);

  const nearest = (marks: readonly Mark[]): { mark: Mark; opener: Opener } | null => {
    let pair: { mark: Mark; opener: Opener } | null = null;
    for (const mark of marks) {
      const opener = piles[mark].at(-1);
      if (opener && opener.start > (pair?.opener.start ?? -1)) pair = { mark, opener };
    }
    return pair;
  };

  /** Openers inside the closing one were crossed by it: they stay text. */
  const dropInside = (start: number) => {
    for (const pile of everyPile) while ((pile.at(-1)?.start ?? -1) > start) pile.pop();
  };

  return (text, start, end) => {
    const character = text.charAt(start);
    if (marksOf(character, end - start).length === 0) return null;
    const { canOpen, canClose } = sides(text, start, end);
    if (!canOpen && !canClose) return null;

    const row: Row = { kind: "row", character, closes: [], unused: end - start, opens: [], from: start, to: end };
    const possible = () => marksOf(character, row.unused);
    for (let pair = canClose ? nearest(possible()) : null; pair; pair = nearest(possible())) {
      const { mark, opener } = pair;
      dropInside(opener.start);
      piles[mark].pop();
      opener.row.opens.unshift(mark);
      opener.row.unused -= length(mark);
      row.closes.push(mark);
      row.unused -= length(mark);
    }
    if (canOpen) for (const mark of possible()) piles[mark].push({ start, row });
    return row;
  };
}

/** What this many unused characters of a run can mean. Three asterisks are both marks, in the order in which they close. */
function marksOf(character: string, unused: number): readonly Mark[] {
  return marks[character]?.[unused] ?? none;
}

const none: readonly Mark[] = [];

const marks = tableOf<readonly (readonly Mark[])[]>({
  "*": [none, ["italic"], ["bold"], ["italic", "bold"]],
  _: [none, none, ["underline"]],
  "~": [none, none, ["strike"]],
});

function length(mark: Mark): 1 | 2 {
  return mark === "italic" ? 1 : 2;
}

/** Whether the neighbouring characters let a run open or close a mark. */
function sides(text: string, start: number, end: number): { canOpen: boolean; canClose: boolean } {
  const before = characterBefore(text, start);
  const after = end < text.length ? String.fromCodePoint(text.codePointAt(end) ?? 0) : "";
  if (/\p{Nd}/u.test(before) && /\p{Nd}/u.test(after)) return { canOpen: false, canClose: false };
  const onlyAtWordEdges = text.charAt(start) === "_";
  return {
    canOpen: /\S/u.test(after) && !(onlyAtWordEdges && wordCharacter.test(before)),
    canClose: /\S/u.test(before) && !(onlyAtWordEdges && wordCharacter.test(after)),
  };
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

function characterBefore(text: string, at: number): string {
  const pair = at >= 2 ? text.codePointAt(at - 2) : undefined;
  return pair !== undefined && pair > 0xffff ? text.slice(at - 2, at) : text.slice(Math.max(at - 1, 0), at);
}
