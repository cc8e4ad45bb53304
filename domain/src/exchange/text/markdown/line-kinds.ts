import MarkdownIt from "markdown-it";

import { hasFenceBehindMark, skeletonOf } from "./skeleton.ts";

/** The kinds of lines in Markdown. Paragraphs, lists and quotes are text; so is everything that is nested deeper than `maxNesting`. */
export type LineKind = "blank" | "text" | "fence" | "code" | "html" | "comment" | "heading" | "rule" | "table";

const kinds: readonly LineKind[] = ["blank", "text", "fence", "code", "html", "comment", "heading", "rule", "table"];
const maxNesting = 12;
/** The library reads this many lines at a time: for a whole file it takes a hundred bytes for each character, and much longer. */
const linesAtATime = 2000;

/** Only the blocks of CommonMark and tables. A line of `---` is a rule; the reader decides where it is a heading's underline instead. */
const library = new MarkdownIt("commonmark", { html: true, maxNesting }).enable("table").disable(["reference", "lheading"]);
type Token = ReturnType<typeof library.parse>[number];

/** The kind of each line of a text, by a CommonMark library. Linear time. */
export function lineKinds(lines: readonly string[]): (line: number) => LineKind {
  const codes = new Uint8Array(lines.length);
  const { skeleton, starts } = skeletonOf(lines);
  const begin = (line: number) => starts[line] ?? lines.length;
  const mark = (from: number, to: number, kind: LineKind) => {
    codes.fill(kinds.indexOf(kind), begin(from), begin(to));
    // The mark's own line stays text.
    if (kind === "fence" && hasFenceBehindMark(lines[begin(from)] ?? "")) codes[begin(from)] = kinds.indexOf("text");
  };
  for (let line = 0; line < skeleton.length; line += 1) if (skeleton[line] !== "") mark(line, line + 1, "text");

  for (let at = nextText(skeleton, 0); at < skeleton.length; at = nextText(skeleton, at)) {
    const end = Math.min(at + linesAtATime, skeleton.length);
    const tokens = blocksOf(skeleton.slice(at, end).join("\n"));
    for (const token of tokens) {
      const kind = kindOf(token, skeleton, at);
      if (kind && token.map) mark(at + token.map[0], at + token.map[1], kind);
    }
    if (end === skeleton.length) break;
    const last = tokens.findLast(({ level, map, nesting }) => level === 0 && map !== null && nesting >= 0);
    at = goOn(at, end, last, tokens);
  }
  return (line) => kinds[codes[line] ?? 0] ?? "blank";

  /** The line from which the next blocks are read: that of the last block, which may be unfinished. */
  function goOn(at: number, end: number, last: Token | undefined, tokens: readonly Token[]): number {
    if (!last?.map) return end;
    const closing = closingOf(last, skeleton[at + last.map[0]] ?? "", at + last.map[1] >= end);
    if (closing) {
      let next = end;
      while (next < skeleton.length && !closing.closes.test(skeleton[next] ?? "")) next += 1;
      if (closing.isInside) next += 1;
      mark(at + last.map[0], Math.min(next, skeleton.length), closing.kind);
      return next;
    }
    if (last.map[0] > 0) return at + last.map[0];
    // A single block fills the lines: a list or a quote goes on with its last element, another one with its next line.
    const element = tokens.findLast(
      ({ level, map, nesting }) => level > 0 && level < maxNesting && map !== null && map[0] > 0 && nesting >= 0,
    );
    return element?.map ? at + element.map[0] : end;
  }
}

function blocksOf(text: string): Token[] {
  const tokens: Token[] = [];
  library.block.parse(text, library, {}, tokens);
  return tokens;
}

function kindOf({ type, level, map, markup }: Token, lines: readonly string[], at: number): LineKind | null {
  const first = map ? (lines[at + map[0]] ?? "") : "";
  if (type === "fence") return "fence";
  if (type === "code_block") return "code";
  if (type === "html_block") return isComment(first) ? commentKind(first) : "html";
  if (level > 0) return null;
  if (type === "heading_open" && markup.startsWith("#")) return "heading";
  if (type === "hr") return "rule";
  return type === "table_open" ? "table" : null;
}

function isComment(line: string): boolean {
  return /^\s*(?:[-*+>]\s*)*<!--/.test(line.slice(0, 200));
}

/** A comment with text behind it, on one line, is text with a comment in it. */
function commentKind(first: string): LineKind {
  const end = first.indexOf("-->");
  return end >= 0 && first.slice(end + 3).trim() !== "" ? "text" : "comment";
}

type Closing = { closes: RegExp; /** whether the line belongs to the block */ isInside: boolean; kind: LineKind };

/** The line that closes a block which is still open at the end of the lines that were read. */
function closingOf({ type, markup }: Token, first: string, isAtEnd: boolean): Closing | null {
  if (!isAtEnd) return null;
  const sign = markup[0] ?? "`";
  if (type === "fence") return { closes: new RegExp(`^ {0,3}${sign}{${markup.length},}[ \\t]*$`), isInside: true, kind: "fence" };
  if (type === "html_block" && isComment(first)) return { closes: /-->/, isInside: true, kind: "comment" };
  return type === "table_open" ? { closes: endsTable, isInside: false, kind: "table" } : null;
}

/** An empty line, or the beginning of another block. */
const endsTable = /^$|^ {0,3}(?:[>#<]|`{3}|~{3}|[-+*] |\d{1,9}[.)] )/;

function nextText(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at] === "") at += 1;
  return at;
}
