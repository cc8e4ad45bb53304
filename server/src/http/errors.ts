import { AppError, type ErrorBody } from "@recollect/domain/errors/app-error.ts";
import { catalogue, isErrorCode, type ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

import type { Log } from "../process/log/log.ts";
import { isDiskFull } from "./disk-full.ts";

/** A failure as it goes over the wire. */
export type Failure = {
  status: ContentfulStatusCode;
  body: ErrorBody;
  /** seconds to wait, where that is known */ retryAfter: number | null;
};

/** Turns whatever a route threw into the wire's error. A sender that fell silent is not waited for any longer. */
export function answerError(log: Log) {
  return (error: unknown, c: Context): Response => {
    const { status, body, retryAfter } = failureOf(error, c.get("requestId"), log);
    if (retryAfter !== null) c.header("Retry-After", String(retryAfter));
    if (status === 408) c.header("Connection", "close");
    return c.json<ErrorBody>(body, status);
  };
}

/**
 * What is said of a failure. One with a name keeps its code and words; one without becomes `unknown`, and only the log learns what it was:
 * the reply carries the request's id, by which the log line is found. It changes nothing but the log, so a stream whose reply has
 * begun may ask too.
 */
export function failureOf(thrown: unknown, requestId: unknown, log: Log): Failure {
  // No fault of the request, and over as soon as there is room.
  const error = isDiskFull(thrown) ? new AppError("api/service-unavailable", { cause: thrown }) : thrown;
  if (!(error instanceof AppError) || !isErrorCode(error.code)) {
    log({ level: "error", id: requestId, message: "a request failed for a reason without a name", stack: stackOf(error) });
    return {
      status: 500,
      body: { error: { code: "unknown", message: catalogue.unknown.message, details: { requestId } } },
      retryAfter: null,
    };
  }
  const { code, message } = error;
  const details = withLimits(code, error.details);
  if (error.status >= 500 && !isOfTheExaminer(code)) {
    log({ level: "error", id: requestId, message: "a request failed", code, stack: stackOf(error) });
  }
  return {
    status: error.status as ContentfulStatusCode,
    body: { error: { code, message, details: details ?? null } },
    retryAfter: hasRetryAfter(details) ? details.retryAfterSeconds : null,
  };
}

/** The limits that the message names go along, so that a client can say it in other words. */
function withLimits(code: ErrorCode, details: unknown): unknown {
  const { limits } = catalogue[code];
  if (!limits || Array.isArray(details)) return details;
  return typeof details === "object" ? { ...limits, ...details } : limits;
}

/** What an AI service said may hold what a student wrote: the examiner logs what may be known of it. */
function isOfTheExaminer(code: string): boolean {
  return code.startsWith("api/") && code !== "api/service-unavailable";
}

function hasRetryAfter(details: unknown): details is { retryAfterSeconds: number } {
  return typeof details === "object" && details !== null && "retryAfterSeconds" in details && Number.isFinite(details.retryAfterSeconds);
}

/** The error and, below it, what caused it. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
