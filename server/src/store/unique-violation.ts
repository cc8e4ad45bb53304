/** SQLite's extended result codes for a unique index and for a primary key. */
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

/** PostgreSQL's state for both. */
const UNIQUE_VIOLATION = "23505";

/** Whether a query failed because another row already has the unique value. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("errcode" in error) return error.errcode === SQLITE_CONSTRAINT_UNIQUE || error.errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
  return "code" in error && error.code === UNIQUE_VIOLATION;
}
