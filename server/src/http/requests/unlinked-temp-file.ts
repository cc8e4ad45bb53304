import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";

/** Opens a new, empty temporary file and unlinks it at once: the system frees it when it is closed, or when the process ends. */
export async function openUnlinkedTempFile(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "wx+", 0o600);
  await rm(path, { force: true });
  return file;
}
