import { bytesOf, joinBytes, lettersAt, u32le, u32leBytes, u8 } from "../bytes.ts";

/** A page of an Ogg file: `granule` counts samples up to its end, `lacing` divides its content into packets. */
export type Page = {
  flags: number;
  granule: number;
  serial: number;
  sequence: number;
  lacing: readonly number[];
  content: Uint8Array;
};

/** The pages of a file; null when it is truncated or has anything else between them. */
export function pagesOf(bytes: Uint8Array): Page[] | null {
  const pages: Page[] = [];
  for (let at = 0; at < bytes.length;) {
    if (lettersAt(bytes, at, 4) !== "OggS") return null;
    const lacing = [...bytes.subarray(at + 27, at + 27 + u8(bytes, at + 26))];
    const start = at + 27 + lacing.length;
    const end = start + lacing.reduce((sum, length) => sum + length, 0);
    if (end > bytes.length) return null;
    const high = u32le(bytes, at + 10);
    pages.push({
      flags: u8(bytes, at + 5),
      // All ones: no packet ends on this page.
      granule: high === 0xffff_ffff ? 0 : high * 0x1_0000_0000 + u32le(bytes, at + 6),
      serial: u32le(bytes, at + 14),
      sequence: u32le(bytes, at + 18),
      lacing,
      content: bytes.subarray(start, end),
    });
    at = end;
  }
  return pages;
}

/** The page as bytes, with its checksum. */
export function pageOf({ flags, granule, serial, sequence, lacing, content }: Page): Uint8Array {
  const endsNone = lacing.every((length) => length === 255);
  const granuleBytes = endsNone
    ? new Uint8Array(8).fill(0xff)
    : joinBytes([u32leBytes(granule % 0x1_0000_0000), u32leBytes(Math.floor(granule / 0x1_0000_0000))]);
  const page = joinBytes([
    bytesOf("OggS"),
    Uint8Array.of(0, flags),
    granuleBytes,
    u32leBytes(serial),
    u32leBytes(sequence),
    new Uint8Array(4),
    Uint8Array.of(lacing.length, ...lacing),
    content,
  ]);
  page.set(u32leBytes(checkSum(page)), 22);
  return page;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let rest = index << 24;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 0x8000_0000 ? (rest << 1) ^ 0x04c1_1db7 : rest << 1;
  return rest >>> 0;
});

function checkSum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)) >>> 0;
  return sum;
}
