import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { params } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import { markRead, noticesOf, restrictionsOf } from "./notices.store.ts";

const NoticePath = z.object({ id: z.string().max(100) });

/** `/api/notices`: a student's notices, and which of the student's decks are restricted. */
export function noticesRoutes({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  return new Hono<SignedIn>()
    .get("/", async (c) => {
      const { uid } = c.var.viewer;
      return json(c, { notices: await noticesOf(store.read, uid), restrictions: await restrictionsOf(store.read, uid) });
    })
    .post("/:id/read", params(NoticePath), async (c) => {
      const notice = { uid: c.var.viewer.uid, id: c.req.valid("param").id, now: clock() };
      if (!(await store.write((tx) => markRead(tx, notice)))) throw new AppError("notice/not-found");
      return c.body(null, 204);
    });
}
