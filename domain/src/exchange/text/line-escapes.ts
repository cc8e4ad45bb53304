/**
 * In `Q:`/`A:` texts a line can be taken for a mark of the format, and an empty line for the end of a side. Such a line gets a
 * backslash in front; a line that would be taken for an escaped one gets one more, so that every text comes back as it was.
 */
const looksLikeMark = /^\\*(?:\s*(?:[QA]|Extra|Tags|Both ways):|#{1,6}(?:\s|$)|\s*$)/i;
const isEscaped = /^\\+(?:\s*(?:[QA]|Extra|Tags|Both ways):|#{1,6}(?:\s|$)|\s*$)/i;

/** A side as lines. Between two lines is a line feed; a carriage return, which other programs make a line end of, is `&#13;`. */
export function sideLines(text: string): string[] {
  return hiddenReturns(text)
    .split("\n")
    .map((line) => (looksLikeMark.test(line) ? `\\${line}` : line));
}

/** The side that the lines are. */
export function sideOfLines(lines: readonly string[]): string {
  return shownReturns(lines.map((line) => (isEscaped.test(line) ? line.slice(1) : line)).join("\n"));
}

/** A title on the line of a heading. Number signs at its end would be taken for the heading's own, so one more follows them. */
export function titleLine(title: string): string {
  const line = hiddenReturns(title).replaceAll("\n", " ").trim();
  return /(?:^|\s)#+$/.test(line) ? `${line} #` : line;
}

/** The title that a heading's line holds. */
export function titleOfLine(line: string): string {
  return shownReturns(line).trim();
}

function hiddenReturns(text: string): string {
  return text.replace(/&#((?:38;#)*)13;/g, "&#38;#$113;").replaceAll("\r", "&#13;");
}

function shownReturns(text: string): string {
  return text.replace(/&#(38;#)?((?:38;#)*)13;/g, (_, hidden: string | undefined, more: string) => (hidden ? `&#${more}13;` : "\r"));
}
