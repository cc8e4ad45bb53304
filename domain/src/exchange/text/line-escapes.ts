/**
 * In `Q:`/`A:` texts a line may look like a mark of the format, and an empty line like the end of a side. Such a line gets a leading
 * backslash; a line that looks escaped gets one more, so that every text survives.
 */
const looksLikeMark = /^\\*(?:\s*(?:[QA]|Extra|Tags|Both ways):|#{1,6}(?:\s|$)|\s*$)/i;
const isEscaped = /^\\+(?:\s*(?:[QA]|Extra|Tags|Both ways):|#{1,6}(?:\s|$)|\s*$)/i;

/** A side as lines, separated by line feeds; a carriage return, which other programs treat as a line end, is `&#13;`. */
export function sideLines(text: string): string[] {
  return hiddenReturns(text)
    .split("\n")
    .map((line) => (looksLikeMark.test(line) ? `\\${line}` : line));
}

/** The side of the lines. */
export function sideOfLines(lines: readonly string[]): string {
  return shownReturns(lines.map((line) => (isEscaped.test(line) ? line.slice(1) : line)).join("\n"));
}

/** A title as a heading's text. Trailing number signs would count as the heading's own, so one more is added. */
export function titleLine(title: string): string {
  const line = hiddenReturns(title).replaceAll("\n", " ").trim();
  return /(?:^|\s)#+$/.test(line) ? `${line} #` : line;
}

/** The title of a heading's text. */
export function titleOfLine(line: string): string {
  return shownReturns(line).trim();
}

function hiddenReturns(text: string): string {
  return text.replace(/&#((?:38;#)*)13;/g, "&#38;#$113;").replaceAll("\r", "&#13;");
}

function shownReturns(text: string): string {
  return text.replace(/&#(38;#)?((?:38;#)*)13;/g, (_, hidden: string | undefined, more: string) => (hidden ? `&#${more}13;` : "\r"));
}
