import { lettersAt, u16, u32, u8 } from "../bytes.ts";
import { boxesIn, emptied, inside, type Box } from "./boxes.ts";
import { picture, type CleanFile } from "./cleaned.ts";

const keptBoxes = new Set(["ftyp", "meta", "mdat", "moov", "moof", "free", "skip"]);
/** The maximum number of metadata items; a camera writes two, and each costs a walk over its bytes. */
const maxNotes = 64;

/** An AVIF whose EXIF and XMP are zeroed. Null when it is truncated or has no size. */
export function cleanAvif(original: Uint8Array): CleanFile | null {
  const bytes = original.slice();
  const boxes = boxesIn(bytes, 0, bytes.length);
  const meta = boxes?.find(({ type }) => type === "meta");
  if (!boxes || !meta || !boxes.some(({ type }) => type === "mdat")) return null;
  for (const box of boxes) if (!keptBoxes.has(box.type)) emptied(bytes, box);
  const parts = inside(bytes, meta, 4);
  const size = sizeIn(bytes, parts);
  const notes = noteItems(bytes, parts);
  const noted = places(bytes, parts).filter(({ id }) => notes.has(id));
  if (noted.length > maxNotes) return null;
  for (const { start, length } of noted) bytes.fill(0, start, start + length);
  const moov = boxes.find(({ type }) => type === "moov");
  if (moov) for (const box of inside(bytes, moov)) if (box.type === "udta" || box.type === "meta") emptied(bytes, box);
  return size && picture(bytes, { ...size, frames: moov ? 2 : 1 });
}

/** The largest of its items' sizes: the picture itself, not its tiles. */
function sizeIn(bytes: Uint8Array, parts: readonly Box[]): { width: number; height: number } | null {
  const properties = parts.find(({ type }) => type === "iprp");
  const list = properties && inside(bytes, properties).find(({ type }) => type === "ipco");
  const sizes = (list ? inside(bytes, list) : [])
    .filter(({ type }) => type === "ispe")
    .map(({ start }) => ({ width: u32(bytes, start + 4), height: u32(bytes, start + 8) }));
  return sizes.length === 0 ? null : sizes.reduce((most, one) => (one.width * one.height > most.width * most.height ? one : most));
}

/** The ids of the items that are metadata. */
function noteItems(bytes: Uint8Array, parts: readonly Box[]): ReadonlySet<number> {
  const list = parts.find(({ type }) => type === "iinf");
  const entries = list ? inside(bytes, list, u8(bytes, list.start) === 0 ? 6 : 8) : [];
  const items = entries.map(({ start }) => {
    const wide = u8(bytes, start) >= 3;
    return { id: wide ? u32(bytes, start + 4) : u16(bytes, start + 4), type: lettersAt(bytes, start + (wide ? 10 : 8), 4) };
  });
  return new Set(items.filter(({ type }) => type === "Exif" || type === "mime" || type === "uri ").map(({ id }) => id));
}

/** The positions of the items' data, by the `iloc` box. */
function places(bytes: Uint8Array, parts: readonly Box[]): { id: number; start: number; length: number }[] {
  const box = parts.find(({ type }) => type === "iloc");
  if (!box) return [];
  const version = u8(bytes, box.start);
  const sizes = u16(bytes, box.start + 4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, version > 0 ? sizes & 15 : 0];
  const number = (at: number, size: number) => (size === 4 ? u32(bytes, at) : size === 8 ? u32(bytes, at + 4) : 0);
  const idat = parts.find(({ type }) => type === "idat")?.start ?? 0;
  const items: { id: number; start: number; length: number }[] = [];
  let at = box.start + (version < 2 ? 8 : 10);
  for (let left = version < 2 ? u16(bytes, at - 2) : u32(bytes, at - 4); left > 0 && at < box.end; left -= 1) {
    const id = version < 2 ? u16(bytes, at) : u32(bytes, at);
    at += version < 2 ? 2 : 4;
    const inIdat = version > 0 && (u16(bytes, at) & 15) === 1;
    at += (version > 0 ? 2 : 0) + 2;
    const base = number(at, baseSize) + (inIdat ? idat : 0);
    at += baseSize;
    const extents = offsetSize + lengthSize === 0 ? 0 : u16(bytes, at);
    at += 2;
    for (let extent = 0; extent < extents && at < box.end; extent += 1) {
      at += indexSize;
      items.push({ id, start: base + number(at, offsetSize), length: number(at + offsetSize, lengthSize) });
      at += offsetSize + lengthSize;
    }
  }
  return items;
}
