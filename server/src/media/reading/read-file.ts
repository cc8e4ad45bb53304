import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { cleanMedia, hasTooManyPixels } from "@recollect/domain/media/clean/clean.ts";
import type { CleanFile } from "@recollect/domain/media/clean/cleaned.ts";
import { liesOnItsSide } from "@recollect/domain/media/exif-orientation.ts";
import { mediaTypes, type MediaExtension, type MediaMime } from "@recollect/domain/media/media.ts";
import { sniffed } from "@recollect/domain/media/clean/sniff.ts";

import { reencoded } from "./reencode.ts";

/** A processed file: cleaned in place, with its properties. */
export type ReadFile = {
  hash: string;
  mime: MediaMime;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
};

/** `claimed` is the kind of file that the sender names, null for none; an SVG is only accepted with `takesSvg`. */
export type FileToRead = { path: string; claimed: MediaExtension | null; takesSvg: boolean };

/**
 * Processes the file at a path: removes metadata, re-encodes a picture if possible, and replaces the file. Returns an error code instead if
 * something is wrong with it, and then leaves it unchanged.
 */
export async function readMediaFile({ path, claimed, takesSvg }: FileToRead): Promise<ReadFile | ErrorCode> {
  const original = new Uint8Array(await readFile(path));
  if (original.length === 0) return "media/empty";
  const extension = sniffed(original);
  if (extension === "heic") return "media/heic";
  if (extension === null || (extension === "svg" && !takesSvg)) return claimed === null ? "media/type-not-taken" : "media/not-what-it-says";
  if (claimed !== null && claimed !== extension) return "media/not-what-it-says";
  const clean = cleanMedia(original, extension);
  if (!clean) return "media/damaged";
  if (hasTooManyPixels(clean)) return "media/too-many-pixels";
  const { mime, kind } = mediaTypes[extension];
  const drawn = kind === "picture" && extension !== "svg" ? await reencoded(clean, extension) : clean;
  if (!drawn) return "media/damaged";
  await writeFile(path, drawn.bytes);
  const hash = createHash("sha256").update(drawn.bytes).digest("hex");
  return { hash, mime, bytes: drawn.bytes.length, ...upright(drawn), seconds: drawn.seconds };
}

function upright({ width, height, orientation }: CleanFile): { width: number | null; height: number | null } {
  return liesOnItsSide(orientation) ? { width: height, height: width } : { width, height };
}
