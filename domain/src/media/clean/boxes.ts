import { bytesOf, lettersAt, u32, u64 } from "../bytes.ts";

/** A box of an ISO media file: its start, the start of its content, and its end. */
export type Box = { type: string; at: number; start: number; end: number };

/** The boxes between two positions; null when one of them does not fit. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const short = u32(bytes, at);
    const long = short === 1;
    const length = long ? u64(bytes, at + 8) : short === 0 ? to - at : short;
    const box = { type: lettersAt(bytes, at + 4, 4), at, start: at + (long ? 16 : 8), end: at + length };
    if (box.end > to || box.start > box.end) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The boxes inside one; those of a `meta` box come after four more bytes. */
export function inside(bytes: Uint8Array, box: Box, skip = 0): Box[] {
  return boxesIn(bytes, Math.min(box.start + skip, box.end), box.end) ?? [];
}

/** Empties a box in place: other boxes refer to their data by byte offsets, so nothing may move. */
export function emptied(bytes: Uint8Array, box: Box): void {
  bytes.set(bytesOf("free"), box.at + 4);
  bytes.fill(0, box.start, box.end);
}
