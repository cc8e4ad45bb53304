import { randomUUID } from "node:crypto";

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";

import type { Log, LogLine } from "../process/log/log.ts";

/** The response header with the request's id. */
export const REQUEST_ID = "X-Request-Id";

/**
 * One line for each request: its route, its status, and the ms until its reply began. It has the route's pattern instead of the address, so no name,
 * search or id is logged; the reply has the same request id.
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
