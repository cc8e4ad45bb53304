import { lettersAt, u32, u64, u8 } from "../bytes.ts";
import { boxesIn, emptied, inside, type Box } from "./boxes.ts";
import { sound, type CleanFile } from "./cleaned.ts";

const keptBoxes = new Set(["ftyp", "styp", "moov", "moof", "mdat", "mfra", "sidx", "free", "skip", "wide"]);
const notes = new Set(["udta", "meta", "uuid"]);

/** An MP4 sound with empty titles, covers and other metadata. Null when it is truncated, has no sound, or has a video. */
export function cleanM4a(original: Uint8Array): CleanFile | null {
  const bytes = original.slice();
  const boxes = boxesIn(bytes, 0, bytes.length);
  const moov = boxes?.find(({ type }) => type === "moov");
  if (!boxes || !moov || !boxes.some(({ type }) => type === "mdat")) return null;
  const tracks = inside(bytes, moov).filter(({ type }) => type === "trak");
  const kinds = tracks.map((track) => handlerOf(bytes, track));
  if (!kinds.includes("soun") || kinds.includes("vide")) return null;
  for (const box of boxes) if (!keptBoxes.has(box.type)) emptied(bytes, box);
  for (const box of [moov, ...tracks].flatMap((parent) => inside(bytes, parent))) if (notes.has(box.type)) emptied(bytes, box);
  return sound(bytes, secondsIn(bytes, inside(bytes, moov)));
}

function handlerOf(bytes: Uint8Array, track: Box): string {
  const media = inside(bytes, track).find(({ type }) => type === "mdia");
  const handler = media && inside(bytes, media).find(({ type }) => type === "hdlr");
  return handler ? lettersAt(bytes, handler.start + 8, 4) : "";
}

/** By the `mvhd` box; a recording written as a stream has 0, which is no length. */
function secondsIn(bytes: Uint8Array, parts: readonly Box[]): number | null {
  const head = parts.find(({ type }) => type === "mvhd");
  if (!head) return null;
  const long = u8(bytes, head.start) === 1;
  const scale = u32(bytes, head.start + (long ? 20 : 12));
  const duration = long ? u64(bytes, head.start + 24) : u32(bytes, head.start + 16);
  return scale === 0 || duration === 0 || duration >= 0xffff_ffff ? null : duration / scale;
}
