import { blocksOf } from "./blocks.ts";
import { wordsOf, type Block, type ReadableOptions } from "./spans.ts";

export type { ReadableOptions };

/** A text without these characters is plain. */
const special = /[\\*_~^`![{]|^(?:-|\d+\.) /m;

/**
 * A definition as plain text where nothing can be rendered: in a list, a label, a title, for reading aloud. A picture is its description, a
 * formula its words (`\frac{a}{b}` as a/b). Comparing answers uses `plainText`, which keeps the TeX.
 */
export function readableSide(side: string, options: ReadableOptions = {}): string {
  return words(side, options, false);
}

/** The same for a term with its gaps filled; the asked gap is only its hint, so that a question never reveals it. */
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
