import { deepestGap, type FormulaPart } from "./gaps.ts";
import type { MediaKind } from "./links.ts";
import type { Mark } from "./pairing.ts";
import type { FormulaText } from "../formulas/readable-formula.ts";

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

/** How words are made of spans. */
export type ReadableOptions = {
  /** the gap of a term that is hidden; without one all are filled */
  asked?: AskedGap | null;
  /** what stands in the place of a hidden gap, by its hint */
  blank?: (hint: string) => string;
  /** whether a sign stands for a picture or a sound that has no words of its own; not where words are heard */
  signs?: boolean;
  /** whether there is room for one line only */
  inLine?: boolean;
  /** reads formulas, as `readableFormula` does; without it their TeX stands there */
  formula?: ((parts: readonly FormulaText[]) => string) | undefined;
};

/** The words of spans alone, as `readable.ts` says. */
export function wordsOf(spans: readonly Span[], options: ReadableOptions = { signs: false }): string {
  return spans.map((span) => wordsOfOne(span, options)).join("");
}

function wordsOfOne(span: Span, options: ReadableOptions): string {
  if (span.kind === "gap") return blankFor(span, options) ?? wordsOf(span.children, options);
  if (span.kind === "formula") return (options.formula ?? texOf)(span.parts.map((part) => formulaPart(part, options)));
  if (span.kind === "picture") return options.signs === false ? span.text : span.text.trim() || "🖼";
  if (span.kind === "sound") return options.signs === false ? span.text : span.text.trim() || "♪";
  if (span.kind === "sub") return options.formula?.([`_{${span.text}}`]) ?? span.text;
  if (span.kind === "sup") return options.formula?.([`^{${span.text}}`]) ?? span.text;
  return "children" in span ? wordsOf(span.children, options) : span.text;
}

function texOf(parts: readonly FormulaText[]): string {
  return parts
    .map((part) => (typeof part === "string" ? part : part.blank))
    .join("")
    .trim();
}

function formulaPart(part: FormulaPart, options: ReadableOptions): FormulaText {
  if (typeof part === "string") return part;
  const blank = blankFor(part, options);
  return blank !== null ? { blank } : options.formula ? `{${part.tex}}` : part.tex;
}

function blankFor({ number, hint }: { number: number; hint: string }, { asked = null, blank = blankOf }: ReadableOptions): string | null {
  return asked !== null && isHidden(number, { asked, isAnswered: false }) ? blank(hint.trim()) : null;
}

export function isAsked(gap: number, view: GapView | null): view is GapView {
  return view !== null && (view.asked === gap || view.asked === "all");
}

export function isHidden(gap: number, view: GapView | null): boolean {
  return isAsked(gap, view) && !view.isAnswered;
}
