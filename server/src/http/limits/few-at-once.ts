import type { ServerResponse } from "node:http";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";

import { largeRequestOver } from "./collect-garbage.ts";
import { createLargeRequests } from "./large-requests.ts";
import { bodyBytes, hasBody, isCertainlyLarge, isOfItsBody, isOfStoredDeck, isUpload, LARGE_BYTES, mayBeLarge } from "./request-size.ts";
import { BODY_BYTES, readBody } from "../requests/read-body.ts";
import { leaveBody } from "../requests/read-json.ts";
import type { SignedIn } from "../viewer.ts";

/** Requests of one student in progress: a browser sends six, and the next begins when one is done. */
const mostAtOnce = 4;

/** How many of them begin in one turn of the event loop; other students' come between two turns. */
const mostATurn = 2;

/** How many may wait. */
const mostWaiting = 200;

/** `open` counts a request that may be large as all that may be open at once. */
type Queue = { open: number; waiting: { weight: number; begin: () => void }[] };

export type FewAtOnce = {
  guard: MiddlewareHandler<SignedIn>;
  /** Begins a request now, as the guard would; null if it has to wait for others of the same student. */
  beginNow(c: Context, uid: string): Begun | null;
};

/** A request that has begun; exactly one of the two has to be called, once. */
type Begun = {
  /** The reply is being sent: its JSON. */
  answered(replyText: string): void;
  /** It is left to the guard, which begins it again: it must not wait there for itself. */
  left(): void;
};

/**
 * Handles a few of a student's requests at a time, and the others in order. A request counts until its reply is sent, so that unread
 * replies don't pile up. Uploads and streams have their own limits, and count only until they have begun. Throws
 * `request/too-many-at-once`.
 */
