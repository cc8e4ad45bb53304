import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { body, params } from "../../http/requests/validate.ts";
import type { SessionViewer, SignedIn } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import { markRead, mostShown, noticesOf, restrictionsOf } from "./notices.store.ts";

const Id = z.string().max(100);
const NoticePath = z.object({ id: Id });
const ReadBody = z.strictObject({ read: z.array(Id).min(1).max(mostShown).readonly() });

/** `/api/notices`: a student's notices, and which of the student's decks are restricted. */
export function noticesRoutes({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  async function read({ uid }: SessionViewer, ids: readonly string[]): Promise<void> {
    if (!(await store.write((tx) => markRead(tx, { uid, ids, now: clock() })))) throw new AppError("notice/not-found");
  }

  return new Hono<SignedIn>()
    .get("/", async (c) => {
      const { uid } = c.var.viewer;
      return json(c, { notices: await noticesOf(store.read, uid), restrictions: await restrictionsOf(store.read, uid) });
    })
    .patch("/", body(ReadBody), async (c) => {
      await read(c.var.viewer, c.req.valid("json").read);
      return c.body(null, 204);
    })
    .post("/:id/read", params(NoticePath), async (c) => {
      await read(c.var.viewer, [c.req.valid("param").id]);
      return c.body(null, 204);
    });
}
