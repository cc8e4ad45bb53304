import { reportReasons } from "@recollect/domain/moderation/report.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { body } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Reports } from "./reports.service.ts";

const ReportBody = z.strictObject({
  deckId: z.int().nonnegative(),
  reason: z.enum(reportReasons),
  text: z.string().default(""),
});

/** `/api/reports`: reports of other students' decks. */
export function reportsRoutes(reports: Reports) {
  return new Hono<SignedIn>().post("/", body(ReportBody), async (c) =>
    json(c, await reports.report(c.var.viewer, c.req.valid("json")), 201),
  );
}
