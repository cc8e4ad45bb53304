import type { Mark } from "./emphasis-pairing.ts";
import { pieces, type Piece } from "./inline-tokens.ts";
import type { MediaKind } from "./links.ts";

/** A place of a side, in UTF-16 code units. */
type Range = { from: number; to: number };
/** A place whose signs stand before and behind what they mark: `**` and `**` around `innerFrom` to `innerTo`. */
type Around = Range & { innerFrom: number; innerTo: number };

/** Something in a side that is drawn otherwise than it is typed. */
export type SidePart =
  | (Around & { kind: Mark | "code" | "sub" | "sup" })
  | (Around & { kind: "link"; href: string })
  | (Around & { kind: "gap"; number: number; hint: string })
  | (Around & { kind: "fence"; language: string })
  | (Around & { kind: "formula"; isDisplayed: boolean })
  | (Range & { kind: MediaKind; id: string; extension: string; text: string })
  | (Range & { kind: "item"; number: number | null })
  /** a backslash and the character that it keeps from being a sign */
  | (Range & { kind: "escape" });

/**
 * The parts of a side by their places, each before those inside it. They say what an editor draws, while the text stays as it is typed. Only a
 * term has gaps. Linear time, as `pieces`.
 */
export function sideLayout(text: string, { gaps }: { gaps: boolean }): SidePart[] {
  const parts: SidePart[] = [];
  const openMarks: Mutable<Around & { kind: Mark }>[] = [];
  const openGaps: Mutable<Extract<SidePart, { kind: "gap" }>>[] = [];

  for (const piece of pieces(text, { lines: true, gaps })) {
    if (piece.kind === "row") addRow(piece);
    else if (piece.kind === "gap") {
      const gap = {
        kind: "gap" as const,
        number: piece.number,
        hint: "",
        from: piece.from,
        innerFrom: piece.to,
        innerTo: piece.to,
        to: piece.to,
      };
      openGaps.push(gap);
      parts.push(gap);
    } else if (piece.kind === "gap end") {
      const gap = openGaps.pop();
      if (gap) Object.assign(gap, { innerTo: piece.from, to: piece.to, hint: piece.hint });
    } else {
      const part = partOf(text, piece);
      if (part !== null) parts.push(part);
    }
  }
  return parts.toSorted((a, b) => a.from - b.from || b.to - a.to);

  function addRow(row: Extract<Piece, { kind: "row" }>): void {
    let at = row.from;
    for (const mark of row.closes) {
      const opened = openMarks.findLastIndex(({ kind }) => kind === mark);
      const [part] = opened < 0 ? [] : openMarks.splice(opened, 1);
      if (part) parts.push(Object.assign(part, { innerTo: at, to: at + lengthOf(mark) }));
      at += lengthOf(mark);
    }
    at += row.unused;
    for (const mark of row.opens) {
      openMarks.push({ kind: mark, from: at, innerFrom: at + lengthOf(mark), innerTo: text.length, to: text.length });
      at += lengthOf(mark);
    }
  }
}

type Mutable<Part> = { -readonly [Key in keyof Part]: Part[Key] };

function lengthOf(mark: Mark): number {
  return mark === "italic" ? 1 : 2;
}

function partOf(text: string, piece: Exclude<Piece, { kind: "row" | "gap" | "gap end" }>): SidePart | null {
  const { from, to } = piece;
  switch (piece.kind) {
    case "text":
      return to - from === 2 && piece.text.length === 1 ? { kind: "escape", from, to } : null;
    case "break":
      return null;
    case "code":
      return { kind: "code", from, to, ...insideCode(text.slice(from, to), piece.text.length, from) };
    case "sub":
    case "sup":
      return { kind: piece.kind, from, to, innerFrom: from + 1, innerTo: to - 1 };
    case "link":
      return { kind: "link", href: piece.href, from, to, innerFrom: from + 1, innerTo: to - piece.href.length - "](".length - 1 };
    case "picture":
    case "sound":
      return { kind: piece.kind, from, to, id: piece.id, extension: piece.extension, text: piece.text };
    case "formula":
      return { kind: "formula", isDisplayed: piece.isDisplayed, from, to, innerFrom: from + 2, innerTo: to - 2 };
    case "item":
      return { kind: "item", from, to, number: piece.number };
    case "fence":
      return {
        kind: "fence",
        from,
        to,
        language: piece.language,
        innerFrom: text.indexOf("\n", from) + 1,
        innerTo: text.lastIndexOf("\n", to - 1),
      };
  }
}

/** The backticks around code, and the space inside them that two and more have. */
function insideCode(source: string, length: number, from: number): { innerFrom: number; innerTo: number } {
  const padding = (source.length - length) / 2;
  return { innerFrom: from + padding, innerTo: from + padding + length };
}

/** The innermost part of these kinds that a place is in; its signs and its edges count. */
export function partAround<Kind extends SidePart["kind"]>(
  parts: readonly SidePart[],
  at: number,
  kinds: readonly Kind[],
): Extract<SidePart, { kind: Kind }> | null {
  const around = parts.filter(({ kind, from, to }) => (kinds as readonly string[]).includes(kind) && from <= at && at <= to);
  return (around.at(-1) as Extract<SidePart, { kind: Kind }> | undefined) ?? null;
}
