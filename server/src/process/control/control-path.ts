import { createHash } from "node:crypto";
import { join, resolve } from "node:path";

/** A socket's path can be as long on every system we know, in bytes; a longer one would be cut short silently. */
const longestPath = 100;

/** Where a running server on the embedded database takes an operator's commands; null where the data folder's path is too long for a socket. */
export function controlPath(dataDir: string, platform: NodeJS.Platform = process.platform): string | null {
  const folder = resolve(dataDir);
  if (platform === "win32") return `\\\\.\\pipe\\recollect-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  const path = join(folder, "admin.sock");
  return Buffer.byteLength(path) > longestPath ? null : path;
}
