import type { Media } from "@recollect/domain/media/media.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";
import type { MediaTable } from "./media.tables.ts";

export type MediaRow = MediaTable;

export const mediaColumns = ["id", "ownerId", "hash", "mime", "bytes", "width", "height", "seconds", "createdAt", "unusedSince"] as const;

const selectOwn = precompiled((db, { ownerId, hash }: { ownerId: string; hash: string }) =>
  db.selectFrom("media").select(mediaColumns).where("ownerId", "=", ownerId).where("hash", "=", hash),
);

const insert = precompiled((db, row: MediaRow) =>
  db.insertInto("media").values({
    id: row.id,
    ownerId: row.ownerId,
    hash: row.hash,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    seconds: row.seconds,
    createdAt: row.createdAt,
    unusedSince: row.unusedSince,
  }),
);

/** The same file, if the student has uploaded it before. */
export async function findOwnMedia(db: Db, ownerId: string, hash: string): Promise<MediaRow | null> {
  return (await selectOwn(db, { ownerId, hash })).rows[0] ?? null;
}

/** The student's row is locked (`lockStudent`), so that the same file is not added twice. */
export async function insertMedia(db: Db, row: MediaRow): Promise<void> {
  await insert(db, row);
}

/** Unmarks media that are used again. */
export async function keepFromSweep(db: Db, id: string): Promise<void> {
  await db.updateTable("media").set({ unusedSince: null }).where("id", "=", id).execute();
}

/** Whether any row needs the file. */
export async function isFileNeeded(db: Db, hash: string): Promise<boolean> {
  return (await db.selectFrom("media").select("id").where("hash", "=", hash).limit(1).executeTakeFirst()) !== undefined;
}

/** The reply, field by field. */
export function mediaReply({ id, mime, bytes, width, height, seconds }: MediaRow): Media {
  return { id, mime, bytes, width, height, seconds };
}
