import { createMiddleware } from "hono/factory";

/**
 * What browsers may keep of the API: nothing, except a reply with an ETag that does not forbid it, which its own browser may
 * keep and must ask about each time. Asked with the same ETag, the answer is 304 without a body.
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

/** Whether an If-None-Match header names the tag; weak and strong count alike, as RFC 9110 section 13.1.2 says. */
export function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((one) => opaque(one) === opaque(tag));
}
