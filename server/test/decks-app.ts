import { DEFAULT_BRAND } from "@recollect/domain/brand.ts";
import { Hono } from "hono";

import { eventsRoutes } from "../src/features/decks/live/events.routes.ts";
import { createLiveEvents } from "../src/features/decks/live/live-events.ts";
import { decksRoutes } from "../src/features/decks/decks.routes.ts";
import { createDecks } from "../src/features/decks/decks.service.ts";
import { createFeed, type Feed } from "../src/feed/feed.ts";
import { createOpenStreams } from "../src/feed/open-streams.ts";
import { answerRequests } from "../src/http/answer-requests.ts";
import { answerError } from "../src/http/errors.ts";
import type { SignedIn } from "../src/http/viewer.ts";
import { silent } from "../src/process/log/log.ts";
import type { Store } from "../src/store/store.ts";

type DecksAppOptions = {
  /** ms since 1970 */
  clock?: () => number;
  isSessionAlive?: (sessionId: string) => Promise<boolean>;
  heartbeatMs?: number;
  feed?: Feed;
};

/**
 * The decks' routes alone, with the step that completes replies and a guard that trusts the request's user: `as(uid)` is a client of that student. The whole server, with real sessions,
 * has its own tests.
 */
export function decksApp(
  store: Store,
  { clock = Date.now, isSessionAlive = async () => true, heartbeatMs = 15_000, feed = createFeed({ store }) }: DecksAppOptions = {},
) {
  const decks = createDecks({ store, clock, brand: DEFAULT_BRAND });
  const streams = createOpenStreams({ limits: false });
  const liveEvents = createLiveEvents({ store, feed, streams, isSessionAlive, log: silent, heartbeatMs });
  const app = new Hono<SignedIn>()
    .use(answerRequests({ log: silent, spokeHttps: () => false }))
    .use(async (c, next) => {
      c.set("viewer", { uid: c.req.header("Test-Uid") ?? "", sessionId: c.req.header("Test-Session") ?? "session" });
      await next();
    })
    .route("/api/events", eventsRoutes(liveEvents))
    .route("/api/users/:uid/decks", decksRoutes({ decks, live: liveEvents }));
  app.onError(answerError(silent));

  const as = (uid: string, session = "session") => {
    const request = async (
      method: string,
      path: string,
      { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
    ) =>
      app.request(path.startsWith("/") ? path : `/api/users/${path}`, {
        method,
        headers: {
          "Test-Uid": uid,
          "Test-Session": session,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return { request };
  };
  return { app, feed, decks, as };
}
