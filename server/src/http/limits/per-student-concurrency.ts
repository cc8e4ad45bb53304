import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import { largeRequestOver } from "./collect-garbage.ts";
import type { Holding } from "./buffered-bytes.ts";
import { createLargeRequests, type LargeRequest } from "./large-requests.ts";
import { bodyBytes, hasBody, isCertainlyLarge, isOfItsBody, isOfStoredDeck, isUpload, LARGE_BYTES } from "./request-size.ts";
import { fits, mostAtOnce, weightBeforehand } from "./request-weight.ts";
import { jsonTextOf } from "../replies/reply.ts";
import { outgoingOf, putReplyInFile } from "../replies/reply-in-file.ts";
import { BODY_BYTES, readBody } from "../requests/read-body.ts";
import { leaveBody } from "../requests/read-json.ts";
import { turnAfter } from "../../store/yield-while-parsing.ts";
import type { AfterReply, Guard } from "../requests/guards.ts";
import type { SessionViewer } from "../viewer.ts";

/** How many of them begin in one turn of the event loop; other students' come between two turns. */
const mostATurn = 2;

/** the requests of a student that may wait */
const mostWaiting = 200;

/** `open`: the requests in progress; one that may be large counts as the whole allowance. */
type Queue = { open: number; waiting: { weight: number; begin: () => void }[] };

type FewAtOnceDeps = {
  /** false lifts the limits */
  limits: boolean;
  /** the path of a file that may be created, for what slow senders and readers hold */
  newFile: () => string;
  /** the length of a deck's cards, in bytes; 0 if there is none */
  deckBytes: (uid: string, id: number) => Promise<number>;
  /** the address of a visitor who reads a deck; null for any other request. All visitors of an address count as one student. */
  visitorOf?: (c: Context) => string | null;
};

/**
 * Handles a few requests of each student at a time; the others wait in order. A request counts until its reply is sent, so that unread replies
 * don't pile up. Uploads and streams have their own limits and count only until they have begun. Throws `request/too-many-at-once`.
 */
export function createPerStudentConcurrency({ limits, newFile, deckBytes, visitorOf = () => null }: FewAtOnceDeps): Guard {
  const queues = new Map<string, Queue>();
  const startCounts = new Map<string, number>();
  const large = createLargeRequests({ newFile, deckBytes });

  /** Whether the student may begin another request in this turn of the event loop. */
  function mayBegin(uid: string): boolean {
    if (startCounts.size === 0) setImmediate(nextTurn);
    const count = startCounts.get(uid) ?? 0;
    startCounts.set(uid, count + 1);
    return count < mostATurn;
  }

  function nextTurn(): void {
    const uids = [...startCounts.keys()];
    startCounts.clear();
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
    const knownQueue = queues.get(uid);
    if (knownQueue) return knownQueue;
    const queue = { open: 0, waiting: [] };
    queues.set(uid, queue);
    return queue;
  }

  function leave(uid: string, queue: Queue, weight: number): void {
    queue.open -= weight;
    if (queue.open === 0 && queue.waiting.length === 0) queues.delete(uid);
    else goOn(uid);
  }

  /** The request waits for its turn: others of the student go first, or it is large, or its deck may be. */
  async function beginInTurn(c: Context, uid: string, weightNow: number): Promise<AfterReply> {
    let weight = weightNow;
    const queue = await enter(uid, weight);
    let request: LargeRequest | null = null;
    try {
      const isCertain = isCertainlyLarge(c) || (await large.isLarge(uid, c.req.path));
      // The size of the deck is known only now; requests that began in parallel continue.
      if (isCertain) queue.open += mostAtOnce - weight;
      if (isCertain) weight = mostAtOnce;
      if (weight === mostAtOnce) request = large.begin(uid, isCertain);
      if (request) c.set("largeRequest", request);
      // Its turn comes when its body is here, for which a slow sender must not keep the others waiting.
      if (isOfStoredDeck(c) && hasBody(c)) leaveBody(c, await readBody(c, BODY_BYTES.entries));
      if (request && isCertain && !isOfItsBody(c)) await request.turn();
    } catch (error) {
      await finish(c, { uid, queue, weight, request });
      throw error;
    }
    return (context) => finish(context, { uid, queue, weight, request });
  }

  /** The work is done: the reply can leave. */
  function finish(c: Context, going: Going): void | Promise<void> {
    const json = jsonTextOf(c);
    const turn = turnAfter(json?.length ?? 0);
    return turn ? turn.then(() => finishWith(c, json, going)) : finishWith(c, json, going);
  }

  function finishWith(c: Context, json: string | null, { uid, queue, weight, request }: Going): void | Promise<void> {
    // The reply may take long to leave, and needs no body.
    if (request) c.req.addValidatedData("json", {});
    const bytes = json === null ? 0 : bytesOf(json);
    const cutConnection = () => void outgoingOf(c)?.destroy();
    const sending = json === null ? null : large.sending({ uid, path: c.req.path, json, bytes }, cutConnection);
    end(c, { uid, queue, weight, bytes, sending, isAwaited: json !== null });
    return request || sending?.isInFile ? finishLarge(c, { request, bytes, textForFile: sending?.isInFile ? json : null }) : undefined;
  }

  async function finishLarge(c: Context, { request, bytes, textForFile }: LargeEnding): Promise<void> {
    try {
      await turnAfter(bytes);
      if (textForFile !== null) await putReplyInFile(c, textForFile, newFile());
    } finally {
      await request?.done(Math.max(bodyBytes(c), bytes));
    }
  }

  /** Removes the request from the queue once its reply is sent. */
  function end(c: Context, { uid, queue, weight, bytes, sending, isAwaited }: Ending): void {
    const open = bytes >= LARGE_BYTES ? mostAtOnce : weight;
    // The weight is known only now; requests that began in parallel continue.
    queue.open += open - weight;
    const endTurn = () => {
      sending?.done();
      leave(uid, queue, open);
      if (open === mostAtOnce) largeRequestOver(Math.max(bodyBytes(c), bytes));
    };
    const reply = outgoingOf(c);
    if (!isAwaited || reply === null || reply.closed) endTurn();
    else reply.once("close", endTurn);
  }

  function senderOf(c: Context): string | undefined {
    const viewer = c.get("viewer") as SessionViewer | undefined;
    if (viewer) return viewer.uid;
    // Public paths have no session.
    const address = visitorOf(c);
    return address === null ? undefined : `visitors ${address}`;
  }

  return (c) => {
    const uid = limits ? senderOf(c) : undefined;
    if (uid === undefined || isUpload(c)) return undefined;
    const isLargeDeck = large.largeIfKnown(uid, c.req.path);
    const weight = isLargeDeck === true ? mostAtOnce : weightBeforehand(c);
    const isSmall = isLargeDeck === false && weight < mostAtOnce;
    const queue = isSmall ? enterNow(uid, weight) : null;
    return queue ? (context) => finish(context, { uid, queue, weight, request: null }) : beginInTurn(c, uid, weight);
  };
}

type Going = { uid: string; queue: Queue; weight: number; request: LargeRequest | null };

type LargeEnding = {
  request: LargeRequest | null;
  bytes: number;
  /** the reply's text, if it is sent from a file */ textForFile: string | null;
};

type Ending = Omit<Going, "request"> & { /** of the reply */ bytes: number; sending: Holding | null; isAwaited: boolean };

/** No character takes more than three bytes, and counting them takes as long as a tenth of a deck's read. */
function bytesOf(text: string): number {
  return text.length * 3 < LARGE_BYTES ? text.length : Buffer.byteLength(text);
}
