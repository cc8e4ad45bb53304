import { AppError, type ErrorBody } from "@recollect/domain/errors/app-error.ts";
import { catalogue, isErrorCode } from "@recollect/domain/errors/catalogue.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

import type { Log } from "../process/log/log.ts";

/**
 * Turns whatever a route threw into the wire's error. A failure with a name keeps its code and words; one without becomes
 * `unknown`, and only the log learns what it was: the reply carries the request's id, by which the log line is found.
 */
export function answerError(log: Log) {
  return (error: unknown, c: Context): Response => {
    if (error instanceof AppError && isErrorCode(error.code)) return named(error, c);
    const requestId: unknown = c.get("requestId");
    log({ level: "error", id: requestId, message: "a request failed for a reason without a name", stack: stackOf(error) });
    return c.json<ErrorBody>({ error: { code: "unknown", message: catalogue.unknown.message, details: { requestId } } }, 500);
  };
}

function named(error: AppError, c: Context): Response {
  if (error.status === 429 && hasRetryAfter(error.details)) c.header("Retry-After", String(error.details.retryAfterSeconds));
  const details = error.details === undefined ? {} : { details: error.details };
  return c.json<ErrorBody>({ error: { code: error.code, message: error.message, ...details } }, error.status as ContentfulStatusCode);
}

function hasRetryAfter(details: unknown): details is { retryAfterSeconds: number } {
  return typeof details === "object" && details !== null && "retryAfterSeconds" in details;
}

/** The error and, below it, what caused it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
