import { joinBytes, lettersAt, u16le, u8 } from "../bytes.ts";
import { picture, type CleanFile } from "./cleaned.ts";

const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b] as const;
const [CONTROL, APPLICATION] = [0xf9, 0xff] as const;
/** How often an animation repeats; all other application extensions are metadata of programs. */
const repeating = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

/** A GIF without comments, texts and application data, and with nothing after its end. Null when it is truncated or has no picture. */
export function cleanGif(bytes: Uint8Array): CleanFile | null {
  const size = { width: u16le(bytes, 6), height: u16le(bytes, 8) };
  let at = 13 + tableLength(u8(bytes, 10));
  const parts = [bytes.subarray(0, at)];
  let frames = 0;
  while (at < bytes.length) {
    const kind = u8(bytes, at);
    if (kind === END) return frames === 0 ? null : picture(joinBytes([...parts, Uint8Array.of(END)]), { ...size, frames });
    const end = kind === IMAGE ? endOfImage(bytes, at) : kind === EXTENSION ? endOfBlocks(bytes, at + 2) : null;
    if (end === null) return null;
    if (kind === IMAGE) {
      frames += 1;
      size.width = Math.max(size.width, u16le(bytes, at + 5));
      size.height = Math.max(size.height, u16le(bytes, at + 7));
    }
    if (kind === IMAGE || isDrawn(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function isDrawn(bytes: Uint8Array, at: number): boolean {
  const label = u8(bytes, at + 1);
  return label === CONTROL || (label === APPLICATION && repeating.has(lettersAt(bytes, at + 3, 11)));
}

/** The size of a colour table in bytes, by its flags. */
function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfImage(bytes: Uint8Array, at: number): number | null {
  return endOfBlocks(bytes, at + 10 + tableLength(u8(bytes, at + 9)) + 1);
}

/** The position after a series of blocks, each with its length, that ends with an empty one; null when the file ends first. */
function endOfBlocks(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < bytes.length;) {
    const length = u8(bytes, at);
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}
