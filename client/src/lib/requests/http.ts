import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { AppError, UNKNOWN_ERROR, type ErrorBody } from "@recollect/domain/errors/failure.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { failureMessage } from "@recollect/domain/errors/error-messages.ts";
import { examinerRow, examinerWords } from "@recollect/domain/practice/examiner-words.ts";
import { addressOf, type AnyAddressOptions } from "./address.ts";
import { keepChange, replyOrCopy, withServerNumbers } from "./device-replies.ts";
import type { Address, ApiPath, Method, Optional, PathOf, Reply, RouteOptions } from "./api-types.ts";

type SendingOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** continues after the page is closed; browsers allow 64 KB for that */
  outlivesPage?: boolean;
  /** how long the reply may take to begin, after the body is sent */
  replyMs?: number;
};

/**
 * A lost network may never report an error: after this long it counts as gone. A change has more time than the server allows its database.
 */
const longestMs = { read: 30_000, change: 75_000, wholeAnswer: 300_000 };
/** for a slow uplink, in bytes a ms */
const slowestSending = 16;

type SessionOver = () => void;
const listeners = new Set<SessionOver>();

/** Called at every reply that says that the session is over. Returns the function that unsubscribes. */
export function onSessionOver(listener: SessionOver): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** counts the beginnings and the ends of requests that change something */
let changes = 0;

/** A number that is the same as before if no request that changes something began or ended in between. */
export function changesSoFar(): number {
  return changes;
}

/** counts the sessions of this page */
let sessions = 0;

/** The number of the open session, to compare with later when a request is refused. */
export function sessionNow(): number {
  return sessions;
}

/** Another session begins: replies to earlier requests can't end it. */
export function beginSession(): void {
  sessions += 1;
}

/**
 * Set while the session is being ended: requests wait, for the server would refuse them as if the session had ended by itself. They are
 * given up when it gives true, and are sent when it gives false.
 */
export const ending: { hasEnded?: Promise<boolean> | undefined } = {};

/** What `request` reads at run time; the types of the parameters, the query and the body are of the route. */
type AnyOptions = SendingOptions & AnyAddressOptions & { /** sent as JSON */ body?: unknown };
type AnyAddressOf = (method: Method, path: string, options: AnyAddressOptions) => Address;

/**
 * The client's only way to the server: sends a request to one of its routes, named by method and path, such as
 * `request("GET", "/api/users/:uid/decks/:id", { params: { uid, id } })`. Returns the reply's JSON (undefined for 204). Throws the AppError
 * that the reply names, or the fitting network error if there was no reply; an aborted request throws its AbortError, which is not a
 * failure. A reply that does not come in time counts as no network. Without the server a read has the reply that this device keeps, if there is one.
 */
export function request<const M extends Method, const P extends PathOf<M>>(
  method: M,
  path: P,
  ...[options]: Optional<RouteOptions<M, P> & SendingOptions>
): Promise<Reply<M, P>>;
export function request(method: Method, path: string, options: AnyOptions = {}): Promise<unknown> {
  const ask = () => withServerNumbers(options, (numbered) => askServer(method, path, numbered));
  return method === "GET" ? replyOrCopy(path, options, ask) : ask().then((reply) => keepChange({ method, path, options, reply }));
}

