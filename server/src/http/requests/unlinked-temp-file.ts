import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";

/** A new, empty file whose name is given up at once: it is gone when it is closed, also by the end of the process. */
export async function openUnlinkedTempFile(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, "wx+", 0o600);
  await rm(path, { force: true });
  return file;
}
