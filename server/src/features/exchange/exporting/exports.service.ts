import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { MediaFiles } from "../../../media/files/media-files.ts";
import type { Store } from "../../../store/store.ts";
import { ownDecksToExport } from "./account-export.store.ts";
import { accountZip, type VersionsOf } from "./account-zip.ts";
import { fileNameOf, mediaIdsOf, mimes, textOf, type DeckToExport, type ExportFormat } from "./deck-to-export.ts";
import { jsonZip, textsZip } from "./decks-zip.ts";
import { exportedMedia, mediaInto } from "./exported-media.ts";
import { workName } from "./exports-folder.ts";
import { webStream } from "./web-stream.ts";
import { writeInThread } from "./write-in-thread.ts";
import type { DeckToPack, PackedAnswer } from "./write-package.store.ts";

/** What exporting needs of studying: where a student stands in a deck of their own, and the answers that led there. */
export type Standings = (uid: string, deckId: number) => Promise<{ standings: DeckToPack["standings"]; answers: readonly PackedAnswer[] }>;

type Parts = {
  store: Pick<Store, "read">;
  files: MediaFiles;
  /** where packages lie while they are made */ folder: string;
  standings: Standings;
  versionsOf: VersionsOf;
  /** ms since 1970 */
  clock: () => number;
};

/** `bytes`: how long the body is, where that is known before it is sent. */
export type Exported = { body: ReadableStream | string; bytes?: number; mime: string; fileName: string };

/** How a deck, or all of them, is wanted. The signal says that the sender of the request left. */
export type Wanted = { format: ExportFormat; withProgress: boolean; signal: AbortSignal };

export type Exports = ReturnType<typeof createExports>;

/** Writes decks as files: one export at a time a student, a package in a thread and a file of its own. */
export function createExports({ store, files, folder, standings, versionsOf, clock }: Parts) {
  const busy = new Set<string>();

  /** Holds the student's turn until `release` is called. Throws `export/one-at-a-time`. */
  function turnOf(uid: string): () => void {
    if (busy.has(uid)) throw new AppError("export/one-at-a-time");
    busy.add(uid);
    return () => busy.delete(uid);
  }

  async function packed(
    uid: string,
    decks: readonly ReadDeck[],
    { withProgress, signal }: Wanted,
  ): Promise<Pick<Exported, "body" | "bytes">> {
    const place = join(folder, workName(randomBytes(9).toString("base64url")));
    const end = () => rm(place, { recursive: true, force: true });
    try {
      await mkdir(place, { recursive: true });
      const path = join(place, "decks.apkg");
      const ids = new Set<string>();
      for await (const deck of readEach(decks, signal)) for (const id of mediaIdsOf(deck)) ids.add(id);
      const media = await mediaInto({ store, files }, await exportedMedia({ store, files }, uid, [...ids]), place);
      await writeInThread(toPack(uid, readEach(decks, signal), { media, withProgress }), path, signal);
      const { size } = await stat(path);
      const stream = createReadStream(path);
      stream.once("close", () => void end());
      return { body: webStream(stream), bytes: size };
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** The first one brings the media of all. */
  async function* toPack(
    uid: string,
    decks: AsyncIterable<DeckToExport>,
    { media, withProgress }: { media: DeckToPack["media"]; withProgress: boolean },
  ): AsyncGenerator<DeckToPack> {
    let left = media;
    for await (const { ownerId, id, title, folder: levels = [], updatedAt, cards } of decks) {
      const stood = withProgress && ownerId === uid ? await standings(uid, id) : { standings: [], answers: [] };
      yield { id, title, folder: levels, updatedAt, cards, ...stood, media: left };
      left = [];
    }
  }

  return {
    /** Everything of an account. Throws `database/permission-denied`, `profile/user-not-found`, `export/one-at-a-time`. */
    async account(viewer: { uid: string }, uid: string): Promise<Exported> {
      refuseOthers(viewer, uid);
      const done = turnOf(uid);
      const body = await untilDone(done, () => accountZip({ store, files, versionsOf, now: clock(), done }, uid));
      if (body) return { body, mime: mimes.zip, fileName: "account.zip" };
      done();
      throw new AppError("profile/user-not-found");
    },

    /** All decks of a student as one file. Throws `database/permission-denied`, `export/nothing`, `export/one-at-a-time`, `export/failed`. */
    async all(viewer: { uid: string }, uid: string, wanted: Wanted): Promise<Exported> {
      refuseOthers(viewer, uid);
      const done = turnOf(uid);
      return untilDone(done, async () => {
        const decks = await ownDecksToExport(store.read, uid);
        if (decks.length === 0) throw new AppError("export/nothing");
        const { format } = wanted;
        if (format === "apkg") {
          const whole = await packed(uid, decks, wanted);
          done();
          return { ...whole, mime: mimes.apkg, fileName: "My decks.apkg" };
        }
        const parts = { store, files, done };
        const body = format === "json" ? await jsonZip(parts, { uid, decks }) : await textsZip(parts, { uid, decks }, format);
        return { body, mime: mimes.zip, fileName: `My decks (${format}).zip` };
      });
    },

    /** Throws `export/one-at-a-time`, `export/failed`. Progress goes along only with a deck of one's own. */
    async deck(uid: string, deck: DeckToExport, wanted: Wanted): Promise<Exported> {
      const { format } = wanted;
      const name = fileNameOf(deck.title);
      // The deck was read in this turn of the event loop.
      await setImmediate();
      const hasMedia = format === "json" && mediaIdsOf(deck).length > 0;
      if (format !== "apkg" && !hasMedia) return { body: textOf(deck, format), mime: mimes[format], fileName: `${name}.${format}` };
      const done = turnOf(uid);
      return untilDone(done, async () => {
        if (hasMedia) {
          const body = await jsonZip({ store, files, done }, { uid, decks: [async () => deck] });
          return { body, mime: mimes.zip, fileName: `${name}.zip` };
        }
        const whole = await packed(uid, [async () => deck], wanted);
        done();
        return { ...whole, mime: mimes.apkg, fileName: `${name}.apkg` };
      });
    },
  };
}

/** Reads a deck when its turn comes; null when it was deleted since. */
type ReadDeck = () => Promise<DeckToExport | null>;

/** One deck at a time: all of a student's may be of hundreds of MB. */
async function* readEach(decks: readonly ReadDeck[], signal: AbortSignal): AsyncGenerator<DeckToExport> {
  for (const read of decks) {
    signal.throwIfAborted();
    const deck = await read();
    if (deck) yield deck;
  }
}

/** What fails is over; what does not says itself when it is. */
async function untilDone<T>(done: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    done();
    throw error;
  }
}

function refuseOthers(viewer: { uid: string }, uid: string): void {
  if (viewer.uid !== uid) throw new AppError("database/permission-denied");
}
