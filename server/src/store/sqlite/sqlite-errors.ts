/** The primary result codes that matter to the store (sqlite.org/rescode.html). */
const BUSY = 5;
const LOCKED = 6;
const FULL = 13;
const unusable = new Set([/* READONLY */ 8, /* IOERR */ 10, /* CORRUPT */ 11, FULL, /* CANTOPEN */ 14, /* NOTADB */ 26]);

/** Whether another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  const code = primaryCode(error);
  return code === BUSY || code === LOCKED;
}

/** Whether the file or its disk failed: full, read-only, damaged, missing. */
export function isUnusable(error: unknown): boolean {
  return unusable.has(primaryCode(error));
}

/** Whether the disk is full. */
export function isFull(error: unknown): boolean {
  return primaryCode(error) === FULL;
}

/** The low byte of an extended code is its primary code; 0 for an error that is not SQLite's. */
function primaryCode(error: unknown): number {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : 0;
}
