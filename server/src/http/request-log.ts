import { randomUUID } from "node:crypto";

import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";

import type { Log } from "../process/log/log.ts";

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
    c.res.headers.set("X-Request-Id", id);
    log({ id, method: c.req.method, route: routePath(c), status: c.res.status, ms: Math.round((elapsedMs() - start) * 10) / 10 });
  });
}
