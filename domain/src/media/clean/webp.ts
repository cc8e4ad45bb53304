import { u16le, u24le, u32le, u8 } from "../bytes.ts";
import { orientationIn } from "../exif-orientation.ts";
import { picture, type CleanFile } from "./cleaned.ts";
import { chunksOf, riffOf, type Chunk } from "./riff-chunks.ts";

const keptChunks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** The flags of VP8X that announce EXIF and XMP. */
const promises = 0x08 | 0x04;

/** A WebP without EXIF, XMP and unknown chunks. Null when it is truncated or has no picture. */
export function cleanWebp(bytes: Uint8Array): CleanFile | null {
  const chunks = chunksOf(bytes);
  const size = chunks && sizeOf(chunks);
  if (!chunks || !size || !chunks.some(({ type }) => type === "VP8 " || type === "VP8L" || type === "ANMF")) return null;
  const exif = chunks.find(({ type }) => type === "EXIF");
  const frames = Math.max(1, chunks.filter(({ type }) => type === "ANMF").length);
  const clean = chunks.filter(({ type }) => keptChunks.has(type)).map((chunk) => (chunk.type === "VP8X" ? withoutPromises(chunk) : chunk));
  return picture(riffOf("WEBP", clean), { ...size, frames, orientation: exif ? orientationIn(exif.content) : 1 });
}

function withoutPromises({ type, content }: Chunk): Chunk {
  const flags = content.slice();
  flags[0] = u8(flags, 0) & ~promises;
  return { type, content: flags };
}

function sizeOf(chunks: readonly Chunk[]): { width: number; height: number } | null {
  const [first] = chunks;
  if (!first) return null;
  const { type, content } = first;
  if (type === "VP8X") return content.length < 10 ? null : { width: 1 + u24le(content, 4), height: 1 + u24le(content, 7) };
  if (type === "VP8 ") return { width: u16le(content, 6) & 0x3fff, height: u16le(content, 8) & 0x3fff };
  if (type !== "VP8L" || u8(content, 0) !== 0x2f) return null;
  const bits = u32le(content, 1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
