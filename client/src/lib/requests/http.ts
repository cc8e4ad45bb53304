import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { AppError, type ErrorBody } from "@recollect/domain/errors/failure.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { failureMessage } from "@recollect/domain/errors/known.ts";
import { examinerWords } from "@recollect/domain/practice/examiner-words.ts";

type Options = {
  /** sent as JSON */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** goes on although the page is closed; browsers send 64 KB so, and refuse more */
  outlivesPage?: boolean;
  /** how long the answer may take to begin, beyond the sending of the body */
  replyMs?: number;
};

/** A network that was left may never answer, and never say so: after so long it is taken for gone. A change has longer than the server gives its database. */
const longestMs = { read: 30_000, change: 75_000, wholeAnswer: 300_000 };
/** of a slow uplink, in bytes a ms */
const slowestSending = 16;

type SessionOver = () => void;
const listeners = new Set<SessionOver>();

/** Called at every answer that says that the session is over. Returns how to stop listening. */
export function onSessionOver(listener: SessionOver): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** counts the sessions of this page */
let sessions = 0;

/** Which of them is open, for what is asked now and refused later. */
export function sessionNow(): number {
  return sessions;
}

/** From now on another session is open: what was asked before can no longer say that it is over. */
export function beginSession(): void {
  sessions += 1;
}

/**
 * The client's one way to the server. Gives the answer's JSON (undefined for 204).
 * Throws the AppError that the answer names, or the network error of its kind when there was no answer;
 * an aborted request throws its AbortError, which is no failure. An answer that does not come is given up, as if there was no network.
 */
export async function request<T>(method: string, path: string, options: Options = {}): Promise<T> {
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  const replyMs = options.replyMs ?? (method === "GET" ? longestMs.read : longestMs.change);
  const deadline = deadlineBeside(options.signal);
  deadline.set(replyMs + (body?.length ?? 0) / slowestSending);
  try {
    const response = await send(path, {
      method,
      headers: {
        accept: "application/json",
        ...(body === null ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(body === null ? {} : { body }),
      keepalive: options.outlivesPage === true,
      signal: deadline.signal,
    });
    deadline.set(longestMs.wholeAnswer);
    if (response.status === 204) return undefined as T;
    return (await json(response, path)) as T;
  } finally {
    deadline.end();
  }
}

/** A signal that is given when the other one is, or as a TimeoutError after the time that was set last. */
function deadlineBeside(other: AbortSignal | undefined): { signal: AbortSignal; set: (ms: number) => void; end: () => void } {
  const own = new AbortController();
  const follow = () => own.abort(other?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (other?.aborted) follow();
  other?.addEventListener("abort", follow);
  const end = () => {
    clearTimeout(timer);
    other?.removeEventListener("abort", follow);
  };
  return {
    signal: own.signal,
    set(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => own.abort(new DOMException("There was no answer.", "TimeoutError")), ms);
    },
    end,
  };
}

/** `fetch`, with every failure turned into an AppError. */
export async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const path = pathOf(input);
  const asked = sessions;
  const response = await fetch(input, { credentials: "same-origin", ...init }).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new AppError(networkError(path), { cause });
  });
  if (response.ok) return response;
  throw refusalOf(response.status, (await response.json().catch(() => null)) as Partial<ErrorBody> | null, path, asked);
}

/**
 * The failure that an answer stands for, named by its status when it is not ours (a proxy's page, a broken body). The listeners for the end of a
 * session are told here, unless another one has begun since it was `asked`.
 */
export function refusalOf(status: number, body: Partial<ErrorBody> | null, path: string, asked: number): AppError {
  if (status === 401 && asked === sessions && endsSession(path)) for (const tell of listeners) tell();
  return errorIn(body, status) ?? new AppError(codeByStatus(status, path), { details: { status } });
}

/** The AppError that a wire error stands for; null when the body is none. What names no failure of ours has no code. */
export function errorIn(body: Partial<ErrorBody> | null, status?: number): AppError | null {
  const error = body?.error;
  if (typeof error?.message !== "string") return null;
  const { message, details } = error;
  const known = status === undefined ? { details } : { details, status };
  if (!isCode(error.code)) return new AppError(undefined, { ...known, message });
  return new AppError(error.code, { ...known, message: failureWords({ code: error.code, message, details }) });
}

/** As our codes are written: the browser knows by name those alone that it says by itself. */
function isCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && (code === "unknown" || /^[a-z]+\/[a-z]+(?:-[a-z]+)*$/.test(code));
}

function codeByStatus(status: number, path: string): LocalErrorCode {
  if (status === 401) return "auth/required";
  if (status === 403) return "database/permission-denied";
  if (status === 413) return "request/too-large";
  if (status === 429) return isAuth(path) ? "auth/too-many-requests" : "api/rate-limit";
  if (status === 404) return "request/unknown-route";
  return status >= 502 && status <= 504 ? "api/service-unavailable" : "unknown";
}

async function json(response: Response, path: string): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    // The connection broke in the middle of the answer, or a proxy answered with something else.
    throw isAbort(cause) ? cause : new AppError(networkError(path), { cause });
  });
}

/**
 * A wrong password ends no session. A practice test that can't be made says so first and then leaves by itself. What the outbox sends in the
 * background stays on the device, without a word.
 */
function endsSession(path: string): boolean {
  return !isAuth(path) && !/^\/api\/(?:practice\/(?:multiple-choice|open-ended)|study\/entries)$/.test(path);
}

/** The failure that no answer stands for. */
export function networkError(path: string): LocalErrorCode {
  return isAuth(path) ? "auth/network-request-failed" : "database/network-error";
}

function isAuth(path: string): boolean {
  return path.startsWith("/api/auth/");
}

function pathOf(input: string | URL | Request): string {
  return new URL(input instanceof Request ? input.url : input, location.href).pathname;
}

/** Whether a failure is only our own change of mind. */
export function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "AbortError";
}

/** A failure as it came over the wire. */
export type WireFailure = { code: ErrorCode; message: string; details?: unknown };

/**
 * What a student reads of a failure. What the browser can say by itself is made of the code and of what its details carry, from our own
 * table; the words that came along tell the examiner's failures, which have words of their own, from the service's. What only the server
 * can find out is said in the server's words.
 */
export function failureWords({ code, message, details }: WireFailure): string {
  const isServersOwn = examinerWords[code] === message || code === "api/request-failed";
  return isServersOwn ? message : (failureMessage(code, details) ?? message);
}
