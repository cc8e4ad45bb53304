import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono, type Context } from "hono";

import { bodyReply, json } from "../../http/replies/reply.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { MediaRow } from "../../media/media.store.ts";
import type { MediaService } from "./media.service.ts";
import type { ByteRange } from "../../media/files/media-files.ts";

/** The content of an id never changes, and a browser's cache only has what its student has seen. */
const caching = "private, max-age=31536000, immutable";
/** Opened by itself, a file is an inert page: no script, no form, no request, not even to this server. */
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** `/api/media`: pictures and sounds. Permissions are checked at every request. */
export function mediaRoutes(media: MediaService) {
  return new Hono<SignedIn>()
    .post("/", async (c) => json(c, await media.add(c.var.viewer, c.req.raw), 201))
    .get("/:name", async (c) => mediaReply(c, await media.find(c.var.viewer, c.req.param("name")), media.read));
}

/** A picture or a sound, whole or the part that was requested, for somebody who may see it. */
export async function mediaReply(c: Context, { id, hash, mime, bytes }: MediaRow, read: MediaService["read"]): Promise<Response> {
  const etag = `"${id}"`;
  const ifRange = c.req.header("If-Range");
  const range = ifRange === undefined || ifRange === etag ? rangeIn(c.req.header("Range"), bytes) : null;
  if (range === "none") {
    c.header("Content-Range", `bytes */${bytes}`);
    throw new AppError("media/bad-range");
  }
  const content = c.req.method === "HEAD" ? new Uint8Array() : await read(hash, range);
  // The row outlived its file: a database that was restored without its files.
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
  return bodyReply(c, content, range ? 206 : 200, headers);
}

/**
 * The requested range (RFC 9110, section 14): null for the whole file, which is also the reply to several ranges and to an invalid one;
 * "none" if the file has no such range.
 */
export function rangeIn(header: string | undefined, size: number): ByteRange | "none" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec((header ?? "").replace(/\s/g, ""));
  if (!match || (match[1] === "" && match[2] === "")) return null;
  if (match[1] === "") {
    const last = Number(match[2]);
    return last === 0 || size === 0 ? "none" : { from: Math.max(0, size - last), to: size - 1 };
  }
  const from = Number(match[1]);
  if (match[2] !== "" && Number(match[2]) < from) return null;
  return from >= size ? "none" : { from, to: match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1) };
}
