import type { Writer } from "./co-author.ts";

/** How long after the last sign of life somebody counts as gone, in ms: an open editor gives one every 15 seconds. */
export const goneAfterMs = 40_000;

/** Those who write a deck, by account. `at`: ms since 1970, when they were last heard of, by the clock of whoever hears it. */
export type PresentWriters = ReadonlyMap<string, Writer & { readonly at: number }>;

export const nobody: PresentWriters = new Map();

/** After a sign of life, or after somebody has closed the editor. */
export function afterNews(present: PresentWriters, writer: Writer, now: number): PresentWriters {
  const others = [...present].filter(([uid]) => uid !== writer.uid);
  return new Map(writer.isHere ? [...others, [writer.uid, { ...writer, at: now }]] : others);
}

/** Without those who gave no sign of life for so long; the same if nobody is gone. */
export function stillPresent(present: PresentWriters, now: number): PresentWriters {
  const here = [...present].filter(([, { at }]) => now - at < goneAfterMs);
  return here.length === present.size ? present : new Map(here);
}
