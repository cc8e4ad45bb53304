import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { senderLeft } from "../../../http/requests/sender-left.ts";
import { query } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { Finding } from "./finding.service.ts";

const FindingQuery = z.strictObject({ text: z.string().default("") });

/** `/api/users/{uid}/search`: the decks and cards that a student may open, searched by their words. */
export function findingRoutes(finding: Finding) {
  return new Hono<SignedIn>().get("/", query(FindingQuery), async (c) =>
    json(c, await finding.find(c.var.viewer, c.req.param("uid") ?? "", c.req.valid("query").text, senderLeft(c))),
  );
}
