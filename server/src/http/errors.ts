import { AppError, type ErrorBody } from "@recollect/domain/errors/app-error.ts";
import { catalogue, isErrorCode, type ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

import type { Log } from "../process/log/log.ts";
import { isDiskFull } from "./disk-full.ts";
import { SenderLeft } from "./requests/sender-left.ts";

/** A failure as sent over the wire. */
export type Failure = {
  status: ContentfulStatusCode;
  body: ErrorBody;
  /** seconds to wait, if known */ retryAfter: number | null;
};

/** The status in servers' logs for a sender that left. */
const clientClosedRequest = 499 as ContentfulStatusCode;

/** Requests for a feature that this server is not set up for are no failures. */
const notOffered = 501;

/** A student's own storage is full: an operator can do nothing about it. */
const ownStorageFull: ErrorCode = "storage/full";

/** Turns any error of a route into a reply. The connection of a sender that stalled is closed; a sender that disconnected is no failure. */
export function answerError(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof SenderLeft || isCutOff(error)) return c.text("", clientClosedRequest);
    const { status, body, retryAfter } = failureOf(error, c.get("requestId"), log);
    if (retryAfter !== null) c.header("Retry-After", String(retryAfter));
    if (status === 408) c.header("Connection", "close");
    return c.json<ErrorBody>(body, status);
  };
}

/** Node's error when a client disconnects while sending a body. */
function isCutOff(error: Error): boolean {
  return error.message === "aborted" && (error as NodeJS.ErrnoException).code === "ECONNRESET";
}

/**
 * The wire form of a failure. One with a code keeps its code and message; any other becomes `unknown`, and only the log has the details,
 * under the request's id in the reply. It changes nothing but the log, so a stream whose reply has begun may use it too.
 */
export function failureOf(failure: unknown, requestId: unknown, log: Log): Failure {
  // A full disk is not the request's fault, and ends once there is space.
  const error = isDiskFull(failure) ? new AppError("server/disk-full", { cause: failure }) : failure;
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
  if (error.status >= 500 && error.status !== notOffered && !isOfTheExaminer(code) && code !== ownStorageFull) {
    // A thread that was stopped is no fault of the server: the text of one student took too long.
    const level = code === "practice/took-too-long" ? "warn" : "error";
    log({ level, id: requestId, message: "a request failed", code, stack: stackOf(error) });
  }
  return {
    status: error.status as ContentfulStatusCode,
    body: { error: { code, message, details: details ?? null } },
    retryAfter: hasRetryAfter(details) ? details.retryAfterSeconds : null,
  };
}

/** The limits that the message names are sent too, so that a client can word the message itself. */
function withLimits(code: ErrorCode, details: unknown): unknown {
  const { limits } = catalogue[code];
  if (!limits || Array.isArray(details)) return details;
  return typeof details === "object" ? { ...limits, ...details } : limits;
}

/** An AI service's message may contain a student's text: the examiner logs what may be logged. */
function isOfTheExaminer(code: string): boolean {
  return code.startsWith("api/") && code !== "api/service-unavailable";
}

function hasRetryAfter(details: unknown): details is { retryAfterSeconds: number } {
  return typeof details === "object" && details !== null && "retryAfterSeconds" in details && Number.isFinite(details.retryAfterSeconds);
}

/** The error's stack, followed by those of its causes. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
