/** What a full disk, or our quota of it, is called by the system and by PostgreSQL (its class 53, insufficient resources). */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** What SQLite calls it: SQLITE_FULL, the low byte of an extended code. */
const sqliteFull = 13;

/** Whether a full disk caused the error: the server's, or its database's. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, cause } = (error ?? {}) as { code?: unknown; errcode?: unknown; cause?: unknown };
  if (codes.has(code) || (typeof errcode === "number" && (errcode & 0xff) === sqliteFull)) return true;
  return cause !== undefined && isDiskFull(cause);
}
