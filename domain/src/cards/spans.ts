import { deepestGap, type FormulaPart } from "./gaps.ts";
import type { MediaKind } from "./links.ts";
import type { Mark } from "./pairing.ts";

/**
 * A piece of a card's text as it is shown. A mark or a gap holds at least one span; no two text spans stand side by side.
 * `text` is what is read of a span where nothing but words can stand: of a formula its TeX, of a picture what it shows.
 */
export type Span =
  | { kind: "text" | "code" | "sub" | "sup"; text: string }
  | { kind: Mark; children: Span[] }
  | FormulaSpan
  | { kind: "link"; text: string; href: string }
  | { kind: MediaKind; text: string; id: string; extension: string }
  | GapSpan;

export type FormulaSpan = {
  kind: "formula";
  text: string;
  parts: FormulaPart[];
  /** whether it stands on a line of its own */ isDisplayed: boolean;
};
/** `hint` is plain text, and empty without one. */
export type GapSpan = { kind: "gap"; number: number; hint: string; children: Span[] };

/** Which gap is asked for, hidden until it is answered. Without a view all are filled. */
export type GapView = { asked: AskedGap; isAnswered: boolean };
/** `all` where a deck is leafed through, and a card asks for all its gaps at once. */
export type AskedGap = number | "all";

/**
 * A mark inside itself adds nothing (bold within bold is bold), so that spans nest at most this deep, whatever is typed:
 * four marks and a text or a code. In a term its gaps add their own depth. What walks the spans may therefore recurse.
 */
export const deepestSpan = 5;
export const deepestSpanOfTerm = deepestSpan + deepestGap;

/** What stands in a line, or in several that hang together; a list of one level; a block of code. */
export type Block =
  { kind: "paragraph"; spans: Span[] } | { kind: "list"; items: ListItem[] } | { kind: "code block"; language: string; text: string };

/** `number` is null in a list without numbers. */
export type ListItem = { number: number | null; spans: Span[] };

/** What a gap that is asked for shows in its place. */
export function blankOf(hint: string): string {
  return `[${hint === "" ? "…" : hint}]`;
}

/** The words of spans alone: of a picture what it shows, of a gap that is asked for no more than its hint. */
export function wordsOf(spans: readonly Span[], view: GapView | null = null): string {
  return spans.map((span) => wordsOfOne(span, view)).join("");
}

function wordsOfOne(span: Span, view: GapView | null): string {
  if (span.kind === "gap" && isHidden(span.number, view)) return blankOf(span.hint);
  if (span.kind === "formula") return formulaWords(span.parts, view);
  return "children" in span ? wordsOf(span.children, view) : span.text;
}

function formulaWords(parts: readonly FormulaPart[], view: GapView | null): string {
  return parts
    .map((part) => (typeof part === "string" ? part : isHidden(part.number, view) ? blankOf(part.hint) : part.tex))
    .join("")
    .trim();
}

export function isAsked(gap: number, view: GapView | null): view is GapView {
  return view !== null && (view.asked === gap || view.asked === "all");
}

export function isHidden(gap: number, view: GapView | null): boolean {
  return isAsked(gap, view) && !view.isAnswered;
}
