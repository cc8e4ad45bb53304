import { pairing } from "./pairing.ts";

export type Mark = "italic" | "bold" | "underline" | "strike";

/** Some of `*`, `_` or `~` side by side: first the marks that end here, then characters that mark nothing, then the marks that begin. */
export type Row = { kind: "row"; character: string; closes: Mark[]; unused: number; opens: Mark[] };

export type Piece = { kind: "text" | "code"; text: string } | Row;

/** The text in its pieces, from left to right, with every row's marks paired. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const special = /\\[\\*_~`]|(?:\*+|__+|~~+|`+)(?!\p{M})/gu;
  const closingBackticks = backticks(text);
  const pair = pairing();
  let done = 0;
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const [row] = match;
    const start = match.index;
    const end = start + row.length;
    const piece = row.startsWith("\\")
      ? { kind: "text" as const, text: row.slice(1) }
      : row.startsWith("`")
        ? codeFrom(text, end, closingBackticks(end, row.length), row.length)
        : pair(text, start, end);
    if (!piece) continue;
    if (start > done) found.push({ kind: "text", text: text.slice(done, start) });
    found.push(piece.kind === "code" ? { kind: "code", text: piece.text } : piece);
    done = "end" in piece ? piece.end : end;
    special.lastIndex = done;
  }
  if (done < text.length) found.push({ kind: "text", text: text.slice(done) });
  return found;
}

/** The code between its backticks, and where the text goes on; null when no row of as many backticks follows. */
function codeFrom(text: string, start: number, closing: number | undefined, length: number) {
  if (closing === undefined) return null;
  const inside = text.slice(start, closing);
  const padded = length > 1 && inside.startsWith(" ") && inside.endsWith(" ") && inside.trim() !== "";
  return { kind: "code" as const, text: padded ? inside.slice(1, -1) : inside, end: closing + length };
}

/** Finds the next row of exactly so many backticks at or after a place. The places asked for only grow, so that all the asking is linear. */
function backticks(text: string): (from: number, length: number) => number | undefined {
  const startsByLength = new Map<number, { starts: number[]; next: number }>();
  for (const { 0: row, index } of text.matchAll(/`+(?!\p{M})/gu)) {
    const known = startsByLength.get(row.length);
    if (known) known.starts.push(index);
    else startsByLength.set(row.length, { starts: [index], next: 0 });
  }
  return (from, length) => {
    const known = startsByLength.get(length);
    if (!known) return undefined;
    while ((known.starts[known.next] ?? Infinity) < from) known.next++;
    return known.starts[known.next];
  };
}
