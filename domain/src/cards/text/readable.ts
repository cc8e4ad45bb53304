import { blocksOf } from "./blocks.ts";
import { wordsOf, type Block, type ReadableOptions } from "./spans.ts";

export type { ReadableOptions };

/** Text that holds none of these is read as it is. */
const special = /[\\*_~^`![{]|^(?:-|\d+\.) /m;

/**
 * A definition's words as a person reads them where nothing can be drawn: in a list's line, a label, a title, a voice. Of a picture
 * what it shows, of a formula what it says (`\frac{a}{b}` as a/b). What compares answers asks `plainText`, which keeps the TeX.
 */
export function readableSide(side: string, options: ReadableOptions = {}): string {
  return words(side, options, false);
}

/** The same of a term, its gaps filled; of a gap that is asked for no more than its hint, so that a question never gives it away. */
export function readableTerm(term: string, options: ReadableOptions = {}): string {
  return words(term, options, true);
}

type Look = { item: (number: number | null) => string; between: string };

const inLines: Look = { item: (number) => (number === null ? "- " : `${number}. `), between: "\n" };
const inLine: Look = { item: (number) => (number === null ? "" : `${number}. `), between: " · " };

function words(side: string, options: ReadableOptions, gaps: boolean): string {
  const lines = special.test(side) ? linesOf(blocksOf(side, { gaps }), options, options.inLine ? inLine : inLines) : side;
  return options.inLine ? lines.replace(/\s+/g, " ").trim() : lines;
}

function linesOf(blocks: readonly Block[], options: ReadableOptions, { item, between }: Look): string {
  return blocks
    .map((block) => {
      if (block.kind === "code block") return block.text;
      if (block.kind === "paragraph") return wordsOf(block.spans, options);
      return block.items.map(({ number, spans }) => item(number) + wordsOf(spans, options)).join(between);
    })
    .join("\n");
}
