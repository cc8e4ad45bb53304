import { nextBackticks, nextPlace, type NextPlace, type Tally } from "./look-ahead.ts";

/** What a line begins: a list item, whose `number` is null without one; or a block of code, up to its closing fence. */
export type LineStart =
  | { kind: "item"; from: number; to: number; number: number | null }
  | { kind: "fence"; from: number; to: number; language: string; text: string };

export type Lines = {
  /** what begins at the start of a line; null for an ordinary line */
  startAt: (lineStart: number) => LineStart | null;
  /** the next line break before an item or a fence: inline code does not extend beyond it */
  nextBreak: NextPlace;
  nextLineBreak: NextPlace;
};

const itemHere = /(?:-|(\d{1,9})\.) (?=[^\S\n]*\S)/y;
const fenceHere = /(`{3,}) ?([\w+#.-]{0,30})[ \t]*\r?(?:\n|$)/y;
const closingHere = /`+[ \t]*\r?/y;
const closingLine = /(?:^|(?<=\n))(`{3,})[ \t]*\r?(?=\n|$)/g;
const beforeBlock = new RegExp(`\\n(?=${itemHere.source}|${fenceHere.source})`, "g");

/** A fence is closed by a line of as many backticks and nothing else; an unclosed or empty one stays text. */
export function linesOf(text: string, tally: Tally): Lines {
  const nextClosing = nextBackticks(text, closingLine, tally);

  function fenceAt(from: number): LineStart | null {
    fenceHere.lastIndex = from;
    const [opening, row = "", language = ""] = fenceHere.exec(text) ?? [];
    if (opening === undefined) return null;
    const start = from + opening.length;
    const closing = nextClosing(start, row.length);
    if (closing === undefined || closing <= start) return null;
    const inside = text.slice(start, closing - 1).replace(/\r$/, "");
    tally.steps += inside.length;
    closingHere.lastIndex = closing;
    closingHere.exec(text);
    return { kind: "fence", from, to: closingHere.lastIndex, language: language.toLowerCase(), text: inside };
  }

  function itemAt(from: number): LineStart | null {
    itemHere.lastIndex = from;
    const [marker, number] = itemHere.exec(text) ?? [];
    if (marker === undefined) return null;
    return { kind: "item", from, to: from + marker.length, number: number === undefined ? null : Number(number) };
  }

  return {
    startAt: (lineStart) => (text.charAt(lineStart) === "`" ? fenceAt(lineStart) : itemAt(lineStart)),
    nextBreak: nextPlace(text, beforeBlock, tally),
    nextLineBreak: nextPlace(text, /\n/g, tally),
  };
}
