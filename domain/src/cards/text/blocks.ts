import type { Mark, Row } from "./emphasis-pairing.ts";
import { pieces, type Piece } from "./inline-tokens.ts";
import { wordsOf, type Block, type GapSpan, type ListItem, type Span } from "./spans.ts";

/**
 * Parses a side into lists and blocks of code between paragraphs. Only a term has gaps. As with `formattedSpans`: linear time, never
 * throws, and only produces text.
 */
export function blocksOf(side: string, { gaps = false }: { gaps?: boolean } = {}): Block[] {
  return blocksOfPieces(pieces(side, { lines: true, gaps }));
}

/** The spans of inline text: `- ` begins no list here. */
export function spansOf(text: string): Span[] {
  const [block] = blocksOfPieces(pieces(text, { lines: false, gaps: false }));
  return block?.kind === "paragraph" ? block.spans : [];
}

function blocksOfPieces(all: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  let spans: Span[] | null = null;
  let open: { children: Span[] }[] = [];
  let depth = noDepth();
  let isListOpen = false;

  const here = () => open.at(-1)?.children ?? (spans ??= newParagraph(blocks));
  const openSpan = (span: { children: Span[] } & Span) => {
    here().push(span);
    open.push(span);
  };

  function addItem(item: ListItem): void {
    const last = blocks.at(-1);
    const goesOn = isListOpen && last?.kind === "list" && (last.items[0]?.number === null) === (item.number === null);
    if (goesOn) last.items.push(item);
    else blocks.push({ kind: "list", items: [item] });
    spans = item.spans;
    isListOpen = true;
  }

  function addRow(row: Row): void {
    for (const mark of row.closes) if (--depth[mark] === 0) open.pop();
    addText(here(), row.character.repeat(row.unused));
    for (const mark of row.opens) if (depth[mark]++ === 0) openSpan({ kind: mark, children: [] });
  }

  for (const piece of all) {
    if (piece.kind === "break") {
      isListOpen &&= spans !== null;
      [spans, open, depth] = [null, [], noDepth()];
    } else if (piece.kind === "item") addItem({ number: piece.number, spans: [] });
    else if (piece.kind === "fence") blocks.push({ kind: "code block", language: piece.language, text: piece.text });
    else if (piece.kind === "gap") openSpan({ kind: "gap", number: piece.number, hint: "", children: [] });
    else if (piece.kind === "gap end") closeGap(open, piece.hint);
    else if (piece.kind === "row") addRow(piece);
    else addPiece(here(), piece);
  }
  return blocks;
}

const noDepth = (): Record<Mark, number> => ({ italic: 0, bold: 0, underline: 0, strike: 0 });

function newParagraph(blocks: Block[]): Span[] {
  const spans: Span[] = [];
  blocks.push({ kind: "paragraph", spans });
  return spans;
}

function closeGap(open: { children: Span[] }[], hint: string): void {
  const gap = open.pop() as GapSpan;
  gap.hint = wordsOf(spansOf(hint)).trim();
}

function addPiece(spans: Span[], piece: Exclude<Piece, { kind: "row" | "break" | "item" | "fence" | "gap" | "gap end" }>): void {
  if (piece.kind === "text") addText(spans, piece.text);
  else if (piece.kind === "formula") {
    spans.push({ kind: "formula", text: piece.tex.trim(), parts: piece.parts, isDisplayed: piece.isDisplayed });
  } else {
    const { from: _from, to: _to, ...span } = piece;
    spans.push(span);
  }
}

function addText(spans: Span[], text: string): void {
  if (text === "") return;
  const last = spans.at(-1);
  if (last?.kind === "text") last.text += text;
  else spans.push({ kind: "text", text });
}
