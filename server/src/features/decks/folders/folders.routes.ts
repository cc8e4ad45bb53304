import { Hono, type Context } from "hono";
import { z } from "zod";

import { DECK_TAG } from "@recollect/domain/limits/limits.ts";

import { json } from "../../../http/replies/reply.ts";
import { body, query } from "../../../http/requests/validate.ts";
import type { SignedIn } from "../../../http/viewer.ts";
import type { FoldersService } from "./folders.service.ts";

/** Longer than any valid path; the domain checks the rest. */
const Path = z.string().max(2000);

const NewFolder = z.strictObject({ path: Path });
const Move = z.strictObject({ from: Path, to: Path });
const Removal = z.strictObject({ path: Path.default("") });
const Filing = z.strictObject({ deckIds: z.array(z.int().min(0)).min(1).max(100).readonly(), folder: Path.nullable() });

/** More and longer than any valid tags; the domain checks the rest and words what is wrong. */
const Tagging = z.strictObject({
  deckId: z.int().min(0),
  tags: z
    .array(z.string().max(4 * DECK_TAG.maxLength))
    .max(5 * DECK_TAG.perDeck)
    .readonly(),
});

/** `/api/users/{uid}/folders`: the student's folders. Every change returns the folders after it. */
export function foldersRoutes(folders: FoldersService) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await folders.read(c.var.viewer, ownerIn(c))))
    .post("/", body(NewFolder), async (c) => json(c, await folders.create(c.var.viewer, ownerIn(c), c.req.valid("json").path), 201))
    .patch("/", body(Move), async (c) => {
      const { from, to } = c.req.valid("json");
      return json(c, await folders.move(c.var.viewer, ownerIn(c), from, to));
    })
    .delete("/", query(Removal), async (c) => json(c, await folders.remove(c.var.viewer, ownerIn(c), c.req.valid("query").path)))
    .put("/decks", body(Filing), async (c) => {
      const { deckIds, folder } = c.req.valid("json");
      return json(c, await folders.file(c.var.viewer, ownerIn(c), deckIds, folder));
    })
    .put("/tags", body(Tagging), async (c) => {
      const { deckId, tags } = c.req.valid("json");
      return json(c, await folders.tag(c.var.viewer, ownerIn(c), deckId, tags));
    });
}

function ownerIn(c: Context): string {
  return c.req.param("uid") ?? "";
}