async function askServer(method: Method, path: string, options: AnyOptions): Promise<unknown> {
  const address = (addressOf as AnyAddressOf)(method, path, options);
  const isChange = method !== "GET";
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  const replyMs = options.replyMs ?? (isChange ? longestMs.change : longestMs.read);
  const deadline = deadlineBeside(options.signal);
  deadline.set(replyMs + (body?.length ?? 0) / slowestSending);
  if (isChange) changes += 1;
  try {
    const response = await send(address, {
      method,
      headers: {
        accept: "application/json",
        ...(body === null ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      body,
      keepalive: options.outlivesPage ?? false,
      signal: deadline.signal,
    });
    deadline.set(longestMs.wholeAnswer);
    // The connection may break during the reply, or a proxy replies with something else.
    return response.status === 204 ? undefined : await response.json().catch(throwNetworkError(address));
  } finally {
    deadline.end();
    if (isChange) changes += 1;
  }
}

/** A signal that aborts with the other one, or with a TimeoutError after the time that was set last. */
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
export async function send(address: Address, init?: RequestInit): Promise<Response> {
  if (ending.hasEnded && (await ending.hasEnded)) throw new DOMException("", "AbortError");
  const session = sessions;
  const response = await fetch(address, init).catch(throwNetworkError(address));
  if (response.ok) return response;
  throw refusalOf(response.status, (await response.json().catch(() => null)) as Partial<ErrorBody> | null, address, session);
}

/**
 * The failure of a reply, named by its status when the body is not ours (a proxy's page, a broken body). Calls the listeners
 * for the end of a session, unless a new one began since the request (`session`).
 */
export function refusalOf(status: number, body: Partial<ErrorBody> | null, path: string, session: number): AppError {
  if (status === 401 && session === sessions && endsSession(path)) for (const listener of listeners) listener();
  return errorIn(body, status) ?? new AppError(codeByStatus(status, path), { details: { status } });
}

/** The AppError of a wire error; null when the body is not one. Unknown failures have no code. */
export function errorIn(body: Partial<ErrorBody> | null, status?: number): AppError | null {
  const error = body?.error;
  if (typeof error?.message !== "string") return null;
  const { message, details } = error;
  const code = isCode(error.code) ? error.code : UNKNOWN_ERROR;
  return new AppError(code, {
    details,
    message: code === UNKNOWN_ERROR ? message : failureWords({ code, message, details }),
    ...(status === undefined ? {} : { status }),
  });
}

/** In the format of our codes: the browser only knows the codes that it raises itself. */
function isCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && (code === "unknown" || /^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/.test(code));
}

function codeByStatus(status: number, path: string): LocalErrorCode {
  if (status === 401) return "auth/required";
  if (status === 403) return "database/permission-denied";
  if (status === 413) return "request/too-large";
  if (status === 429) return isAuth(path) ? "auth/too-many-requests" : "api/rate-limit";
  if (status === 404) return "request/unknown-route";
  return status >= 502 && status <= 504 ? "api/service-unavailable" : "unknown";
}

/** Throws an aborted request's own error, and the network error for any other cause. */
function throwNetworkError(path: string): (cause: unknown) => never {
  return (cause) => {
    throw isAbort(cause) ? cause : new AppError(networkError(path), { cause });
  };
}

/**
 * A wrong password does not end a session. A practice test that can't be made shows that first and then leaves by itself. Requests of the
 * outbox run in the background: its entries stay on the device, and nothing is shown.
 */
function endsSession(path: string): boolean {
  return !isAuth(path) && !(quietPaths as readonly string[]).includes(path);
}

const quietPaths = [
  "/api/practice/multiple-choice",
  "/api/practice/open-ended",
  "/api/study/entries",
] as const satisfies readonly ApiPath[];

/** The failure when there is no reply. */
export function networkError(path: string): LocalErrorCode {
  return isAuth(path) ? "auth/network-request-failed" : "database/network-error";
}

function isAuth(path: string): boolean {
  return path.startsWith("/api/auth/");
}

/** Whether a failure only means that the request was aborted. */
export function isAbort(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "AbortError";
}

/** A failure as sent over the wire. */
type WireFailure = { code: ErrorCode; message: string; details?: unknown };

/**
 * The message of a failure, in the page's language. For codes that the browser knows it comes from our own table and the details; the server's
 * message then only distinguishes an examiner's failures, which have their own texts, from the service's. For all other codes, and where the details
 * lack a part of the message, it is the server's message.
 */
export function failureWords({ code, message, details }: WireFailure): string {
  return failureMessage(examinerWords[code] === message ? examinerRow(code) : code, details) ?? message;
}
