import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { params } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Profiles } from "./profiles.service.ts";

/** An impossible name is not malformed, it is not found. */
const ProfilePath = z.strictObject({ username: z.string() });

/** `/api/profiles/{username}`: a student's page, for all signed-in students. */
export function profilesRoutes(profiles: Profiles) {
  return new Hono<SignedIn>().get("/:username", params(ProfilePath), async (c) =>
    json(c, await profiles.read(c.var.viewer, c.req.valid("param").username)),
  );
}
