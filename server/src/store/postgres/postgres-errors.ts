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

/** Whether the same transaction may succeed when it is retried. */
export function isContention(error: unknown): boolean {
  return retriable.has(codeOf(error));
}

/** Whether the database could not be reached, went away, or exceeded a time limit. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  const code = codeOf(error);
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
