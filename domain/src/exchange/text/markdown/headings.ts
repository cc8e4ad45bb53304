import type { MarkdownLines } from "./comments.ts";
import { headingAttributes, titleOfLine } from "./line-escapes.ts";

/** The level of the heading that a line and the row of `=` or `-` below it are: 1 or 2; null for another line. */
export function underlined({ lines, kind }: MarkdownLines, at: number): 1 | 2 | null {
  if (kind(at) !== "text" || !/^ {0,3}\S/.test(lines[at] ?? "") || (at > 0 && kind(at - 1) === "text")) return null;
  const below = lines[at + 1] ?? "";
  if (kind(at + 1) === "text" && /^ {0,3}=+\s*$/.test(below)) return 1;
  return kind(at + 1) === "rule" && /^ {0,3}-{2,}[ \t]*$/.test(below) && !/::|^\s*[-*+>]\s|^\s*(?:Q|A):/i.test(lines[at] ?? "") ? 2 : null;
}

/** The headings above the current line, as the path of a deck. Headings above no card are given back when others replace them. */
export function createHeadings(fallback: string) {
  type Level = { title: string; isUsed: boolean } | undefined;
  const levels: Level[] = [];

  function path(): string[] {
    const titles = levels.flatMap((level) => (level && level.title !== "" ? [level.title] : []));
    return titles.length > 0 ? titles : [fallback];
  }
  const unusedFrom = (depth: number) =>
    levels.splice(depth).flatMap((level) => (level && !level.isUsed && level.title !== "" ? [level.title] : []));

  return {
    path,
    /** Begins a heading; returns the titles that it replaces and that had no card below them. */
    begin(line: string): string[] {
      const { depth, title } = headingOf(line);
      const unused = unusedFrom(depth - 1);
      levels[depth - 1] = { title: titleOfLine(title), isUsed: false };
      return unused;
    },
    /** There is a card below the current headings. */
    use(): void {
      for (const level of levels) if (level) level.isUsed = true;
    },
    end: (): string[] => unusedFrom(0),
  };
}

function headingOf(line: string): { depth: number; title: string } {
  const [, signs = "#"] = /^\s*(#{1,6})/.exec(line) ?? [];
  const text = line.trimStart().slice(signs.length).trim();
  let end = text.length;
  while (text[end - 1] === "#") end -= 1;
  const isClosed = end < text.length && /\s/.test(text.charAt(end - 1));
  return { depth: signs.length, title: isClosed ? text.slice(0, end).trimEnd() : withoutAttributes(text) };
}

/** pandoc writes `# Biology {#biology}`; a heading that is closed by number signs keeps its braces. */
function withoutAttributes(title: string): string {
  const at = title.lastIndexOf(" {#");
  return at > 0 && headingAttributes.test(title.slice(at)) ? title.slice(0, at).trimEnd() : title;
}
