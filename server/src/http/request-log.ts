import { randomUUID } from "node:crypto";

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";

import type { Log, LogLine } from "../process/log/log.ts";

/** The header in which a reply carries its request's id. */
export const REQUEST_ID = "X-Request-Id";

/**
 * One line a request: which route it took, how it ended, and how many ms passed until its reply began. The route's pattern
 * stands for the address, so that no name, search or id is kept; the id is the one that the reply carries.
 */
export function requestLog(log: Log, elapsedMs: () => number = () => performance.now()) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const id = randomUUID();
    const start = elapsedMs();
    c.set("requestId", id);
    await next();
    c.res.headers.set(REQUEST_ID, id);
    log(requestLine(c, { id, status: c.res.status, ms: elapsedMs() - start }));
  });
}

export function requestLine(c: Context, { id, status, ms }: { id: string; status: number; ms: number }): LogLine {
  return { id, method: c.req.method, route: routePath(c), status, ms: Math.round(ms * 10) / 10 };
}
