import { Hono } from "hono";
import { z } from "zod";

import { bodyReply, json } from "../../http/replies/reply.ts";
import { tagOf } from "../../http/requests/entity-tags.ts";
import { BODY_BYTES } from "../../http/requests/read-body.ts";
import { body, query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { RemindersService } from "./reminders.service.ts";

export const RemindersBody = z.strictObject({ hour: z.int().min(0).max(23), cards: z.boolean(), assignments: z.boolean() });
const StopQuery = z.strictObject({ token: z.string().max(500) });

/**
 * `/api/reminders`: a student's own. `/stop` is for whoever has the link of a mail, without a session: mail programs send it by themselves when their
 * reader presses "Unsubscribe" (RFC 8058), with a form that says so and is not needed.
 */
export function remindersRoutes(reminders: RemindersService) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await reminders.read(c.var.viewer)))
    .put("/", body(RemindersBody, BODY_BYTES.small), async (c) => json(c, await reminders.save(c.var.viewer, c.req.valid("json"))))
    .post("/stop", query(StopQuery), async (c) => {
      await reminders.stop(c.req.valid("query").token);
      return c.body(null, 204);
    })
    .post("/calendar", async (c) => json(c, await reminders.makeCalendar(c.var.viewer)))
    .delete("/calendar", async (c) => {
      await reminders.closeCalendar(c.var.viewer);
      return c.body(null, 204);
    });
}

/** `/api/calendars/{name}.ics`: due days and exams for a calendar, which has no session: the address is the secret. */
export function calendarsRoutes(reminders: RemindersService) {
  return new Hono().get("/:name", async (c) => {
    const text = await reminders.calendar(c.req.param("name"));
    const headers = {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="recollect.ics"',
      "X-Robots-Tag": "noindex",
    };
    return bodyReply(c, text, 200, headers, () => `"${tagOf(text)}"`);
  });
}
