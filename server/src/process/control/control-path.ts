import { createHash } from "node:crypto";
import { join, resolve } from "node:path";

/** The longest path of a socket on all systems, in bytes; a longer one would be truncated silently. */
const longestPath = 100;

/** The socket of a running server on the embedded database; null if the data folder's path is too long for a socket. */
export function controlPath(dataDir: string, platform: NodeJS.Platform = process.platform): string | null {
  const folder = resolve(dataDir);
  if (platform === "win32") return `\\\\.\\pipe\\recollect-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  const path = join(folder, "admin.sock");
  return Buffer.byteLength(path) > longestPath ? null : path;
}
