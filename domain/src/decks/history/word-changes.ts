/** A piece of a text, and whether the other text has it too. */
export type Piece = { text: string; isChanged: boolean };

/** If the product of the two word counts is larger, everything between the first and the last difference counts as changed. */
const mostCompared = 1_000_000;

/** A word, a run of spaces, one character of a script without spaces, or any other single character. */
const word = /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+|[^]/gu;

/** Two versions of a text, split into common and changed pieces; each version's pieces, joined, are that text. */
export function wordChanges(earlier: string, now: string): { earlier: Piece[]; now: Piece[] } {
  const [a, b] = [earlier.match(word) ?? [], now.match(word) ?? []];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const common = commonWords(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const inCommon = (words: readonly string[], inside: ReadonlySet<number>) =>
    joinPieces(words.map((text, at) => ({ text, isChanged: at >= start && at < words.length - end && !inside.has(at - start) })));
  return { earlier: inCommon(a, common.ofThen), now: inCommon(b, common.ofNow) };
}

/** The positions of a longest common subsequence of words, in order. */
function commonWords(a: readonly string[], b: readonly string[]): { ofThen: Set<number>; ofNow: Set<number> } {
  const [ofThen, ofNow] = [new Set<number>(), new Set<number>()];
  if (a.length * b.length > mostCompared) return { ofThen, ofNow };
  const width = b.length + 1;
  /** For each pair of positions: the length of the longest common subsequence of the rest. */
  const lengths = new Uint16Array((a.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      ofThen.add(i++);
      ofNow.add(j++);
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return { ofThen, ofNow };
}

/** Joins neighbouring pieces of the same kind. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.isChanged === piece.isChanged) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
