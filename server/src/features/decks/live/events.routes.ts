import { Hono } from "hono";
import { z } from "zod";

import { query } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { LiveEvents } from "./live-events.ts";

/** `?decks=1` asks for the decks as well. */
const EventsQuery = z.strictObject({ decks: z.enum(["0", "1"]).default("0") });

/** `/api/events`: one stream for each browser, with all events. */
export function eventsRoutes(liveEvents: LiveEvents) {
  return new Hono<SignedIn>().get("/", query(EventsQuery), (c) =>
    liveEvents.all(c.var.viewer, { decks: c.req.valid("query").decks === "1" }),
  );
}
