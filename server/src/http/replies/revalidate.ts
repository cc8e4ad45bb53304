import { createMiddleware } from "hono/factory";

import { namesTag } from "../requests/entity-tags.ts";

/**
 * Caching of the API: none, except a reply with an ETag that does not forbid it, which the browser may store and must revalidate each time.
 * With the same ETag, the reply is 304 without a body.
 */
export function revalidate() {
  return createMiddleware(async (c, next) => {
    await next();
    const { res } = c;
    const tag = c.req.method === "GET" || c.req.method === "HEAD" ? res.headers.get("ETag") : null;
    if (!res.headers.has("Cache-Control")) res.headers.set("Cache-Control", tag === null ? "no-store" : "private, no-cache");
    if (res.status !== 200 || tag === null || res.headers.get("Cache-Control") === "no-store") return;
    if (!namesTag(c.req.header("if-none-match"), tag)) return;
    const headers = new Headers(res.headers);
    headers.delete("Content-Type");
    headers.delete("Content-Length");
    c.res = undefined;
    c.res = new Response(null, { status: 304, headers });
  });
}
