import { Hono } from "hono";

import { json } from "../../http/replies/reply.ts";
import { body, params } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import { ProfilePatch, UsernamePath, UserPath } from "./users.schemas.ts";
import type { Users } from "./users.service.ts";

/** `/api/users/{uid}`: the own record, and the public fields of others. */
export function usersRoutes(users: Users) {
  return new Hono<SignedIn>()
    .get("/:uid", params(UserPath), async (c) => json(c, await users.read(c.var.viewer, c.req.valid("param").uid)))
    .patch("/:uid", params(UserPath), body(ProfilePatch), async (c) =>
      json(c, await users.change(c.var.viewer, c.req.valid("param").uid, c.req.valid("json"))),
    );
}

/** `/api/usernames/{name}`: the owner of a name. */
export function usernamesRoutes(users: Users) {
  return new Hono<SignedIn>().get("/:name", params(UsernamePath), async (c) =>
    json(c, { uid: await users.ownerOf(c.var.viewer, c.req.valid("param").name) }),
  );
}
