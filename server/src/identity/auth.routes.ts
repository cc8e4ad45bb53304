import { Hono } from "hono";
import { z } from "zod";

import { json } from "../http/replies/reply.ts";
import { BODY_BYTES } from "../http/requests/read-body.ts";
import { body } from "../http/requests/validate.ts";
import type { SignedIn } from "../http/viewer.ts";
import { SignInBody, SignUpBody } from "./sign-in/credentials.ts";
import type { Identity } from "./identity.ts";
import { createCookieReplies, type CookieRepliesDeps } from "./cookie-replies.ts";

type AuthDeps = CookieRepliesDeps & { identity: Identity };

const token = z.string().max(200);
const password = z.string().max(10_000);
/** Accepted for the identity library and ignored: our links are built from `PUBLIC_URL` alone. */
const leadsTo = z.string().max(2000).optional();
/** `revokeOtherSessions` belongs to the identity library; here a new password always ends the other sessions. */
const ChangePassword = z.strictObject({
  currentPassword: password,
  newPassword: password,
  revokeOtherSessions: z.literal(true).optional(),
});
const RequestReset = z.strictObject({ email: z.string(), redirectTo: leadsTo });
const ResetPassword = z.strictObject({ token, newPassword: password });
const ChangeEmail = z.strictObject({ newEmail: z.string(), password: password.optional(), callbackURL: leadsTo });
const ConfirmEmail = z.strictObject({ token });
const StopEmailChange = z.strictObject({ token });
const SignInSocial = z.strictObject({ provider: z.literal("school") });
const sessionName = z.string().max(100);
/** `token` is the identity library's name; `id` is the same value under our name. */
const RevokeSession = z.union([z.strictObject({ token: sessionName }), z.strictObject({ id: sessionName })]);
const DeleteUser = z.strictObject({ password });

/** The routes of identity; no other route of the identity library is reachable. */
export function authRoutes({ identity, addressOf, spokeHttps }: AuthDeps) {
  const { account } = identity;
  const { from, withCookies } = createCookieReplies({ addressOf, spokeHttps });

  return new Hono<SignedIn>()
    .post("/sign-up/email", body(SignUpBody, BODY_BYTES.credentials), async (c) =>
      c.json(withCookies(c, await identity.signUp(c.req.valid("json"), from(c)))),
    )
    .post("/sign-in/email", body(SignInBody, BODY_BYTES.credentials), async (c) =>
      c.json(withCookies(c, await identity.signIn(c.req.valid("json"), from(c)))),
    )
    .get("/get-session", async (c) => c.json(withCookies(c, await identity.session(from(c)))))
    .post("/sign-out", async (c) => c.json(withCookies(c, await identity.signOut(from(c)))))
    .post("/request-password-reset", body(RequestReset, BODY_BYTES.credentials), async (c) =>
      json(c, await account.requestPasswordReset(c.req.valid("json"), addressOf(c))),
    )
    .post("/sign-in/social", body(SignInSocial, BODY_BYTES.credentials), async (c) =>
      c.json(withCookies(c, await identity.school.begin(from(c)))),
    )
    .get("/callback/school", async (c) => {
      const { location, cookies } = await identity.school.finish(from(c));
      withCookies(c, { body: null, cookies });
      return c.redirect(location, 302);
    })
    .post("/reset-password", body(ResetPassword, BODY_BYTES.credentials), async (c) =>
      json(c, await account.resetPassword(c.req.valid("json"), addressOf(c))),
    )
    .post("/confirm-email", body(ConfirmEmail, BODY_BYTES.credentials), async (c) =>
      json(c, await account.confirmEmail(c.req.valid("json"))),
    )
    .post("/stop-email-change", body(StopEmailChange, BODY_BYTES.credentials), async (c) =>
      c.json(await account.stopEmailChange(c.req.valid("json"))),
    )
    .post("/change-password", body(ChangePassword, BODY_BYTES.credentials), async (c) =>
      json(c, await account.changePassword(c.var.viewer, c.req.valid("json"), addressOf(c))),
    )
    .post("/change-email", body(ChangeEmail, BODY_BYTES.credentials), async (c) =>
      json(c, await account.changeEmail(c.var.viewer, c.req.valid("json"), addressOf(c))),
    )
    .post("/ask-confirmation", async (c) => json(c, await account.askConfirmation(c.var.viewer, addressOf(c))))
    .get("/list-sessions", async (c) => json(c, await account.listSessions(c.var.viewer)))
    .post("/revoke-session", body(RevokeSession, BODY_BYTES.credentials), async (c) => {
      const target = c.req.valid("json");
      return json(c, await account.revokeSession(c.var.viewer, "token" in target ? target.token : target.id));
    })
    .post("/revoke-other-sessions", async (c) => json(c, await account.revokeOtherSessions(c.var.viewer)))
    .post("/delete-user", body(DeleteUser, BODY_BYTES.credentials), async (c) =>
      c.json(withCookies(c, await account.deleteUser(c.var.viewer, c.req.valid("json"), addressOf(c)))),
    );
}
