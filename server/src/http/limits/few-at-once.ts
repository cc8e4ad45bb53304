import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";

import { largeRequestOver } from "./collect-garbage.ts";
import type { Holding } from "./held-bytes.ts";
import { createLargeRequests, type LargeRequest } from "./large-requests.ts";
import { bodyBytes, hasBody, isCertainlyLarge, isOfItsBody, isOfStoredDeck, isUpload, LARGE_BYTES } from "./request-size.ts";
import { fits, mostAtOnce, weightBeforehand } from "./request-weight.ts";
import { isJsonReply } from "../replies/compress-replies.ts";
import { outgoingOf, putReplyInFile } from "../replies/reply-in-file.ts";
import { BODY_BYTES, readBody } from "../requests/read-body.ts";
import { leaveBody } from "../requests/read-json.ts";
import type { SignedIn } from "../viewer.ts";

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
  /** The reply is being sent: its JSON. False if it is a large one, which is not sent at once: then it is left to the guard too. */
  answered(replyText: string): boolean;
  /** It is left to the guard, which begins it again: it must not wait there for itself. */
  left(): void;
};

type Given = {
  /** false lifts the limits */
  limits: boolean;
  /** the path of a file that may be created, for what slow senders and readers hold */
  newFile: () => string;
  /** the length of a deck's cards, in bytes; 0 if there is none */
  deckBytes: (uid: string, id: number) => Promise<number>;
};

/**
 * Handles a few of a student's requests at a time, and the others in order. A request counts until its reply is sent, so that unread
 * replies don't pile up. Uploads and streams have their own limits, and count only until they have begun. Throws
 * `request/too-many-at-once`.
 */
export function createFewAtOnce({ limits, newFile, deckBytes }: Given): FewAtOnce {
  const queues = new Map<string, Queue>();
  const begun = new Map<string, number>();
  const large = createLargeRequests({ newFile, deckBytes });

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
    let weight = large.isKnown(uid, c.req.path) ? mostAtOnce : weightBeforehand(c);
    const queue = await enter(uid, weight);
    let request: LargeRequest | null = null;
    try {
      const isCertain = isCertainlyLarge(c) || (await large.isLarge(uid, c.req.path));
      // The size of the deck is known only now; requests that began in parallel continue.
      if (isCertain) queue.open += mostAtOnce - weight;
      if (isCertain) weight = mostAtOnce;
      if (weight === mostAtOnce) request = large.begin(uid, isCertain);
      if (request) (c as Context).set("largeRequest", request);
      // Its turn comes when its body is here, for which a slow sender must not keep the others waiting.
      if (isOfStoredDeck(c) && hasBody(c)) leaveBody(c, await readBody(c, BODY_BYTES.entries));
      if (request && isCertain && !isOfItsBody(c)) await request.turn();
      await next();
    } finally {
      await finish(c, { uid, queue, weight, request });
    }
  });

  /** The work is done: the reply can leave. */
  async function finish(c: Context<SignedIn>, { uid, queue, weight, request }: Going): Promise<void> {
    const replyText = c.get("replyText") ?? "";
    // The reply may take long to leave, and needs no body.
    if (request) c.req.addValidatedData("json", {});
    const bytes = bytesOf(replyText);
    const cut = () => void outgoingOf(c)?.destroy();
    const sending = replyText === "" ? null : large.sending({ uid, path: c.req.path, json: replyText, bytes }, cut);
    end(c, { uid, queue, weight, bytes, sending, isAwaited: isJsonReply(c.res) });
    try {
      if (sending?.isInFile) await putReplyInFile(c, replyText, newFile());
    } finally {
      await request?.done(Math.max(bodyBytes(c), bytes));
    }
  }

  /** Removes the request from the queue once its reply is sent. */
  function end(c: Context, { uid, queue, weight, bytes, sending, isAwaited }: Ending): void {
    const open = bytes >= LARGE_BYTES ? mostAtOnce : weight;
    // The weight is known only now; requests that began in parallel continue.
    queue.open += open - weight;
    const done = () => {
      sending?.done();
      leave(uid, queue, open);
      if (open === mostAtOnce) largeRequestOver(Math.max(bodyBytes(c), bytes));
    };
    const reply = outgoingOf(c);
    if (!isAwaited || reply === null || reply.closed) done();
    else reply.once("close", done);
  }

  return {
    guard,
    beginNow(c, uid) {
      if (!limits) return unlimited;
      const weight = weightBeforehand(c);
      const isFree = weight < mostAtOnce && !large.isKnown(uid, c.req.path);
      const queue = isFree ? enterNow(uid, weight) : null;
      if (!queue) return null;
      return {
        answered(replyText) {
          const bytes = bytesOf(replyText);
          const isLarge = bytes >= LARGE_BYTES;
          if (isLarge) {
            large.note({ uid, path: c.req.path, json: replyText, bytes });
            leave(uid, queue, weight);
          } else end(c, { uid, queue, weight, bytes, sending: null, isAwaited: true });
          return !isLarge;
        },
        left: () => leave(uid, queue, weight),
      };
    },
  };
}

const unlimited: Begun = { answered: () => true, left: () => {} };

type Going = { uid: string; queue: Queue; weight: number; request: LargeRequest | null };

type Ending = Omit<Going, "request"> & { /** of the reply */ bytes: number; sending: Holding | null; isAwaited: boolean };

/** No character takes more than three bytes, and counting them takes as long as a tenth of a deck's read. */
function bytesOf(text: string): number {
  return text.length * 3 < LARGE_BYTES ? text.length : Buffer.byteLength(text);
}

/** A route whose replies may be large sets this. */
export type LargeReply = { replyText?: string };
