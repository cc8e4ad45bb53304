import { createHash } from "node:crypto";
import { chmod, copyFile, link, mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { MediaFiles } from "../media/files/media-files.ts";

type CopyMediaOptions = {
  hashes: readonly string[];
  files: Pick<MediaFiles, "read">;
  /** of the new backup */
  folder: string;
  /** of the previous backup; null: there is none */
  before: string | null;
};

/** The path of a picture or a sound in a backup. */
export function mediaPath(folder: string, hash: string): string {
  return join(folder, "media", hash.slice(0, 2), hash);
}

/**
 * Copies the media that the copied database names. Files of the previous backup are hard-linked (an unchanged file is stored once, however
 * many backups have it). A file that is missing or damaged in the store is counted and left out.
 */
export async function copyMedia({
  hashes,
  files,
  folder,
  before,
}: CopyMediaOptions): Promise<{ media: number; missingMedia: number; bytes: number }> {
  const counts = { media: 0, missingMedia: 0, bytes: 0 };
  for (const hash of hashes) {
    const path = mediaPath(folder, hash);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const isThere = (before !== null && (await shared(mediaPath(before, hash), path))) || (await writeMedium(files, hash, path));
    if (isThere) {
      counts.media += 1;
      counts.bytes += (await stat(path)).size;
    } else counts.missingMedia += 1;
  }
  return counts;
}

async function shared(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    // A file system without hard links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EMLINK" && code !== "ENOSYS") throw error;
    await copyFile(from, to);
    await chmod(to, 0o600);
    return true;
  }
}

/** Writes a file from the store; false if it is missing, or does not match its digest. */
async function writeMedium(files: Pick<MediaFiles, "read">, hash: string, path: string): Promise<boolean> {
  const content = await files.read(hash, null);
  if (content === null) return false;
  const file = await open(path, "wx", 0o600);
  const digest = createHash("sha256");
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      digest.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (digest.digest("hex") === hash) return true;
  await rm(path);
  return false;
}
