import { Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";

import { cursorIn } from "@recollect/domain/device/device-lines.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { Hono } from "hono";
import { z } from "zod";

import { limitHourly } from "../../http/limits/hourly-limit.ts";
import { acceptsEncoding } from "../../http/replies/accepts-encoding.ts";
import { gzipLevel } from "../../http/replies/compress.ts";
import { bodyReply } from "../../http/replies/reply.ts";
import { webStream } from "../../http/replies/web-stream.ts";
import { query } from "../../http/requests/validate.ts";
import type { SignedIn } from "../../http/viewer.ts";
import type { DeviceService } from "./device.service.ts";

/** A device asks once a minute at most; a student has several, each with several tabs. */
const seldom = { most: 300, windowMs: hourMs };

/** The size that a device takes, unless it asks for another one: 20 MB. */
const usualBytes = 20 * 1024 * 1024;
const mostBytes = 200 * 1024 * 1024;

const FillQuery = z.strictObject({
  uid: z.string().max(64).optional(),
  since: z.string().max(80).optional(),
  bytes: z.coerce.number().int().min(0).max(mostBytes).optional(),
});

/** `GET /api/device`: the lines of `DeviceLine` that bring a device up to date, as they are read. */
export function deviceRoutes(device: DeviceService, limits: Parameters<typeof limitHourly>[0]) {
  return new Hono<SignedIn>().get("/", limitHourly(limits, seldom), query(FillQuery), (c) => {
    const { uid, since = "", bytes = usualBytes } = c.req.valid("query");
    // The device of one student, while another is signed in: it must not get the other one's decks.
    if (uid !== undefined && uid !== c.var.viewer.uid) throw new AppError("auth/required");
    const lines = Readable.from(withEnds(device.fill(c.var.viewer, { cursor: cursorIn(since), mostBytes: bytes })), { objectMode: false });
    const headers = { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store", Vary: "Accept-Encoding" };
    if (!acceptsEncoding(c.req.header("accept-encoding"), "gzip")) return bodyReply(c, webStream(lines), 200, headers);
    const zipped = lines.pipe(createGzip({ level: gzipLevel, strategy: constants.Z_DEFAULT_STRATEGY }));
    lines.on("error", (failure) => zipped.destroy(failure));
    zipped.on("close", () => lines.destroy());
    return bodyReply(c, webStream(zipped), 200, { ...headers, "Content-Encoding": "gzip" });
  });
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
