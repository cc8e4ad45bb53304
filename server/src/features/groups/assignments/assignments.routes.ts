import { ASSIGNMENT } from "@recollect/domain/limits/limits.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../../http/replies/reply.ts";
import { body, query } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import { baseIn, groupIn } from "../group-requests.ts";
import type { Assignments } from "./assignments.service.ts";
import type { Progress } from "./progress.service.ts";

const Aim = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("known"), share: z.number() }),
  z.strictObject({ kind: z.literal("met") }),
  z.strictObject({ kind: z.literal("days"), count: z.number() }),
  z.strictObject({ kind: z.literal("test"), share: z.number() }),
]);

/** Longer than any valid text; the domain checks the rest and words what is wrong. */
const fields = {
  title: z.string().max(4 * ASSIGNMENT.titleMaxLength),
  words: z.string().max(4 * ASSIGNMENT.wordsMaxLength),
  opens: z.string().max(20),
  due: z.string().max(20),
  aim: Aim,
};
const NewAssignmentBody = z.strictObject({ deckOwnerId: z.string().max(200), deckId: z.int().min(0), ...fields });
const AssignmentBody = z.strictObject(fields);
const ProgressQuery = z.strictObject({ assignment: z.string().max(100).optional() });

/** `/api/groups/{id}/assignments`: for teachers; everybody reads them with their progress. */
export function assignmentsRoutes({ assignments, progress }: { assignments: Assignments; progress: Progress }) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await assignments.list(c.var.viewer, groupIn(c))))
    .post("/", body(NewAssignmentBody), async (c) => json(c, await assignments.add(c.var.viewer, groupIn(c), c.req.valid("json")), 201))
    .patch("/:id", body(AssignmentBody), async (c) =>
      json(
        c,
        await assignments.change(c.var.viewer, groupIn(c), c.req.param("id"), baseIn(c, "assignment/base-needed"), c.req.valid("json")),
      ),
    )
    .delete("/:id", async (c) => {
      await assignments.remove(c.var.viewer, groupIn(c), c.req.param("id"));
      return c.body(null, 204);
    })
    .get("/:id/hardest", async (c) => json(c, { cards: await progress.hardest(c.var.viewer, groupIn(c), c.req.param("id")) }));
}

/** `/api/groups/{id}/progress` and `/seen`: the same figures for teachers and for the student. */
export function progressRoutes(progress: Progress) {
  return new Hono<SignedIn>()
    .get("/progress", query(ProgressQuery), async (c) =>
      json(c, await progress.progress(c.var.viewer, groupIn(c), c.req.valid("query").assignment ?? null)),
    )
    .get("/seen", async (c) => json(c, await progress.seen(c.var.viewer, groupIn(c))));
}

/** `/api/assignments`: the student's own, of all groups. */
export function ownAssignmentsRoutes(progress: Progress) {
  return new Hono<SignedIn>().get("/", async (c) => json(c, await progress.mine(c.var.viewer)));
}
