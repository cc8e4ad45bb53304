import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DatabaseSync } from "node:sqlite";

import { BackupError, reasonOf } from "./backup-error.ts";
import { COPY_NAMES, MANIFEST, type Manifest } from "./backup-folder.ts";
import { mediaPath } from "./copy-media.ts";

/**
 * The digests of the pictures and sounds in a backup, each of which its file has. Throws a BackupError if anything in the backup is a symbolic link,
 * which could lead to any file of this machine, or if the database's copy or a file differs from its digest.
 */
export async function checkedMedia(path: string, manifest: Manifest): Promise<string[]> {
  const copy = join(path, COPY_NAMES[manifest.database]);
  for (const one of [path, join(path, MANIFEST), copy, join(path, "media")]) await refuseLink(one);
  // Older backups have no digest of the database.
  const digest = await readDigest(copy);
  if (manifest.digest !== undefined && digest !== manifest.digest) throw damaged("its copy of the database is not the one that was made");
  const entries = await readdir(join(path, "media"), { recursive: true, withFileTypes: true }).catch(() => []);
  const hashes: string[] = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) throw isLink(file);
    if (!entry.isFile() || file !== mediaPath(path, entry.name) || !/^[0-9a-f]{64}$/.test(entry.name)) continue;
    if ((await readDigest(file)) !== entry.name) throw damaged(`the file ${file} is not the one that was copied`);
    hashes.push(entry.name);
  }
  return hashes;
}

/** Throws a BackupError if a copied database is damaged. It is opened without its log, and nothing is written. */
export function checkDatabase(path: string): void {
  const address = pathToFileURL(path);
  address.searchParams.set("immutable", "1");
  try {
    const copy = new DatabaseSync(address, { readOnly: true });
    try {
      const [row] = copy.prepare("pragma quick_check(1)").all();
      if (row?.["quick_check"] !== "ok") throw new Error(String(row?.["quick_check"]));
    } finally {
      copy.close();
    }
  } catch (error) {
    throw damaged(`its copy of the database is not sound (${reasonOf(error)})`, error);
  }
}

/** The digest of a file of the backup; throws a BackupError if it can't be read. */
async function readDigest(path: string): Promise<string> {
  return digestOf(path).catch((error: unknown) => {
    throw damaged(`${path} cannot be read (${reasonOf(error)})`, error);
  });
}

/** The SHA-256 of a file's bytes, in hexadecimal; a symbolic link is refused by the system. */
export async function digestOf(path: string): Promise<string> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  const digest = createHash("sha256");
  try {
    for await (const chunk of file.createReadStream({ autoClose: false })) digest.update(chunk as Uint8Array);
  } finally {
    await file.close();
  }
  return digest.digest("hex");
}

/** Throws a BackupError if the path is a symbolic link; one that is not there is none. */
export async function refuseLink(path: string): Promise<void> {
  if ((await lstat(path).catch(() => null))?.isSymbolicLink()) throw isLink(path);
}

function isLink(path: string): BackupError {
  return new BackupError(
    `${path} is a symbolic link, and restoring follows none: put the folder or the file itself there. Nothing was changed.`,
  );
}

function damaged(what: string, cause?: unknown): BackupError {
  return new BackupError(`The backup is damaged: ${what}. Nothing was changed.`, { cause });
}
