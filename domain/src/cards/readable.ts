import { blocksOf } from "./blocks.ts";
import type { FormulaPart } from "./gaps.ts";
import { readableFormula } from "./readable-formula.ts";
import { lowered, raised } from "./small-letters.ts";
import { blankOf, isHidden, type AskedGap, type Block, type Span } from "./spans.ts";

type Options = {
  /** the gap of a term that is hidden; without one all are filled */
  asked?: AskedGap | null;
  /** what stands in the place of a hidden gap, by its hint */
  blank?: (hint: string) => string;
  /** whether a sign stands for a picture or a sound that has no words of its own; not where words are heard */
  signs?: boolean;
  /** whether there is room for one line only */
  inLine?: boolean;
};

/** Text that holds none of these is read as it is. */
const special = /[\\*_~^`![{]|^(?:-|\d+\.) /m;

/**
 * A definition's words as a person reads them where nothing can be drawn: in a list's line, a label, a title, a voice. Of a picture
 * what it shows, of a formula what it says (`\frac{a}{b}` as a/b). What compares answers asks `plainText`, which keeps the TeX.
 */
export function readableSide(side: string, options: Options = {}): string {
  return words(side, options, false);
}

/** The same of a term, its gaps filled; of a gap that is asked for no more than its hint, so that a question never gives it away. */
export function readableTerm(term: string, options: Options = {}): string {
  return words(term, options, true);
}

type Look = { item: (number: number | null) => string; between: string };

const inLines: Look = { item: (number) => (number === null ? "- " : `${number}. `), between: "\n" };
const inLine: Look = { item: (number) => (number === null ? "" : `${number}. `), between: " · " };

function words(side: string, options: Options, gaps: boolean): string {
  const lines = special.test(side) ? linesOf(blocksOf(side, { gaps }), options, options.inLine ? inLine : inLines) : side;
  return options.inLine ? lines.replace(/\s+/g, " ").trim() : lines;
}

function linesOf(blocks: readonly Block[], options: Options, { item, between }: Look): string {
  return blocks
    .map((block) => {
      if (block.kind === "code block") return block.text;
      if (block.kind === "paragraph") return wordsOf(block.spans, options);
      return block.items.map(({ number, spans }) => item(number) + wordsOf(spans, options)).join(between);
    })
    .join("\n");
}

function wordsOf(spans: readonly Span[], options: Options): string {
  return spans.map((span) => wordsOfOne(span, options)).join("");
}

function wordsOfOne(span: Span, options: Options): string {
  if (span.kind === "gap") return blankFor(span, options) ?? wordsOf(span.children, options);
  if (span.kind === "formula") return readableFormula(span.parts.map((part) => formulaPart(part, options)));
  if (span.kind === "picture") return span.text.trim() || (options.signs === false ? "" : "🖼");
  if (span.kind === "sound") return span.text.trim() || (options.signs === false ? "" : "♪");
  if (span.kind === "sub") return lowered(span.text) ?? span.text;
  if (span.kind === "sup") return raised(span.text) ?? `^${span.text}`;
  return "children" in span ? wordsOf(span.children, options) : span.text;
}

function formulaPart(part: FormulaPart, options: Options): string | { blank: string } {
  if (typeof part === "string") return part;
  const blank = blankFor(part, options);
  return blank === null ? `{${part.tex}}` : { blank };
}

function blankFor({ number, hint }: { number: number; hint: string }, { asked = null, blank = blankOf }: Options): string | null {
  return asked !== null && isHidden(number, { asked, isAnswered: false }) ? blank(hint.trim()) : null;
}
