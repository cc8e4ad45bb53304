import { GROUP, ROSTER } from "@recollect/domain/limits/limits.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { BODY_BYTES } from "../../../http/requests/read-body.ts";
import { body } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { createCookieReplies, type CookieRepliesDeps } from "../../../identity/cookie-replies.ts";
import { allTags, wishedLanguage } from "../../../languages/wished-language.ts";
import { groupIn } from "../group-requests.ts";
import type { RosterService } from "./roster.service.ts";
import type { Slips } from "./slips.service.ts";

const Text = z.string().max(ROSTER.maxTextBytes);
const Id = z.string().max(100);

const ListBody = z.strictObject({ text: Text });
const ConfirmBody = z.strictObject({ text: Text, version: Id, removeMissing: z.array(Id).max(2 * GROUP.maxMembers) });
const SlipsBody = z.strictObject({ pupils: z.array(Id).max(2 * GROUP.maxMembers), byMail: z.boolean().default(false) });

const code = z.string().max(100);
const CodeBody = z.strictObject({ code });
/** Longer than any valid name; the domain checks the rest. */
const name = z.string().max(1000);
const AccountBody = z.strictObject({ code, displayName: name, username: name, password: z.string().max(10_000) });

/** `/api/groups/{id}`: the class list and its slips, for the group's teachers alone. */
export function rosterRoutes({ roster, slips }: { roster: RosterService; slips: Slips }) {
  return new Hono<SignedIn>()
    .get("/roster", async (c) => json(c, await roster.list(c.var.viewer, groupIn(c))))
    .post("/roster", body(ListBody, listBytes), async (c) =>
      json(c, await roster.compare(c.var.viewer, groupIn(c), c.req.valid("json").text)),
    )
    .post("/roster/confirm", body(ConfirmBody, listBytes), async (c) =>
      json(c, await roster.confirm(c.var.viewer, groupIn(c), c.req.valid("json"))),
    )
    .delete("/roster/:pupil", async (c) => {
      await roster.removePupil(c.var.viewer, groupIn(c), c.req.param("pupil"));
      return c.body(null, 204);
    })
    .post("/slips", body(SlipsBody), async (c) => {
      const { pupils: ids, byMail } = c.req.valid("json");
      return json(c, await slips.make(c.var.viewer, groupIn(c), { ids, byMail, language: wishedLanguage(c, allTags) }));
    });
}

/** JSON escapes of a list's text, and the ids of pupils who leave. */
const listBytes = 2 * ROSTER.maxTextBytes;

type SlipRoutesDeps = CookieRepliesDeps & { slips: Slips };

/** `/api/slip`: whoever has a slip reads it and opens an account with it without a session, and takes the place with an account. */
export function slipRoutes({ slips, ...deps }: SlipRoutesDeps) {
  const { from, withCookies } = createCookieReplies(deps);
  return new Hono<SignedIn>()
    .post("/", body(CodeBody, BODY_BYTES.credentials), async (c) => json(c, await slips.invitation(c.req.valid("json").code)))
    .post("/account", body(AccountBody, BODY_BYTES.credentials), async (c) =>
      c.json(withCookies(c, await slips.openAccount(c.req.valid("json"), from(c)))),
    )
    .post("/join", body(CodeBody, BODY_BYTES.credentials), async (c) => json(c, await slips.join(c.var.viewer, c.req.valid("json").code)));
}
