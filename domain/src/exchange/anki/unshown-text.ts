import { withoutComments } from "./template.ts";

/** Letters and digits are compared: everything else may change with the markup. */
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** What Anki's own marks name around or instead of a text. */
const marks = /\[(?:sound:[^[\]]+|\/?(?:latex|\$\$?))\]|\{\{c[\d,]+::/gi;

/** Elements whose content no reader sees. They are reported as such, or are no text at all. */
const hiddenTag = /<(script|style)\b[^<>]*>/gi;

const scriptEnds = /<\/script\s*>/gi;
const styleEnds = /<\/style\s*>/gi;

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** The most words of a note that are looked for one by one, and the most characters that this may compare. */
const [mostWords, mostCompared] = [2000, 100_000_000];

/**
 * The words of a field that are on none of the note's cards, joined by spaces; empty if all are. Formatting, media and comments have no
 * words. `sides` are the texts of all cards of the note.
 */
export function unshownText(field: string, sides: readonly string[], decoded: (entities: string) => string): string {
  const words = wordsOf(field, decoded);
  if (words.length === 0) return "";
  const shownText = sides.join(" ");
  const shownWords = new Set(shownText.match(word));
  const unknown = words.filter((one) => !shownWords.has(one));
  if (unknown.length === 0) return "";
  // A word may be part of a longer one where a mark between them is gone, or has a mark inside.
  const letters = (shownText.match(word) ?? []).join("");
  const most = Math.min(mostWords, Math.floor(mostCompared / (letters.length + 1)));
  return unknown.filter((one, at) => at >= most || !letters.includes(one)).join(" ");
}

function wordsOf(field: string, decoded: (entities: string) => string): string[] {
  const plain = withoutHidden(withoutComments(field))
    .replace(marks, " ")
    .replace(/<\/?[a-z][^<>]*>/gi, " ");
  const text = plain.includes("&") ? plain.replace(entity, (one) => decoded(one)) : plain;
  return text.match(word) ?? [];
}

/** Without scripts and styles; an unclosed one goes to the end. */
function withoutHidden(html: string): string {
  let output = "";
  let at = 0;
  for (;;) {
    hiddenTag.lastIndex = at;
    const open = hiddenTag.exec(html);
    if (!open) return output + html.slice(at);
    output += html.slice(at, open.index);
    const end = open[1]?.toLowerCase() === "script" ? scriptEnds : styleEnds;
    end.lastIndex = open.index;
    if (!end.exec(html)) return output;
    at = end.lastIndex;
  }
}
