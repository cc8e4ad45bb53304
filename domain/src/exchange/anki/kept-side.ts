import { renamedMedia } from "../../cards/card-media.ts";
import { sideHtml } from "./card-html.ts";

/**
 * HTML can't represent everything that a student types: tabs, escaped marks, empty lines. If a side would not survive exactly, it follows
 * its HTML in a comment, which Anki keeps and never shows.
 */
const begins = "<!--recollect:";
const ends = "-->";

/** The HTML of our field in the package, followed by the side if needed. */
export function withSide(html: string, side: string): string {
  return html + commentOf(side);
}

/** The field without its comment, and the side in it; null if the field was changed in Anki, because then its HTML counts. */
export function keptSide(field: string, { gaps }: { gaps: boolean }): { html: string; side: string | null } {
  const { html, text: side } = withoutComment(field);
  const isUnchanged = side !== null && sameLetters(sideHtml(side, { gaps, mediaName: (id, extension) => `${id}.${extension}` }), html);
  return { html, side: isUnchanged ? side : null };
}

/** Any text as a comment, which Anki keeps and never shows. */
export function commentOf(text: string): string {
  return `${begins}${encodeSigns(text)}${ends}`;
}

/** The field without the comment at its end, and the text in it; null if it has none. */
export function withoutComment(field: string): { html: string; text: string | null } {
  const at = field.endsWith(ends) ? field.lastIndexOf(begins) : -1;
  if (at < 0) return { html: field, text: null };
  return { html: field.slice(0, at), text: decodeSigns(field.slice(at + begins.length, -ends.length)) };
}

/** The side with its media under their names in the package; null if one of them is missing. */
export function sideOfPackage(side: string, mediaName: (id: string, extension: string) => string | null): string | null {
  let isWhole = true;
  const renamed = renamedMedia(side, (id, extension) => {
    const name = mediaName(id, extension);
    isWhole &&= name !== null;
    return name;
  });
  return isWhole ? renamed : null;
}

/** Keeps letters and digits and writes all else as UTF-8 bytes: no part can end the comment or has a meaning in Anki. */
export function encodeSigns(text: string): string {
  // Anki normalizes to composed letters (NFC), so text that this would change is written in bytes.
  const others = text === text.normalize("NFC") ? /[^\p{L}\p{N} ]+/gu : /[^a-zA-Z0-9 ]+/g;
  return text.toWellFormed().replace(others, (some) => Array.from(some, inBytes).join(""));
}

function inBytes(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
}

export function decodeSigns(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function sameLetters(first: string, second: string): boolean {
  return first === second || first.normalize("NFC") === second.normalize("NFC");
}
