import { bytesOf, joinBytes, lettersAt, u32le, u32leBytes } from "../bytes.ts";

/** A chunk of a RIFF file; `content` is without the padding byte. */
export type Chunk = { type: string; content: Uint8Array };

/** The chunks of a RIFF file, up to the length in its header; null when it is truncated. */
export function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const end = 8 + u32le(bytes, 4);
  if (end > bytes.length + 1) return null;
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= end;) {
    const length = u32le(bytes, at + 4);
    if (at + 8 + length > bytes.length) return null;
    chunks.push({ type: lettersAt(bytes, at, 4), content: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

export function riffOf(form: string, chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.flatMap(({ type, content }) => [
    bytesOf(type),
    u32leBytes(content.length),
    content,
    new Uint8Array(content.length % 2),
  ]);
  const length = 4 + parts.reduce((sum, part) => sum + part.length, 0);
  return joinBytes([bytesOf("RIFF"), u32leBytes(length), bytesOf(form), ...parts]);
}
