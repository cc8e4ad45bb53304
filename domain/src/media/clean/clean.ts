import type { MediaExtension } from "../media.ts";
import { cleanAvif } from "./avif.ts";
import { sound, type CleanFile } from "./cleaned.ts";
import { cleanGif } from "./gif.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanM4a } from "./m4a.ts";
import { cleanMp3 } from "./mp3.ts";
import { cleanOgg } from "./ogg.ts";
import { cleanPng } from "./png.ts";
import { cleanWav } from "./wav.ts";
import { cleanWebm } from "./webm.ts";
import { cleanWebp } from "./webp.ts";
import { MEDIA } from "../../limits/limits.ts";

const cleaners: Record<MediaExtension, (bytes: Uint8Array) => CleanFile | null> = {
  jpg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  avif: cleanAvif,
  // A drawing is text that is only ever shown inside of a sandbox: nothing is removed from it.
  svg: (bytes) => sound(bytes, null),
  mp3: cleanMp3,
  m4a: cleanM4a,
  ogg: cleanOgg,
  wav: cleanWav,
  webm: cleanWebm,
};

/** The file of this kind without metadata about its author; null when it is damaged. Cleaning again changes nothing. */
export function cleanMedia(bytes: Uint8Array, extension: MediaExtension): CleanFile | null {
  return cleaners[extension](bytes);
}

/** Whether a picture may be decoded at all: a small file can decode to gigabytes. */
export function hasTooManyPixels({ width, height }: Pick<CleanFile, "width" | "height">): boolean {
  return (width ?? 0) * (height ?? 0) > MEDIA.maxPixels;
}
