import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono, type Context } from "hono";
import { z } from "zod";

import { json } from "../../http/replies/reply.ts";
import { eventBytes, heartbeatBytes } from "../../feed/event-stream.ts";
import type { OpenStreams } from "../../feed/open-streams.ts";
import { idempotencyKeyIn } from "../../http/requests/idempotency-key.ts";
import { bodyOrNone, query } from "../../http/requests/validate.ts";
import type { SessionViewer, SignedIn } from "../../http/viewer.ts";
import { allTags, wishedLanguage } from "../../languages/wished-language.ts";
import type { Imports } from "./importing/imports.service.ts";

const ConfirmBody = z.strictObject({
  decks: z.array(z.int()).max(100_000).optional(),
  tags: z.boolean().optional(),
  progress: z.boolean().optional(),
  into: z.int().min(0).optional(),
  merge: z.array(z.int()).max(100_000).optional(),
  languages: z.boolean().optional(),
  account: z.boolean().optional(),
});

/** The file's name, since the body is the file. */
const StartQuery = z.object({ name: z.string().optional() });

/** A file of a package that is opened directly can do nothing: no script, no form, no request. */
const asPageOfNothing = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

const heartbeatMs = 15_000;

type ImportsDeps = { imports: Imports; streams: OpenStreams };

/** `/api/imports`: imports of packages and texts. */
export function importsRoutes({ imports, streams }: ImportsDeps) {
  return new Hono<SignedIn>()
    .get("/", async (c) => json(c, await imports.list(c.var.viewer)))
    .get("/:id/media/:name", async (c) => {
      const { bytes, mime } = await imports.medium(c.var.viewer, idIn(c), c.req.param("name"));
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        "Content-Type": mime,
        "Content-Security-Policy": asPageOfNothing,
        "Cache-Control": "no-store",
      });
    })
    .post("/", query(StartQuery), async (c) => {
      const key = idempotencyKeyIn(c.req.header("Idempotency-Key"));
      return json(
        c,
        await imports.start(c.var.viewer, { name: nameIn(c.req.valid("query")), key, wished: wishedLanguage(c, allTags) }, c.req.raw),
        202,
      );
    })
    .get("/:id", async (c) => {
      const view = await imports.find(c.var.viewer, idIn(c));
      if (!(c.req.header("Accept")?.includes("text/event-stream") ?? false)) return json(c, view, 200, { Vary: "Accept" });
      return streamOf({ imports, streams }, c.var.viewer, idIn(c)) as never;
    })
    .post("/:id/confirm", bodyOrNone(ConfirmBody), async (c) => {
      await imports.confirm(c.var.viewer, idIn(c), c.req.valid("json"));
      return json(c, { id: idIn(c) }, 202);
    })
    .delete("/:id", async (c) => {
      await imports.remove(c.var.viewer, idIn(c));
      return c.body(null, 204);
    });
}

/**
 * The import as it is now and each time that it changes, as unnamed messages; the stream ends when no work on it is left. Throws
 * `api/too-many-streams`.
 */
async function streamOf({ imports, streams }: ImportsDeps, viewer: SessionViewer, id: string): Promise<Response> {
  let isWanted = true;
  let lastSent = "";
  let sending = Promise.resolve();
  const stream = streams.open(viewer.uid, () => {
    clearInterval(heart);
    unfollow();
  });
  const heart = setInterval(() => stream.send(heartbeatBytes), heartbeatMs).unref();
  const send = () => {
    if (!isWanted) return;
    isWanted = false;
    sending = sending.then(async () => {
      isWanted = true;
      const view = await imports.find(viewer, id).catch(() => null);
      // The report is long, and does not change while the import is written.
      const visibleView = view && { ...view, report: view.state === "writing" ? null : view.report };
      const news = JSON.stringify(visibleView);
      if (visibleView && news !== lastSent) stream.sendSnapshot(eventBytes("message", visibleView));
      lastSent = news;
      if (!view || (view.state !== "reading" && view.state !== "writing")) stream.close();
    });
  };
  const unfollow = imports.follow(id, send);
  send();
  await sending;
  return stream.response;
}

function nameIn({ name }: z.infer<typeof StartQuery>): string {
  return name?.trim() || "import.apkg";
}

function idIn(c: Context): string {
  const id = c.req.param("id") ?? "";
  if (!/^[\w-]{1,64}$/.test(id)) throw new AppError("import/not-found");
  return id;
}
