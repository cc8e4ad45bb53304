import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono, type Context } from "hono";

import type { SignedIn } from "../../http/viewer.ts";
import type { MediaRow } from "../../media/media.store.ts";
import { rangeIn } from "./byte-range.ts";
import type { MediaService } from "./media.service.ts";

/** What the bytes are can never change, and what a browser keeps, its student has seen. */
const caching = "private, max-age=31536000, immutable";
/** Opened by itself, a file is a page of nothing: no script, no form, no request, not even to this server. */
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** `/api/media`: pictures and sounds. Who may see one is asked at every request. */
export function mediaRoutes(media: MediaService) {
  return new Hono<SignedIn>()
    .post("/", async (c) => c.json(await media.add(c.var.viewer, c.req.raw), 201))
    .get("/:name", async (c) => mediaReply(c, await media.find(c.var.viewer, c.req.param("name")), media.read));
}

async function mediaReply(c: Context, { id, hash, mime, bytes }: MediaRow, read: MediaService["read"]): Promise<Response> {
  const etag = `"${id}"`;
  const ifRange = c.req.header("If-Range");
  const range = ifRange === undefined || ifRange === etag ? rangeIn(c.req.header("Range"), bytes) : null;
  if (range === "none") {
    c.header("Content-Range", `bytes */${bytes}`);
    throw new AppError("media/bad-range");
  }
  const content = c.req.method === "HEAD" ? new Uint8Array() : await read(hash, range);
  // The row outlived its file: a store that was restored without its files.
  if (!content) throw new AppError("media/not-found");
  const headers: Record<string, string> = {
    "Content-Type": mime,
    "Content-Length": String(range ? range.to - range.from + 1 : bytes),
    "Content-Disposition": "inline",
    "Content-Security-Policy": policy,
    "Accept-Ranges": "bytes",
    "Cache-Control": caching,
    ETag: etag,
  };
  if (range) headers["Content-Range"] = `bytes ${range.from}-${range.to}/${bytes}`;
  return c.body(content, range ? 206 : 200, headers);
}
