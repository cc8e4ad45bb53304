import { AppError } from "@recollect/domain/errors/app-error.ts";
import { extensionOf, extensionOfType, mediaNameIn, type Media } from "@recollect/domain/media/media.ts";

import type { MediaFiles } from "../../media/files/media-files.ts";
import type { KeepMedia } from "../../media/keep-media.store.ts";
import { findSeenMedia } from "../../media/media-uses.store.ts";
import { mediaReply, type MediaRow } from "../../media/media.store.ts";
import type { MediaReader } from "../../media/reading/media-reader.ts";
import type { Store } from "../../store/store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import { createReceiveFiles } from "./receive-file.ts";

type MediaDeps = {
  store: Pick<Store, "read">;
  files: MediaFiles;
  reader: MediaReader;
  keep: KeepMedia;
  /** the folder of unfinished uploads */ uploads: string;
};

/** Concurrent uploads of one student. */
const uploadsAtOnce = 4;

const heicTypes = new Set(["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"]);

export type MediaService = ReturnType<typeof createMediaService>;

export function createMediaService({ store, files, reader, keep, uploads }: MediaDeps) {
  const onTheirWay = new Map<string, number>();
  const withReceivedFile = createReceiveFiles(uploads);

  async function whileCounted<T>(uid: string, work: () => Promise<T>): Promise<T> {
    const others = onTheirWay.get(uid) ?? 0;
    if (others >= uploadsAtOnce) throw new AppError("media/too-many-at-once");
    onTheirWay.set(uid, others + 1);
    try {
      return await work();
    } finally {
      const uploadsLeft = (onTheirWay.get(uid) ?? 1) - 1;
      if (uploadsLeft > 0) onTheirWay.set(uid, uploadsLeft);
      else onTheirWay.delete(uid);
    }
  }

  return {
    /**
     * Stores the request's body as a picture or a sound of the student. Throws `media/type-not-taken`, `media/heic`, `media/too-large`,
     * `media/too-many-at-once`, what is wrong with the file itself, `storage/full`, `media/store-unreachable`.
     */
    async add({ uid }: SessionViewer, request: Request): Promise<Media> {
      const type = request.headers.get("Content-Type");
      if (heicTypes.has(type?.split(";", 1)[0]?.trim().toLowerCase() ?? "")) throw new AppError("media/heic");
      const claimedExtension = extensionOfType(type);
      if (claimedExtension === null || claimedExtension === "svg") throw new AppError("media/type-not-taken");
      return whileCounted(uid, () =>
        withReceivedFile(request, async (path) =>
          mediaReply(await keep(uid, await reader.read({ path, claimed: claimedExtension, takesSvg: false }, uid), path)),
        ),
      );
    },

    /** The row of a name such as `<id>.png`, if the student may see it now. Throws `media/not-found`, whatever the reason. */
    async find({ uid }: SessionViewer, name: string): Promise<MediaRow> {
      const mediaName = mediaNameIn(name);
      const row = mediaName && (await findSeenMedia(store.read, uid, mediaName.id));
      if (!row || extensionOf(row.mime) !== mediaName.extension) throw new AppError("media/not-found");
      return row;
    },

    read: files.read,
  };
}
