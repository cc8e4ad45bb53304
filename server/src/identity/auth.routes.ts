import { Hono, type Context } from "hono";

import { BODY_BYTES } from "../http/read-body.ts";
import { body } from "../http/validate.ts";
import { SignInBody, SignUpBody } from "./credentials.ts";
import type { From, Identity, WithCookies } from "./identity.ts";
import { securedCookie } from "./session-cookie.ts";

type Parts = { identity: Identity; addressOf: (c: Context) => string; spokeHttps: (c: Context) => boolean };

/** The only four doors of identity; nothing else that the identity library could do can be reached. */
export function authRoutes({ identity, addressOf, spokeHttps }: Parts) {
  const from = (c: Context): From => ({ cookieHeader: c.req.header("cookie"), address: addressOf(c) });

  /** Sets the cookies that come with a reply and gives what there is to say. */
  const told = <T>(c: Context, reply: WithCookies<T>): T => {
    for (const cookie of reply.cookies) c.header("Set-Cookie", securedCookie(cookie, spokeHttps(c)), { append: true });
    return reply.body;
  };

  return new Hono()
    .post("/sign-up/email", body(SignUpBody, BODY_BYTES.credentials), async (c) =>
      c.json(told(c, await identity.signUp(c.req.valid("json"), from(c)))),
    )
    .post("/sign-in/email", body(SignInBody, BODY_BYTES.credentials), async (c) =>
      c.json(told(c, await identity.signIn(c.req.valid("json"), from(c)))),
    )
    .get("/get-session", async (c) => c.json(told(c, await identity.session(from(c)))))
    .post("/sign-out", async (c) => c.json(told(c, await identity.signOut(from(c)))));
}
