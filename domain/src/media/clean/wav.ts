import { u32le } from "../bytes.ts";
import { sound, type CleanFile } from "./cleaned.ts";
import { chunksOf, riffOf } from "./riff-chunks.ts";

/** A WAV's format and samples alone. Null when it is truncated or has no samples. */
export function cleanWav(bytes: Uint8Array): CleanFile | null {
  const chunks = chunksOf(bytes)?.filter(({ type }) => type === "fmt " || type === "fact" || type === "data");
  const format = chunks?.find(({ type }) => type === "fmt ");
  const data = chunks?.find(({ type }) => type === "data");
  if (!chunks || !format || format.content.length < 16 || !data || data.content.length === 0) return null;
  const bytesASecond = u32le(format.content, 8);
  return sound(riffOf("WAVE", chunks), bytesASecond === 0 ? null : data.content.length / bytesASecond);
}
