import { randomUUID } from "node:crypto";

import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { canListDecks } from "@recollect/domain/permissions/decks.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import { compressed, textAsBytes } from "../../http/replies/compress-replies.ts";
import type { FewAtOnce } from "../../http/limits/few-at-once.ts";
import { REQUEST_ID, requestLine } from "../../http/request-log.ts";
import { securityHeadersFor } from "../../http/replies/security-headers.ts";
import type { Identity } from "../../identity/identity.ts";
import type { Log } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { deckHeaders } from "./deck/deck-reply.ts";
import { deckJsonParts } from "./deck/deck-views.ts";
import { findDeck } from "./deck/decks.store.ts";

type Parts = {
  store: Pick<Store, "read">;
  identity: Pick<Identity, "knownViewerOf">;
  few: Pick<FewAtOnce, "beginNow">;
  spokeHttps: (c: Context) => boolean;
  isKnownHost: (c: Context) => boolean;
  log: Log;
};

/**
 * The most frequent request, a student's own deck, answered before the middleware that would each build its reply again. It checks what
 * they check, with the same functions; in any unusual case (a session that has to be looked up, a missing deck, other requests of the
 * student first), it leaves the request to them.
 */
export function ownDeckAtOnce({ store, identity, few, spokeHttps, isKnownHost, log }: Parts) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    const uid = c.req.param("uid") ?? "";
    const id = deckIdIn(c.req.param("id"));
    if (id === null || c.req.method !== "GET" || c.req.url.includes("?") || !isKnownHost(c)) return next();
    const https = spokeHttps(c);
    const viewer = identity.knownViewerOf(c.req.header("cookie"), https);
    if (!viewer || !canListDecks(viewer, { uid })) return next();
    const begun = few.beginNow(c, uid);
    if (!begun) return next();
    // If the database fails, it also fails the middleware, which has the right error.
    const row = await findDeck(store.read, { ownerId: uid, id }).catch(() => null);
    if (!row) {
      begun.left();
      return next();
    }
    const parts = deckJsonParts(row);
    const json = parts[0] + parts[1] + parts[2];
    if (!begun.answered(json)) return next();
    const requestId = randomUUID();
    const headers = { ...deckHeaders(row), Vary: "Accept-Encoding", [REQUEST_ID]: requestId, ...securityHeadersFor(https) };
    const smaller = await compressed(c, json);
    log(requestLine(c, { id: requestId, status: 200, ms: performance.now() - start }));
    return new Response(smaller ?? textAsBytes(...parts), { headers: smaller ? { ...headers, "Content-Encoding": "gzip" } : headers });
  });
}
