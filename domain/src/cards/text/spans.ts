import type { FormulaPart } from "./gaps.ts";
import type { MediaKind } from "./links.ts";
import type { Mark } from "./emphasis-pairing.ts";
import type { FormulaText } from "../formulas/readable-formula.ts";

/**
 * A piece of a card's rendered text. A mark or a gap contains at least one span; two text spans are never adjacent. `text` is the plain
 * text of a span: of a formula its TeX, of a picture its description.
 */
export type Span =
  | { kind: "text" | "code" | "sub" | "sup"; text: string }
  | { kind: Mark; children: Span[] }
  | FormulaSpan
  | { kind: "link"; text: string; href: string }
  | {
      kind: MediaKind;
      text: string;
      id: string;
      extension: string;
      /** over a picture in a question: `masks/mask-view.ts` */ masks?: string;
    }
  | GapSpan;

type FormulaSpan = {
  kind: "formula";
  text: string;
  parts: FormulaPart[];
  /** whether it is on a line of its own */ isDisplayed: boolean;
};
/** `hint` is plain text, empty if there is none. */
export type GapSpan = { kind: "gap"; number: number; hint: string; children: Span[] };

/** The asked gap, hidden until it is answered. Without a view all are filled. */
export type GapView = { askedGap: AskedGap; isAnswered: boolean };
/** `all` when flipping through a deck, where a card asks all its gaps at once. */
export type AskedGap = number | "all";

/**
 * A mark inside itself adds nothing (bold within bold is bold), so the nesting depth is limited: four marks and a text or a code. In a term
 * its gaps add their own depth. Walking the spans may therefore recurse.
 */
export const deepestSpan = 5;

/** A paragraph; a list of one level; a block of code. */
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: ListItem[] }
  | { kind: "code block"; language: string; text: string };

/** `number` is null in an unordered list. */
export type ListItem = { number: number | null; spans: Span[] };

/** What an asked gap shows in its place. */
export function blankOf(hint: string): string {
  return `[${hint === "" ? "…" : hint}]`;
}

/** Options for the plain text of spans. */
export type ReadableOptions = {
  /** the hidden gap of a term; if not given, all are filled */
  askedGap?: AskedGap | null;
  /** the text in place of a hidden gap, given its hint */
  blank?: (hint: string) => string;
  /** whether an icon replaces a picture or a sound without a description; not when reading aloud */
  signs?: boolean;
  /** whether the result has to be one line */
  inLine?: boolean;
  /** formats formulas, such as `readableFormula`; otherwise their TeX is used */
  formula?: ((parts: readonly FormulaText[]) => string) | undefined;
};

/** The plain text of spans, as in `readable.ts`. */
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

function blankFor(
  { number, hint }: { number: number; hint: string },
  { askedGap = null, blank = blankOf }: ReadableOptions,
): string | null {
  return askedGap !== null && isHidden(number, { askedGap, isAnswered: false }) ? blank(hint.trim()) : null;
}

export function isAsked(gap: number, view: GapView | null): view is GapView {
  return view !== null && (view.askedGap === gap || view.askedGap === "all");
}

export function isHidden(gap: number, view: GapView | null): boolean {
  return isAsked(gap, view) && !view.isAnswered;
}
