import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { extensionOf } from "@recollect/domain/media/media.ts";

import type { MediaFiles } from "../../../media/files/media-files.ts";
import { findSeenMedia } from "../../../media/media-uses.store.ts";
import type { Store } from "../../../store/store.ts";
import type { DeckToPack } from "./write-package.store.ts";

type ExportedMediaDeps = { store: Pick<Store, "read">; files: MediaFiles };

/** A medium of an export, with its name in texts. */
type ExportedMedium = { name: string; packedAs: string; hash: string; bytes: number };

/** The media with these ids, without duplicates and without those that no longer exist or that the student may not see. */
export async function exportedMedia({ store }: ExportedMediaDeps, uid: string, ids: readonly string[]): Promise<ExportedMedium[]> {
  const media: ExportedMedium[] = [];
  for (const id of new Set(ids)) {
    const row = await findSeenMedia(store.read, uid, id);
    if (!row) continue;
    const extension = extensionOf(row.mime) ?? "bin";
    media.push({ name: `${id}.${extension}`, packedAs: `rc-${row.hash.slice(0, 16)}.${extension}`, hash: row.hash, bytes: row.bytes });
  }
  return media;
}

/** The media as files in a folder, so that a thread needs no store. */
export async function mediaInto(parts: ExportedMediaDeps, media: readonly ExportedMedium[], folder: string): Promise<DeckToPack["media"]> {
  const writtenMedia: { name: string; packedAs: string; path: string }[] = [];
  for (const { name, packedAs, hash } of media) {
    const bytes = await parts.files.read(hash, null);
    if (!bytes) continue;
    const path = join(folder, `${writtenMedia.length}`);
    if (bytes instanceof Uint8Array) await writeFile(path, bytes);
    else await pipeline(Readable.fromWeb(bytes as never), createWriteStream(path));
    writtenMedia.push({ name, packedAs, path });
  }
  return writtenMedia;
}
