import { joinBytes, lettersAt, u32 } from "../bytes.ts";
import { orientationIn, type Orientation } from "../exif-orientation.ts";
import { picture, type CleanFile } from "./cleaned.ts";

/** The chunks that are needed to draw the picture, animated ones included. */
const keptChunks = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "sBIT",
  "acTL",
  "fcTL",
  "fdAT",
]);

/** A PNG without texts, times and unknown chunks. Null when it is truncated or has no picture. */
export function cleanPng(bytes: Uint8Array): CleanFile | null {
  const parts = [bytes.subarray(0, 8)];
  let [width, height, frames] = [0, 0, 1];
  let hasData = false;
  let orientation: Orientation = 1;
  for (let at = 8; ;) {
    const length = u32(bytes, at);
    const type = lettersAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length || (at === 8) !== (type === "IHDR")) return null;
    if (type === "IHDR") [width, height] = [u32(bytes, at + 8), u32(bytes, at + 12)];
    if (type === "acTL") frames = Math.max(1, u32(bytes, at + 8));
    if (type === "eXIf") orientation = orientationIn(bytes.subarray(at + 8, end - 4));
    if (type === "IDAT") hasData = true;
    if (keptChunks.has(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") return hasData ? picture(joinBytes(parts), { width, height, frames, orientation }) : null;
    at = end;
  }
}
