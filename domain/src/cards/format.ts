import { pieces, type Mark } from "./pieces.ts";

/** A piece of a card's text as it is shown. A mark holds at least one span; no two text spans stand side by side. */
export type Span = { kind: "text"; text: string } | { kind: Mark; children: Span[] } | { kind: "code"; text: string };

/**
 * A mark inside itself adds nothing (bold within bold is bold), so that spans nest at most this deep, whatever is typed:
 * four marks and a text or a code. Whoever walks the spans may therefore recurse.
 */
export const deepestSpan = 5;

/**
 * A card's text as spans, in time proportional to its length. It never throws, and it never makes anything but text.
 *
 * `*italic*` `**bold**` `***both***` `__underline__` `~~strike~~` and `` `code` ``, one inside the other. Whatever is not
 * exactly a mark is shown as it was typed:
 * - a mark opens before a character that is no space and closes after one: `2 * 3 * 4` and `5 ~~ 6` stay;
 * - between two digits nothing is a mark: `2*3*4`, `2**10`;
 * - underline needs `__` at the edge of a word: `snake_case_name` and `my__init__name` stay;
 * - a row of another length is no mark: `____` to fill in, `****`, `~`, `~~~`;
 * - a mark that is never closed stays (`a**b`, `*`), and a closing mark takes the nearest opening one: `*note: *this*`;
 * - of two marks that cross, the one that closes first wins: `**a *b** c*` is bold `a *b`, then ` c*`;
 * - code wins over everything inside it, backslashes too. It ends at the next row of as many backticks, so that code which
 *   holds a backtick stands between two (``` `` a`b `` ```, where one space on each side is left out);
 * - `\*` `\_` `\~` `` \` `` and `\\` are the character itself; any other backslash stays;
 * - a line break is a space like any other, and a mark that carries a combining character (an accent, a keycap emoji) is text.
 *
 * An empty text has no spans.
 */
export function formattedSpans(text: string): Span[] {
  const top: Span[] = [];
  const open: { kind: Mark; children: Span[] }[] = [];
  const depth: Record<Mark, number> = { italic: 0, bold: 0, underline: 0, strike: 0 };
  const here = () => open.at(-1)?.children ?? top;

  for (const piece of pieces(text)) {
    if (piece.kind === "code") here().push(piece);
    if (piece.kind === "text") addText(here(), piece.text);
    if (piece.kind !== "row") continue;
    for (const mark of piece.closes) if (--depth[mark] === 0) open.pop();
    addText(here(), piece.character.repeat(piece.unused));
    for (const mark of piece.opens) {
      if (depth[mark]++ > 0) continue;
      const span = { kind: mark, children: [] };
      here().push(span);
      open.push(span);
    }
  }
  return top;
}

/** The text without its marks: for labels that are read aloud, for titles, for comparing answers. */
export function plainText(text: string): string {
  return textOf(formattedSpans(text));
}

/** The text with a backslash before whatever could be a mark: formatted, it is one text span that equals the original. */
export function escaped(text: string): string {
  return text.replace(/[\\*_~`]/g, "\\$&");
}

function textOf(spans: readonly Span[]): string {
  return spans.map((span) => ("children" in span ? textOf(span.children) : span.text)).join("");
}

function addText(spans: Span[], text: string): void {
  if (text === "") return;
  const last = spans.at(-1);
  if (last?.kind === "text") last.text += text;
  else spans.push({ kind: "text", text });
}
