import { learnStages, mostInSitting } from "@recollect/domain/practice/learn/sitting.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { body } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import { createLearn } from "./learn.service.ts";

const Key = z
  .string()
  .min(12)
  .max(24)
  .regex(/^[\w-]{1,64}$/);
const count = z.int().min(0).max(1_000_000);
const Mark = z.strictObject({ stage: z.enum([...learnStages, "done"]), turn: count, misses: count });

/** A sitting: marks are of its own prompts, and each prompt is in it once. */
const SittingBody = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    begunAt: z.int().min(0),
    keys: z.array(Key).min(1).max(mostInSitting),
    marks: z.record(Key, Mark),
  })
  .refine(({ keys }) => new Set(keys).size === keys.length)
  .refine(({ keys, marks }) => Object.keys(marks).every((key) => keys.includes(key)));

/** `/api/learn/{deckId}`: how far the viewer is with learning a deck in one sitting. */
export function learnRoutes(deps: Parameters<typeof createLearn>[0]) {
  const learn = createLearn(deps);
  return new Hono<SignedIn>()
    .get("/:id", async (c) => json(c, await learn.sitting(c.var.viewer, requireDeckId(c.req.param("id")))))
    .put("/:id", body(SittingBody), async (c) =>
      json(c, await learn.addTo(c.var.viewer, requireDeckId(c.req.param("id")), c.req.valid("json"))),
    );
}
