import { lettersAt, u16, u16le, u32, u32le } from "./bytes.ts";

/** How a camera was held: 1 is upright, 2 to 8 are rotated or mirrored, 5 to 8 by 90°. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;
/** More entries than any camera writes. */
const maxEntries = 200;

/** The orientation in an EXIF block (with or without its `Exif` header); 1 if there is none. */
export function orientationIn(exif: Uint8Array): Orientation {
  const start = lettersAt(exif, 0, 6) === "Exif\0\0" ? 6 : 0;
  const order = lettersAt(exif, start, 2);
  if (order !== "II" && order !== "MM") return 1;
  const two = order === "II" ? u16le : u16;
  const directory = start + (order === "II" ? u32le : u32)(exif, start + 4);
  const entries = Math.min(two(exif, directory), maxEntries);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (two(exif, entry) !== ORIENTATION_TAG) continue;
    const value = two(exif, entry + 8);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** An EXIF block with only the orientation, and its `Exif` header. */
export function exifWith(orientation: Orientation): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.of(0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff);
}

/** Whether the picture is rotated by 90°: width and height are exchanged when it is turned upright. */
export function liesOnItsSide(orientation: Orientation): boolean {
  return orientation >= 5;
}
