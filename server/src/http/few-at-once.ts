import type { ServerResponse } from "node:http";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import type { SignedIn } from "./viewer.ts";

/** How many requests of one student are answered at once: a browser sends six, and the next is answered as soon as one is done. */
const mostAtOnce = 4;

/** How many of them begin in one turn of the event loop; between two turns everybody else is looked at. */
const mostATurn = 2;

/** How many wait for that at most. */
const mostWaiting = 200;

type Queue = { open: number; waiting: (() => void)[] };

/**
 * Answers a few of a student's requests at a time, and the others in their order. A request counts until its reply has left, so that replies
 * which are not read do not pile up. Uploads and streams have limits of their own, and count only until they have begun. Throws
 * `request/too-many-at-once`.
 */
export function fewAtOnce({ limits }: { /** false lifts the limits */ limits: boolean }) {
  const queues = new Map<string, Queue>();
  const begun = new Map<string, number>();

  /** Whether the student may begin another one in this turn of the event loop. */
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
    while (queue.waiting.length > 0 && queue.open < mostAtOnce && mayBegin(uid)) {
      queue.open += 1;
      queue.waiting.shift()?.();
    }
  }

  async function enter(uid: string): Promise<Queue> {
    const queue = queues.get(uid) ?? { open: 0, waiting: [] };
    queues.set(uid, queue);
    if (queue.waiting.length === 0 && queue.open < mostAtOnce && mayBegin(uid)) {
      queue.open += 1;
      return queue;
    }
    if (queue.waiting.length >= mostWaiting) throw new AppError("request/too-many-at-once", { details: { retryAfterSeconds: 1 } });
    await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return queue;
  }

  function leave(uid: string, queue: Queue): void {
    queue.open -= 1;
    if (queue.open === 0 && queue.waiting.length === 0) queues.delete(uid);
    else goOn(uid);
  }

  return createMiddleware<SignedIn>(async (c, next) => {
    // Nobody is signed in on the few public paths.
    const uid = limits ? (c.var as Partial<SignedIn["Variables"]>).viewer?.uid : undefined;
    if (uid === undefined || isUpload(c)) return next();
    const queue = await enter(uid);
    const done = () => leave(uid, queue);
    try {
      await next();
    } finally {
      const reply = outgoingOf(c);
      if (reply === null || reply.closed || !isJson(c.res)) done();
      else reply.once("close", done);
    }
  });
}

/** A body that is no JSON is a file, which takes as long as the line to its sender is slow. */
function isUpload(c: Context): boolean {
  const type = c.req.header("content-type");
  return type !== undefined && !type.startsWith("application/json");
}

function isJson(reply: Response): boolean {
  return reply.headers.get("Content-Type")?.startsWith("application/json") ?? false;
}

/** The reply as Node sends it; there is none where the app is asked without a socket. */
function outgoingOf(c: Context): ServerResponse | null {
  return ((c.env ?? {}) as { outgoing?: ServerResponse }).outgoing ?? null;
}
