import type { Orientation } from "../exif-orientation.ts";

/**
 * A file without metadata about its author: no EXIF, XMP, IPTC, comments or tags, and nothing after its end. `width` and `height` are those of the
 * stored picture; `orientation` is its rotation.
 */
export type CleanFile = {
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
  /** of a sound; null if its file has none */
  seconds: number | null;
  orientation: Orientation;
  /** more than 1 for an animated picture */
  frames: number;
};

export function picture(
  bytes: Uint8Array,
  facts: { width: number; height: number; orientation?: Orientation; frames?: number },
): CleanFile | null {
  const { width, height, orientation = 1, frames = 1 } = facts;
  return width > 0 && height > 0 ? { bytes, width, height, seconds: null, orientation, frames } : null;
}

export function sound(bytes: Uint8Array, seconds: number | null): CleanFile {
  const knownSeconds = seconds !== null && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 100) / 100 : null;
  return { bytes, width: null, height: null, seconds: knownSeconds, orientation: 1, frames: 1 };
}
