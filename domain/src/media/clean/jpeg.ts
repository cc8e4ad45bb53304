import { joinBytes, lettersAt, u16, u8 } from "../bytes.ts";
import { exifWith, orientationIn, type Orientation } from "../exif-orientation.ts";
import { picture, type CleanFile } from "./cleaned.ts";

const [SOI, EOI, SOS, APP0, APP1, APP2, APP14, COM] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xfe] as const;

/**
 * A JPEG's tables and scans, its colour profile, and nothing else. A rotated one keeps an EXIF block with only the orientation. Null when it is
 * truncated or no JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): CleanFile | null {
  const pieces: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
  let orientation: Orientation = 1;
  let size: { width: number; height: number } | null = null;
  let at = 2;
  for (;;) {
    if (u8(bytes, at) !== 0xff) return null;
    while (u8(bytes, at + 1) === 0xff) at += 1;
    const marker = u8(bytes, at + 1);
    if (marker === EOI) break;
    const end = at + 2 + u16(bytes, at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const content = bytes.subarray(at + 4, end);
    if (isFrame(marker)) size = { height: u16(content, 1), width: u16(content, 3) };
    if (marker === APP1 && lettersAt(content, 0, 6) === "Exif\0\0") orientation = orientationIn(content);
    const stop = marker === SOS ? endOfScan(bytes, end) : end;
    if (stop === null) return null;
    if (marker === APP0) pieces.push(...plainHead(content));
    else if (isKept(marker, content)) pieces.push(bytes.subarray(at, stop));
    at = stop;
  }
  if (!size || pieces.length < 3) return null;
  if (orientation !== 1) pieces.splice(1, 0, exifSegment(orientation));
  return picture(joinBytes([...pieces, Uint8Array.of(0xff, EOI)]), { ...size, orientation });
}

/** Start of frame, of any coding; DHT, JPG and DAC share its range of numbers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === APP2) return lettersAt(content, 0, 12) === "ICC_PROFILE\0";
  if (marker === APP14) return lettersAt(content, 0, 5) === "Adobe";
  return marker !== COM && (marker < APP0 || marker > 0xef);
}

/** The JFIF header without its thumbnail. */
function plainHead(content: Uint8Array): Uint8Array[] {
  if (lettersAt(content, 0, 5) !== "JFIF\0" || content.length < 12) return [];
  return [Uint8Array.of(0xff, APP0, 0, 16), content.slice(0, 12), Uint8Array.of(0, 0)];
}

function exifSegment(orientation: Orientation): Uint8Array {
  const exif = exifWith(orientation);
  return joinBytes([Uint8Array.of(0xff, APP1, 0, exif.length + 2), exif]);
}

/** The end of a scan's data: before the next marker that is neither a stuffed byte nor a restart; null when the file ends first. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return null;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return null;
}
