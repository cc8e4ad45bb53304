import type { Context } from "hono";

import type { From, WithCookies } from "./sessions/session.ts";
import { securedCookie } from "./sessions/session-cookie.ts";

export type CookieRepliesDeps = { addressOf: (c: Context) => string; spokeHttps: (c: Context) => boolean };

/** What routes need that begin or end a session: where a request came from, and replies that set cookies. */
export function createCookieReplies({ addressOf, spokeHttps }: CookieRepliesDeps) {
  return {
    from: (c: Context): From => ({
      request: c.req.raw,
      cookieHeader: c.req.header("cookie"),
      address: addressOf(c),
      https: spokeHttps(c),
    }),

    /** Sets the cookies of a reply and returns its body. */
    withCookies: <T>(c: Context, reply: WithCookies<T>): T => {
      for (const cookie of reply.cookies) c.header("Set-Cookie", securedCookie(cookie, spokeHttps(c)), { append: true });
      return reply.body;
    },
  };
}
