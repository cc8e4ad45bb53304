/** States after which the transaction can be retried (postgresql.org/docs/current/errcodes-appendix.html). */
const retriable = new Set([/* serialization_failure */ "40001", /* deadlock_detected */ "40P01", /* lock_not_available */ "55P03"]);

/** Classes of states of an unusable server: connection exceptions, insufficient resources, operator intervention. */
const unreachableClasses = ["08", "53", "57P"];

/** Error codes of a socket without a connection. */
const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
]);

/** The state of a statement that exceeded its time limit. */
const queryCanceled = "57014";

/** The same, for errors of the driver that only have a text. */
const driverTexts =
  /^(?:Query read timeout|Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/** The state of a write on a database that only reads. */
const readOnly = "25006";

/** States with which a database refuses a statement, undone, because it stops or starts: admin_shutdown, cannot_connect_now. */
const refusedUndone = new Set([readOnly, "57P01", "57P03"]);

/** Texts of the driver for a connection that ended without a reply. */
const lostTexts = /^(?:Connection terminated|Client was closed|timeout expired|Client has encountered a connection error)/;

/** A database that may not be written to: a standby, or a former primary. It has the state of a refused write. */
export class NotPrimary extends Error {
  readonly code = readOnly;
}

/** The connection was lost while a transaction was being committed, so nobody knows whether it was. */
export class UnknownOutcome extends Error {}

/** The database was waited for as long as a request may wait. */
export class WaitedInVain extends Error {}

/** Whether the database has no room for another connection. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === "53300";
}

/** Whether the statement was refused without being done, because this database does not write (any more): another one, or the same later, may do it. */
export function isRefusedUndone(error: unknown): boolean {
  return refusedUndone.has(codeOf(error));
}

/** Whether the connection ended without a reply: a read may be repeated, and a transaction whose commit was not sent. */
export function isLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const code = codeOf(error);
  return socketCodes.has(code) || code.startsWith("08") || code === "57P02" || (error instanceof Error && lostTexts.test(error.message));
}

/** Whether the same transaction may succeed when it is retried. */
export function isContention(error: unknown): boolean {
  return retriable.has(codeOf(error));
}

/** Whether a row that the transaction refers to was deleted by another one, after it was read. */
export function isReferenceGone(error: unknown): boolean {
  return codeOf(error) === /* foreign_key_violation */ "23503";
}

/** Whether the database could not be reached, went away, or exceeded a time limit. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  const code = codeOf(error);
  if (error instanceof WaitedInVain || error instanceof UnknownOutcome || code === readOnly) return true;
  if (isCanceled(error) || socketCodes.has(code) || unreachableClasses.some((start) => code.startsWith(start))) return true;
  return error instanceof Error && driverTexts.test(error.message);
}

/** Whether the database ended the statement at its time limit. */
export function isCanceled(error: unknown): boolean {
  return codeOf(error) === queryCanceled;
}

export function isUnknownFunction(error: unknown): boolean {
  return codeOf(error) === "42883";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
