import { isDiskFull } from "../http/disk-full.ts";

/** Why a backup, or restoring one, failed, as a sentence for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** The failure as such a sentence: the system's error in words, with its path. */
export function asBackupError(error: unknown, folder: string): BackupError {
  if (error instanceof BackupError) return error;
  const { code } = error as { code?: string };
  if (isDiskFull(error)) return new BackupError(`The backup folder ${folder} is full.`, { cause: error });
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOTDIR" || code === "ENOENT" || code === "EEXIST")
    return new BackupError(`The backup folder ${folder} cannot be written to: ${reasonOf(error)}.`, { cause: error });
  return new BackupError(`The backup could not be made: ${reasonOf(error)}.`, { cause: error });
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0]?.replace(/\.$/, "") ?? "";
}
