import { renamedMedia } from "../../cards/card-media.ts";
import { sideHtml } from "./card-html.ts";

/**
 * HTML has no place for some of what a student types: tabs, marks that stand for themselves, empty lines. Where it would not come back
 * letter by letter, the side follows its HTML in a comment, which Anki keeps and never shows.
 */
const begins = "<!--recollect:";
const ends = "-->";

/** What a field of ours is called in the package, and the side that stands behind it. */
export function withSide(html: string, side: string): string {
  return `${html}${begins}${hidden(side)}${ends}`;
}

/** The field without its comment, and the side that it keeps; null when the field was changed in Anki, for then its HTML counts. */
export function keptSide(field: string, { gaps }: { gaps: boolean }): { html: string; side: string | null } {
  const at = field.endsWith(ends) ? field.lastIndexOf(begins) : -1;
  if (at < 0) return { html: field, side: null };
  const html = field.slice(0, at);
  const side = shown(field.slice(at + begins.length, -ends.length));
  const isUnchanged = side !== null && sameLetters(sideHtml(side, { gaps, mediaName: (id, extension) => `${id}.${extension}` }), html);
  return { html, side: isUnchanged ? side : null };
}

/** The side with its media as they are called in the package; null when one of them is not in it. */
export function sideOfPackage(side: string, mediaName: (id: string, extension: string) => string | null): string | null {
  let isWhole = true;
  const renamed = renamedMedia(side, (id, extension) => {
    const name = mediaName(id, extension);
    isWhole &&= name !== null;
    return name;
  });
  return isWhole ? renamed : null;
}

/** Letters and digits as they are, all else as the bytes of its UTF-8: nothing in it ends the comment, or means something to Anki. */
function hidden(text: string): string {
  // Anki composes letters with their accents; what it would change is written in bytes.
  const others = text === text.normalize("NFC") ? /[^\p{L}\p{N} ]+/gu : /[^a-zA-Z0-9 ]+/g;
  return text.toWellFormed().replace(others, (some) => Array.from(some, inBytes).join(""));
}

function inBytes(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
}

function shown(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function sameLetters(first: string, second: string): boolean {
  return first === second || first.normalize("NFC") === second.normalize("NFC");
}
