import { openGapIn } from "./gaps.ts";
import { isHidden, type Block, type GapView, type ListItem, type Span } from "./spans.ts";

/** How much of a side is rendered at once: its characters, and its spans, items, blocks and lines. Handwritten sides are smaller. */
export const portionSize = { characters: 10_000, elements: 300 } as const;

/**
 * A formula renders as about twenty elements, besides the one that it counts as. In a side that comes in portions it counts for more: the
 * browser lays out the whole portion for each of its formulas.
 */
const formulaCost = { whole: 3, inPortions: 11 } as const;

/** At most this much of a side's beginning is parsed: it takes no noticeable time. */
export const longestBeginning = 20_000;

type CodeBlock = Extract<Block, { kind: "code block" }>;

type Room = { characters: number; elements: number; readonly formulaCost: number };

/** The portion that fits, null if nothing does; and the rest, null if all of it fits. */
type Cut<T> = { portion: T | null; rest: T | null };

/**
 * A side in portions to render one after the other, in linear time. Together they have every character. A hidden gap, a formula, a link and
 * a picture stay whole.
 */
export function* portionsOf(blocks: readonly Block[], view: GapView | null = null): Generator<Block[]> {
  const cutBlocks = (rest: readonly Block[], cost: number) =>
    cutAll(rest, { ...portionSize, formulaCost: cost }, (block, room) => cutBlock(block, room, view));
  let portion = cutBlocks(blocks, formulaCost.whole);
  if (portion.rest.length > 0) portion = cutBlocks(blocks, formulaCost.inPortions);
  for (; portion.portion.length > 0; portion = cutBlocks(portion.rest, formulaCost.inPortions)) yield portion.portion;
}

/** Longer than the masks of a card in a picture's address, which has up to nine characters for one of theirs. */
const longestMasks = 190_000;

/**
 * The text, or the beginning of a very long one. It ends before a truncated gap: the answer of a question is never shown as text. Masks over a
 * picture are no text, and never truncated.
 */
export function beginningOf(side: string, most = longestBeginning): string {
  if (side.length <= most) return side;
  const lineBreak = side.lastIndexOf("\n", most);
  const masks = side.lastIndexOf("#o=", most);
  const end = masks < 0 ? 0 : side.indexOf(")", masks) + 1;
  const cut = lineBreak > most / 2 ? lineBreak : wholeCharacter(side, most);
  const beginning = side.slice(0, end > cut && end - masks < longestMasks ? end : cut);
  return beginning.slice(0, openGapIn(beginning) ?? beginning.length);
}

function cutAll<T>(all: readonly T[], room: Room, cutOne: (one: T, room: Room) => Cut<T>): { portion: T[]; rest: T[] } {
  const portion: T[] = [];
  for (const [at, one] of all.entries()) {
    if (room.characters <= 0 || room.elements <= 0) return { portion, rest: all.slice(at) };
    const { portion: part, rest } = cutOne(one, room);
    if (part !== null) portion.push(part);
    if (rest !== null) return { portion, rest: [rest, ...all.slice(at + 1)] };
  }
  return { portion, rest: [] };
}

function cutBlock(block: Block, room: Room, view: GapView | null): Cut<Block> {
  room.elements--;
  // A part would be highlighted differently from the whole.
  if (block.kind === "code block") return plainWhenCut(cutText(block, room));
  if (block.kind === "paragraph") return cutSpans(block, "spans", room, view);
  const { portion, rest } = cutAll(block.items, room, (item, roomLeft) => cutItem(item, roomLeft, view));
  return cutOf(portion, rest, (items) => ({ ...block, items }));
}

function plainWhenCut({ portion, rest }: Cut<CodeBlock>): Cut<CodeBlock> {
  return rest === null ? { portion, rest } : { portion: portion && { ...portion, language: "" }, rest: { ...rest, language: "" } };
}

function cutItem(item: ListItem, room: Room, view: GapView | null): Cut<ListItem> {
  room.elements--;
  return cutSpans(item, "spans", room, view);
}

function cutSpan(span: Span, room: Room, view: GapView | null): Cut<Span> {
  room.elements--;
  switch (span.kind) {
    case "text":
    case "code":
    case "sub":
    case "sup":
      return cutText(span, room);
    case "gap":
      if (!isHidden(span.number, view)) return cutSpans(span, "children", room, view);
      room.characters -= span.hint.length;
      return { portion: span, rest: null };
    case "italic":
    case "bold":
    case "underline":
    case "strike":
      return cutSpans(span, "children", room, view);
    case "formula":
      room.elements -= room.formulaCost;
      room.characters -= span.text.length;
      return { portion: span, rest: null };
    case "link":
    case "picture":
    case "sound":
      room.characters -= span.text.length;
      return { portion: span, rest: null };
  }
}

function cutSpans<K extends "spans" | "children", T extends Record<K, Span[]>>(whole: T, key: K, room: Room, view: GapView | null): Cut<T> {
  const { portion, rest } = cutAll(whole[key], room, (span, roomLeft) => cutSpan(span, roomLeft, view));
  return cutOf(portion, rest, (spans) => ({ ...whole, [key]: spans }));
}

function cutOf<P, T>(portion: P[], rest: P[], build: (parts: P[]) => T): Cut<T> {
  if (rest.length === 0) return { portion: build(portion), rest: null };
  return { portion: portion.length === 0 ? null : build(portion), rest: build(rest) };
}

/** Splits after a line or a word if possible. A line counts as an element. */
function cutText<T extends { text: string }>(whole: T, room: Room): Cut<T> {
  const { text } = whole;
  const at = placeToCut(text, room);
  room.characters -= at;
  return at >= text.length
    ? { portion: whole, rest: null }
    : { portion: { ...whole, text: text.slice(0, at) }, rest: { ...whole, text: text.slice(at) } };
}

function placeToCut(text: string, room: Room): number {
  const most = room.characters;
  let line = 0;
  for (let next = text.indexOf("\n"); next >= 0 && next < most; next = text.indexOf("\n", line)) {
    line = next + 1;
    if (--room.elements <= 0) return line;
  }
  if (text.length <= most) return text.length;
  const word = text.lastIndexOf(" ", most - 1) + 1;
  return Math.max(line, word) > most / 2 ? Math.max(line, word) : wholeCharacter(text, most);
}

/** The position, or the next one if it splits a character. */
function wholeCharacter(text: string, at: number): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at + 1 : at;
}
