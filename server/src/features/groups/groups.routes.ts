import { groupRoles } from "@recollect/domain/groups/group.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { requireDeckId } from "../../http/requests/deck-id.ts";
import { body } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { GroupDecks } from "./group-decks.ts";
import type { GroupChange, Groups } from "./groups.service.ts";
import type { Joining } from "./joining.ts";

/** Longer than any valid text; the domain checks the rest. */
const Text = z.string().max(5000);

const NewGroup = z.strictObject({ name: Text, about: Text.default("") });

const GroupPatch = z.strictObject({
  name: Text.optional(),
  about: Text.optional(),
  keepUntil: z.int().nonnegative().optional(),
  codeOpen: z.boolean().optional(),
  settings: z.strictObject({ seeEachOther: z.boolean().optional(), questions: z.boolean().optional() }).optional(),
  isClosed: z.boolean().optional(),
});

const CodeBody = z.strictObject({ code: z.string().max(100) });
const RoleBody = z.strictObject({ role: z.enum(groupRoles) });
const DeckBody = z.strictObject({ deckId: z.int().nonnegative() });

type GroupsRoutesDeps = { groups: Groups; joining: Joining; decks: GroupDecks };

/** `/api/groups`: groups, their members and their decks. A group is not there for anybody who is not a member of it. */
export function groupsRoutes({ groups, joining, decks }: GroupsRoutesDeps) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await groups.list(c.var.viewer)))
    .post("/", body(NewGroup), async (c) => json(c, await groups.create(c.var.viewer, c.req.valid("json")), 201))
    .get("/:id", async (c) => json(c, await groups.read(c.var.viewer, c.req.param("id"))))
    .patch("/:id", body(GroupPatch), async (c) =>
      json(c, await groups.change(c.var.viewer, c.req.param("id"), changeIn(c.req.valid("json")))),
    )
    .delete("/:id", async (c) => {
      await groups.remove(c.var.viewer, c.req.param("id"));
      return c.body(null, 204);
    })
    .post("/:id/code", async (c) => json(c, await groups.renewCode(c.var.viewer, c.req.param("id"))))
    .delete("/:id/members/:uid", async (c) => {
      await joining.remove(c.var.viewer, c.req.param("id"), c.req.param("uid"));
      return c.body(null, 204);
    })
    .put("/:id/members/:uid", body(RoleBody), async (c) => {
      await joining.changeRole(c.var.viewer, c.req.param("id"), c.req.param("uid"), c.req.valid("json").role);
      return c.body(null, 204);
    })
    .post("/:id/decks", body(DeckBody), async (c) => {
      await decks.add(c.var.viewer, c.req.param("id"), c.req.valid("json").deckId);
      return c.body(null, 204);
    })
    .delete("/:id/decks/:ownerId/:deckId", async (c) => {
      const { id, ownerId } = c.req.param();
      const deckId = requireDeckId(c.req.param("deckId"));
      await decks.remove(c.var.viewer, id, { ownerId, deckId });
      return c.body(null, 204);
    });
}

/** `/api/join`: groups by their codes. Not under `/api/groups`, where each name is a group's id. */
export function joinRoutes(joining: Joining) {
  return new Hono<SignedIn>()
    .post("/", body(CodeBody), async (c) => json(c, await joining.join(c.var.viewer, c.req.valid("json").code)))
    .post("/invitation", body(CodeBody), async (c) => json(c, await joining.invitation(c.var.viewer, c.req.valid("json").code)));
}

/** The change that a request asks for. */
function changeIn({ settings, ...fields }: z.infer<typeof GroupPatch>): GroupChange {
  return { ...presentIn(fields), ...(settings === undefined ? {} : { settings: presentIn(settings) }) };
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The fields that the request has: an absent one is no change. */
function presentIn<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
