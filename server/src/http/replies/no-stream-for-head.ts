import { createMiddleware } from "hono/factory";

/**
 * HEAD is answered like GET, without the body: a stream that will never be read is closed at once; otherwise it would stay open as long as
 * the process.
 */
export function noStreamForHead() {
  return createMiddleware(async (c, next) => {
    if (c.req.method !== "HEAD") return next();
    await next();
    await c.res.body?.cancel();
  });
}
