import { Hono, type Context } from "hono";

import { body } from "../http/validate.ts";
import { SignInBody, SignUpBody } from "./credentials.ts";
import type { Identity, Origin, WithCookies } from "./identity.ts";

/** The only four doors of identity; everything else the identity library could do is not reachable. */
export function authRoutes(identity: Identity, originOf: (c: Context) => Origin) {
  return new Hono()
    .post("/sign-up/email", body(SignUpBody), async (c) => c.json(told(c, await identity.signUp(c.req.valid("json"), originOf(c)))))
    .post("/sign-in/email", body(SignInBody), async (c) => c.json(told(c, await identity.signIn(c.req.valid("json"), originOf(c)))))
    .get("/get-session", async (c) => c.json(told(c, await identity.session(originOf(c)))))
    .post("/sign-out", async (c) => c.json(told(c, await identity.signOut(originOf(c)))));
}

/** Sets the cookies that come with a reply and gives what there is to say. */
function told<T>(c: Context, reply: WithCookies<T>): T {
  for (const cookie of reply.cookies) c.header("Set-Cookie", cookie, { append: true });
  return reply.body;
}
