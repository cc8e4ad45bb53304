import { randomUUID } from "node:crypto";

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";

import type { Log } from "../process/log/log.ts";
import { answerError } from "./errors.ts";
import { runGuarded, type Guard } from "./requests/guards.ts";
import { sendReply } from "./replies/send-reply.ts";

type AnswerDeps = {
  log: Log;
  spokeHttps: (c: Context) => boolean;
  /** the guards of every request, first */
  guards?: readonly Guard[];
  /** the further guards of a request to the API */
  apiGuards?: readonly Guard[];
  /** called for each request once its reply began */
  onReply?: (reply: RequestReply) => void;
  /** ms since some moment */
  elapsedMs?: () => number;
};

/** What is measured of a request: `route` is the route's pattern, so it contains nothing of a student. */
export type RequestReply = { method: string; route: string; status: number; /** until the reply began */ ms: number };

/**
 * One step around every route: it runs the guards, completes the reply once, and logs one line with the route, its status, and the ms until its reply began.
 * The line has the route's pattern instead of the address, so no name, search or id is logged; the reply has the same request id.
 */
export function answerRequests({ log, spokeHttps, guards = [], apiGuards = [], onReply, elapsedMs = () => performance.now() }: AnswerDeps) {
  const allGuards = [...guards, ...apiGuards];
  const onError = answerError(log);
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const requestId = randomUUID();
    const start = elapsedMs();
    c.set("requestId", requestId);
    const isApi = c.req.path === "/api" || c.req.path.startsWith("/api/");
    await runGuarded(c, next, { guards: isApi ? allGuards : guards, onError });
    await sendReply(c, { requestId, https: spokeHttps(c), isApi });
    const ms = Math.round((elapsedMs() - start) * 10) / 10;
    const { method } = c.req;
    const { status } = c.res;
    const route = routeOf(c, isApi);
    log({ id: requestId, method, route, status, ms });
    onReply?.({ method, route, status, ms });
  });
}

/** The pattern of the route that replied, such as `/api/users/:uid`; what a guard refused reached none. */
function routeOf(c: Context, isApi: boolean): string {
  const pattern = routePath(c);
  return isApi && pattern === "/*" ? "/api/*" : pattern;
}
