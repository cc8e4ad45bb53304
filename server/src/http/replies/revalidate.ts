import { createMiddleware } from "hono/factory";

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
    if (!matches(c.req.header("if-none-match"), tag)) return;
    const headers = new Headers(res.headers);
    headers.delete("Content-Type");
    headers.delete("Content-Length");
    c.res = undefined;
    c.res = new Response(null, { status: 304, headers });
  });
}

/** Whether an If-None-Match header contains the tag; weak and strong count alike (RFC 9110, section 13.1.2). */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((one) => opaque(one) === opaque(tag));
}
