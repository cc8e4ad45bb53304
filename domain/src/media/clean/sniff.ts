import { lettersAt, u8 } from "../bytes.ts";
import { firstFrame } from "./mp3.ts";
import type { MediaExtension } from "../media.ts";

/** The kind of a file by its first bytes, with any name: one of ours, a photo as iPhones make them, or null for anything else. */
export function sniffed(bytes: Uint8Array): MediaExtension | "heic" | null {
  if (u8(bytes, 0) === 0xff && u8(bytes, 1) === 0xd8 && u8(bytes, 2) === 0xff) return "jpg";
  if (lettersAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(lettersAt(bytes, 0, 6))) return "gif";
  if (lettersAt(bytes, 0, 4) === "RIFF") return riff(lettersAt(bytes, 8, 4));
  if (lettersAt(bytes, 4, 4) === "ftyp") return brand(bytes);
  if (lettersAt(bytes, 0, 4) === "OggS") return "ogg";
  if (lettersAt(bytes, 0, 4) === "\x1a\x45\xdf\xa3") return "webm";
  if (lettersAt(bytes, 0, 3) === "ID3" || firstFrame(bytes, 0)) return "mp3";
  return isSvg(bytes) ? "svg" : null;
}

function riff(form: string): MediaExtension | null {
  return form === "WEBP" ? "webp" : form === "WAVE" ? "wav" : null;
}

/** By the brands in the `ftyp` box: the main one, then the compatible ones. */
function brand(bytes: Uint8Array): MediaExtension | "heic" | null {
  const end = Math.min(u8(bytes, 3), 64);
  const brands = [lettersAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(lettersAt(bytes, at, 4));
  if (brands.some((one) => one === "avif" || one === "avis")) return "avif";
  if (brands.some((one) => /^(hei[cxms]|hev[cmx]|mif1|msf1)$/.test(one))) return "heic";
  return brands.some((one) => /^(M4A |M4B |mp4[12]|isom|iso[2-9]|dash)$/.test(one)) ? "m4a" : null;
}

/** Text whose first element is `svg`; before it there may be a declaration, a doctype and comments. */
function isSvg(bytes: Uint8Array): boolean {
  const head = lettersAt(bytes, 0, 4096).replace(/^\xef\xbb\xbf/, "");
  // The first tag that is no declaration, doctype or comment.
  const first = head.split("<").find((tag, at) => at > 0 && !/^(?:\?xml|!--|!DOCTYPE svg)/.test(tag));
  return head.trimStart().startsWith("<") && first !== undefined && /^svg[\s>]/.test(first);
}
