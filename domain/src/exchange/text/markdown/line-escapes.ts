/**
 * In `Q:`/`A:` texts a line may look like a mark of the format or like the beginning of another block. Such a line gets a leading backslash; a
 * line that looks escaped gets one more, so that every text survives. Blocks of code are written as they are.
 */
const looks = String.raw`\s*(?:(?:[QA]|Extra|Tags|Both ways|Type the answer|Picture masks):|#{1,6}(?:\s|$)|[\x60]{3}|~{3}|<[A-Za-z/!?]|=+\s*$|[-*_](?=[-*_\s]*$)|$)`;
const looksLikeMark = new RegExp(`^\\\\*${looks}`, "i");
const isEscaped = new RegExp(`^\\\\+${looks}`, "i");
const opensFence = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** Behind an empty line, these could begin a card of their own. */
const mayBeCard = /::|\||^\s*[+=-]|^\s*<|^$/;

/** A side as lines, separated by line feeds; a carriage return, which other programs treat as a line end, is `&#13;`. */
export function sideLines(text: string): string[] {
  const lines = hiddenReturns(text).split("\n");
  const closings = fenceClosings(lines);
  const outputLines: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const closing = closings.get(at);
    if (closing !== undefined) {
      outputLines.push(...lines.slice(at, closing + 1));
      at = closing;
    } else outputLines.push(isBareBlank(lines, at) ? "" : escapedLine(lines[at] ?? ""));
  }
  return outputLines;
}

/** Whether lines begin with a block of code, which needs a line of its own. */
export function beginsWithFence(lines: readonly string[]): boolean {
  return opensFence.test(lines[0] ?? "");
}

/** Removes the escape of a line outside of code. */
export function unescapedLine(line: string): string {
  const shownLine = isEscaped.test(line) ? line.slice(1) : line;
  return shownLine.replace(/<\\(\\*)!--/g, "<$1!--");
}

/** Joins the lines of a side, and removes their escapes. */
export function sideOfLines(lines: readonly string[]): string {
  return shownReturns(lines.join("\n"));
}

/** `{#biology}` behind a heading is its name for links. */
export const headingAttributes = /^ \{#[\w:.-]{1,200}\}$/;

/** A title as a heading's text. Trailing number signs or a name for links would count as the heading's own, so a number sign is added. */
export function titleLine(title: string): string {
  const line = hiddenReturns(title).replaceAll("\n", " ").trim();
  return /(?:^|\s)#+$/.test(line) || headingAttributes.test(line.slice(Math.max(line.lastIndexOf(" {#"), 0))) ? `${line} #` : line;
}

/** The title in a heading's text, without what `titleLine` added. */
export function titleOfLine(line: string): string {
  return shownReturns(line).trim();
}

function escapedLine(line: string): string {
  const shownLine = line.replace(/<(\\*)!--/g, "<\\$1!--");
  return looksLikeMark.test(shownLine) ? `\\${shownLine}` : shownLine;
}

/** An empty line between two others is written as it is, where nothing behind it could be taken for another card. */
function isBareBlank(lines: readonly string[], at: number): boolean {
  if (lines[at] !== "" || at === 0) return false;
  const [before, after = ""] = [lines[at - 1] ?? "", lines[at + 1]];
  return before.trim() !== "" && after.trim() !== "" && !mayBeCard.test(after);
}

/** At most this many rows of signs inside of a block of code are passed over in search of its end; then its lines are escaped. */
const mostRowsInside = 50;

/** The closing line of each closed block of code at the left margin, by its opening line. */
function fenceClosings(lines: readonly string[]): Map<number, number> {
  const rows = lines.flatMap((line, at) => {
    const row = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
    return row === undefined ? [] : [{ at, sign: row.charAt(0), length: row.length }];
  });
  const closings = new Map<number, number>();
  let next = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const opening = opensFence.exec(lines[at] ?? "")?.[1];
    if (opening === undefined) continue;
    while ((rows[next]?.at ?? Infinity) <= at) next += 1;
    const closing = rows.slice(next, next + mostRowsInside).find(({ sign, length }) => sign === opening[0] && length >= opening.length);
    if (!closing) continue;
    closings.set(at, closing.at);
    at = closing.at;
  }
  return closings;
}

function hiddenReturns(text: string): string {
  return text.replace(/&#((?:38;#)*)13;/g, "&#38;#$113;").replaceAll("\r", "&#13;");
}

function shownReturns(text: string): string {
  return text.replace(/&#(38;#)?((?:38;#)*)13;/g, (_, escape: string | undefined, more: string) => (escape ? `&#${more}13;` : "\r"));
}
