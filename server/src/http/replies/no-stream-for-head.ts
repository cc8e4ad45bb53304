import { createMiddleware } from "hono/factory";

/**
 * HEAD is answered as GET is, without the body: a stream whose body nothing will ever read is closed at once, or it would stay open for as
 * long as the process lives.
 */
export function noStreamForHead() {
  return createMiddleware(async (c, next) => {
    await next();
    if (c.req.method === "HEAD") await c.res.body?.cancel();
  });
}
