import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { cleaned, hasTooManyPixels } from "@recollect/domain/media/clean/clean.ts";
import type { Cleaned } from "@recollect/domain/media/clean/cleaned.ts";
import { liesOnItsSide } from "@recollect/domain/media/exif-orientation.ts";
import { mediaTypes, type MediaExtension, type MediaMime } from "@recollect/domain/media/media.ts";
import { sniffed } from "@recollect/domain/media/clean/sniff.ts";

import { reencoded } from "./reencode.ts";

/** A file that was looked at: made harmless in its place, and what it is. */
export type ReadFile = {
  hash: string;
  mime: MediaMime;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
};

/** `claimed` is the kind that the sender says it is, null when they do not say; a drawing is only taken where `takesSvg`. */
export type FileToRead = { path: string; claimed: MediaExtension | null; takesSvg: boolean };

/**
 * Reads the file at a path, takes off what it tells about its maker, re-encodes a picture where that can be done, and writes what is to be kept in
 * its place. Returns the code of what is wrong with it instead, and then leaves it as it is.
 */
export async function readMediaFile({ path, claimed, takesSvg }: FileToRead): Promise<ReadFile | ErrorCode> {
  const given = new Uint8Array(await readFile(path));
  if (given.length === 0) return "media/empty";
  const extension = sniffed(given);
  if (extension === "heic") return "media/heic";
  if (extension === null || (extension === "svg" && !takesSvg)) return claimed === null ? "media/type-not-taken" : "media/not-what-it-says";
  if (claimed !== null && claimed !== extension) return "media/not-what-it-says";
  const clean = cleaned(given, extension);
  if (!clean) return "media/damaged";
  if (hasTooManyPixels(clean)) return "media/too-many-pixels";
  const { mime, kind } = mediaTypes[extension];
  const drawn = kind === "picture" && extension !== "svg" ? await reencoded(clean, extension) : clean;
  if (!drawn) return "media/damaged";
  await writeFile(path, drawn.bytes);
  const hash = createHash("sha256").update(drawn.bytes).digest("hex");
  return { hash, mime, bytes: drawn.bytes.length, ...upright(drawn), seconds: drawn.seconds };
}

function upright({ width, height, orientation }: Cleaned): { width: number | null; height: number | null } {
  return liesOnItsSide(orientation) ? { width: height, height: width } : { width, height };
}