export function createFewAtOnce({ limits }: { /** false lifts the limits */ limits: boolean }): FewAtOnce {
  const queues = new Map<string, Queue>();
  const begun = new Map<string, number>();
  const large = createLargeRequests();
  const weightOf = (c: Context, uid: string) => (large.isKnown(uid, c.req.path) ? mostAtOnce : weightBeforehand(c));

  /** Whether the student may begin another request in this turn of the event loop. */
  function mayBegin(uid: string): boolean {
    if (begun.size === 0) setImmediate(nextTurn);
    const count = begun.get(uid) ?? 0;
    begun.set(uid, count + 1);
    return count < mostATurn;
  }

  function nextTurn(): void {
    const uids = [...begun.keys()];
    begun.clear();
    for (const uid of uids) goOn(uid);
  }

  function goOn(uid: string): void {
    const queue = queues.get(uid);
    if (!queue) return;
    for (let [next] = queue.waiting; next && fits(queue, next.weight) && mayBegin(uid); [next] = queue.waiting) {
      queue.waiting.shift();
      queue.open += next.weight;
      next.begin();
    }
  }

  function enterNow(uid: string, weight: number): Queue | null {
    const queue = queueOf(uid);
    if (queue.waiting.length > 0 || !fits(queue, weight) || !mayBegin(uid)) return null;
    queue.open += weight;
    return queue;
  }

  async function enter(uid: string, weight: number): Promise<Queue> {
    const now = enterNow(uid, weight);
    if (now) return now;
    const queue = queueOf(uid);
    if (queue.waiting.length >= mostWaiting) throw new AppError("request/too-many-at-once", { details: { retryAfterSeconds: 1 } });
    await new Promise<void>((begin) => queue.waiting.push({ weight, begin }));
    return queue;
  }

  function queueOf(uid: string): Queue {
    const known = queues.get(uid);
    if (known) return known;
    const queue = { open: 0, waiting: [] };
    queues.set(uid, queue);
    return queue;
  }

  function leave(uid: string, queue: Queue, weight: number): void {
    queue.open -= weight;
    if (queue.open === 0 && queue.waiting.length === 0) queues.delete(uid);
    else goOn(uid);
  }

  const guard = createMiddleware<SignedIn>(async (c, next) => {
    // Public paths have no session.
    const uid = limits ? (c.get("viewer") as SignedIn["Variables"]["viewer"] | undefined)?.uid : undefined;
    if (uid === undefined || isUpload(c)) return next();
    const weight = weightOf(c, uid);
    const queue = await enter(uid, weight);
    const isCertain = large.isKnown(uid, c.req.path) || isCertainlyLarge(c);
    const request = weight === mostAtOnce ? large.begin(uid, isCertain) : null;
    if (request) (c as Context).set("largeRequest", request);
    try {
      // Its turn comes when its body is here, for which a slow sender must not keep the others waiting.
      if (isOfStoredDeck(c) && hasBody(c)) leaveBody(c, await readBody(c, BODY_BYTES.entries));
      if (request && isCertain && !isOfItsBody(c)) await request.turn();
      await next();
    } finally {
      const replyText = c.get("replyText") ?? "";
      // The reply may take long to leave, and needs no body.
      if (request) c.req.addValidatedData("json", {});
      request?.done(Math.max(bodyBytes(c), replyText.length));
      end(c, { uid, queue, weight, replyText, isAwaited: isJson(c.res) });
    }
  });

  /** Removes the request from the queue once its reply is sent. */
  function end(c: Context, { uid, queue, weight, replyText, isAwaited }: Ending): void {
    // No character takes more than three bytes, and counting them takes as long as a tenth of a deck's read.
    const replyBytes = replyText.length * 3 < LARGE_BYTES ? replyText.length : Buffer.byteLength(replyText);
    const open = replyBytes >= LARGE_BYTES ? mostAtOnce : weight;
    // The weight is known only now; requests that began in parallel continue.
    queue.open += open - weight;
    const reply = outgoingOf(c);
    const cut = () => void reply?.destroy();
    const sending = replyText === "" ? null : large.sending({ uid, path: c.req.path, json: replyText, bytes: replyBytes }, cut);
    const done = () => {
      sending?.done();
      leave(uid, queue, open);
      if (open === mostAtOnce) largeRequestOver(Math.max(bodyBytes(c), replyBytes));
    };
    if (!isAwaited || reply === null || reply.closed) done();
    else reply.once("close", done);
  }

  return {
    guard,
    beginNow(c, uid) {
      if (!limits) return unlimited;
      const weight = weightOf(c, uid);
      const queue = weight < mostAtOnce ? enterNow(uid, weight) : null;
      if (!queue) return null;
      return {
        answered: (replyText) => end(c, { uid, queue, weight, replyText, isAwaited: true }),
        left: () => leave(uid, queue, weight),
      };
    },
  };
}

const unlimited: Begun = { answered: () => {}, left: () => {} };

type Ending = {
  uid: string;
  queue: Queue;
  weight: number;
  /** empty if the route does not provide it */ replyText: string;
  isAwaited: boolean;
};

/** A route whose replies may be large sets this. */
export type LargeReply = { replyText?: string };

function fits({ open }: Queue, weight: number): boolean {
  return open === 0 || open + weight <= mostAtOnce;
}

/**
 * Requests that count for more than one: a long body or one of unknown length, and a deck that is copied or restored, which may be long
 * though the request is not; and a deck or version that is read, whose size is known only afterwards, so that two are not read in parallel.
 */
function weightBeforehand(c: Context): number {
  if (mayBeLarge(c)) return mostAtOnce;
  return c.req.method === "GET" && /\/(?:decks|library|versions)\/\d+$/.test(c.req.path) ? mostAtOnce - 1 : 1;
}

function isJson(reply: Response): boolean {
  return reply.headers.get("Content-Type")?.startsWith("application/json") ?? false;
}

/** The reply as Node sends it; there is none without a socket. */
function outgoingOf(c: Context): ServerResponse | null {
  return ((c.env ?? {}) as { outgoing?: ServerResponse }).outgoing ?? null;
}
