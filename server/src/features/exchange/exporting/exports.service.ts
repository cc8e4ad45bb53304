import { rm } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { LARGE_BYTES } from "../../../http/limits/request-size.ts";
import type { MediaFiles } from "../../../media/files/media-files.ts";
import { languageOfStudent } from "../../../identity/names/emails.store.ts";
import { textsIn } from "../../../languages/texts-in.ts";
import type { Store } from "../../../store/store.ts";
import { cardsLength, ownDecksToExport } from "./account-export.store.ts";
import type { GivenTo } from "./account-groups.store.ts";
import { accountZip, type LinksOf, type VersionsOf } from "./account-zip.ts";
import { cardPortions, deckPieces, mediaIdsOf } from "./deck-pieces.ts";
import { fileNameOf, mimes, type DeckToExport, type ExportFormat, type UnreadDeck } from "./deck-to-export.ts";
import { jsonZip, textsZip } from "./decks-zip.ts";
import { exportedMedia, mediaInto } from "./exported-media.ts";
import { EXPORT } from "./limits.ts";
import { createSpool, type Spooled } from "./spool.ts";
import { createFairQueue } from "../../../http/limits/fair-queue.ts";
import { webStream } from "../../../http/replies/web-stream.ts";
import { writeInThread } from "./write-in-thread.ts";
import type { DeckToPack, PackedAnswer } from "./write-package.store.ts";

/** What exporting needs from studying: a student's state in an own deck, and the answers from which it was computed. */
type Standings = (uid: string, deckId: number) => Promise<{ standings: DeckToPack["standings"]; answers: readonly PackedAnswer[] }>;

type ExportsDeps = {
  store: Pick<Store, "read" | "lateReads">;
  files: MediaFiles;
  /** for files while they are made and sent */ folder: string;
  standings: Standings;
  versionsOf: VersionsOf;
  linksOf: LinksOf;
  givenTo: GivenTo;
  /** ms since 1970 */
  clock: () => number;
  limits?: Pick<typeof EXPORT, "packagesAtOnce" | "mostWaiting" | "maxFilesBytes">;
};

/** `bytes` is the length of the body, if known before it is sent. */
export type Exported = { body: ReadableStream | string; bytes?: number; mime: string; fileName: string };

/** The format and options of an export. The signal aborts when the client disconnects. */
export type ExportRequest = { format: ExportFormat; withProgress: boolean; signal: AbortSignal };

/** A deck by its id, and by its owner if known; `read` throws if the student may not read it. */
type WantedDeck = { ownerId: string | null; id: number; read: () => Promise<DeckToExport> };

/** The decks of a package, and where their media are found. */
type PackageContents = { decks: readonly UnreadDeck[]; store: Pick<Store, "read"> };

/**
 * An export of everything takes long, so it may read from a replica, which has what the student saved before asking for it. A student waits, so a replica
 * that is further behind than this, in ms, is not waited for. An export of one deck is short, and shows what is on the screen: it reads the database itself.
 */
const lateReads = { waitMs: 2_000 };

export type Exports = ReturnType<typeof createExports>;

/**
 * Exports decks as files: one export at a time per student, each package in its own thread and file, a few packages at a time in turns of the
 * students, one large deck at a time overall.
 */
export function createExports({ store, files, folder, standings, versionsOf, linksOf, givenTo, clock, limits = EXPORT }: ExportsDeps) {
  const busy = new Set<string>();
  const inTurn = createFairQueue({ atOnce: limits.packagesAtOnce, eachAtOnce: 1, mostWaiting: limits.mostWaiting });
  const spool = createSpool(folder, limits);

  /** Holds the student's slot until `release` is called. Throws `export/one-at-a-time`. */
  function turnOf(uid: string): () => void {
    if (busy.has(uid)) throw new AppError("export/one-at-a-time");
    busy.add(uid);
    let isHeld = true;
    return () => {
      if (isHeld) busy.delete(uid);
      isHeld = false;
    };
  }

  async function packed(uid: string, contents: PackageContents, request: ExportRequest): Promise<Spooled> {
    const write = () => packageOf(uid, contents, request);
    const length = Math.max(...contents.decks.map((deck) => deck.length));
    return inTurn(uid, () => spool.alone({ length, signal: request.signal }, write), request.signal);
  }

  async function packageOf(
    uid: string,
    { decks, store: from }: PackageContents,
    { withProgress, signal }: ExportRequest,
  ): Promise<Spooled> {
    const namedMedia = await exportedMedia({ store: from, files }, uid, await mediaIdsOfAll(decks, signal));
    const sum = (lengths: readonly number[]) => lengths.reduce((all, one) => all + one, 0);
    // The media are there as files and in the package, the cards in the collection and in the package.
    const length = 2 * sum(namedMedia.map(({ bytes }) => bytes)) + 3 * sum(decks.map((deck) => deck.length));
    return spool.inFile({
      length,
      async make(place) {
        const path = join(place, "decks.apkg");
        const media = await mediaInto({ store: from, files }, namedMedia, place);
        await writeInThread(toPack(uid, readEach(decks, signal), { media, withProgress }), path, { signal });
        for (const medium of media) await rm(medium.path, { force: true });
        return path;
      },
    });
  }

  /** The decks in portions of cards; the first portion has the media of all decks. */
  async function* toPack(
    uid: string,
    decks: AsyncIterable<DeckToExport>,
    { media, withProgress }: { media: DeckToPack["media"]; withProgress: boolean },
  ): AsyncGenerator<DeckToPack> {
    let mediaLeft = media;
    for await (const { ownerId, id, title, folder: levels = [], updatedAt, cards } of decks) {
      const progress = withProgress && ownerId === uid ? await standings(uid, id) : { standings: [], answers: [] };
      let isMore = false;
      for await (const portion of cardPortions(cards)) {
        const extras = isMore ? { standings: [], answers: [], media: [] } : { ...progress, media: mediaLeft };
        yield { id, title, folder: levels, updatedAt, cards: portion, isMore, ...extras };
        isMore = true;
      }
      mediaLeft = [];
    }
  }

  return {
    /** The whole account as a zip. Throws `database/permission-denied`, `profile/user-not-found`, `export/one-at-a-time`. */
    async account(viewer: { uid: string }, uid: string): Promise<Exported> {
      refuseOthers(viewer, uid);
      const endTurn = turnOf(uid);
      const body = await untilDone(endTurn, async () => {
        const read = await store.lateReads.database(lateReads);
        return accountZip({ read, files, spool, versionsOf, linksOf, givenTo, now: clock(), whenSent: endTurn }, uid);
      });
      if (body) return { body, mime: mimes.zip, fileName: "account.zip" };
      endTurn();
      throw new AppError("profile/user-not-found");
    },

    /** All decks of a student as one file. Throws `database/permission-denied`, `export/nothing`, `export/one-at-a-time`, `export/failed`. */
    async all(viewer: { uid: string }, uid: string, request: ExportRequest): Promise<Exported> {
      refuseOthers(viewer, uid);
      const endTurn = turnOf(uid);
      return untilDone(endTurn, async () => {
        const late = { read: await store.lateReads.database(lateReads) };
        const decks = await ownDecksToExport(late.read, uid);
        if (decks.length === 0) throw new AppError("export/nothing");
        const { format } = request;
        const t = textsIn(await languageOfStudent(store.read, uid));
        const name = fileNameOf(t("My Decks"));
        if (format === "apkg")
          return { ...exportOf(await packed(uid, { decks, store: late }, request), endTurn), mime: mimes.apkg, fileName: `${name}.apkg` };
        const parts = { store: late, files, spool, whenSent: endTurn };
        const body = format === "json" ? await jsonZip(parts, { uid, decks }) : textsZip(parts, { uid, decks }, format);
        return { body, mime: mimes.zip, fileName: `${name} (${format}).zip` };
      });
    },

    /** Throws `export/one-at-a-time`, `export/failed`, `export/too-large`, and what reading the deck throws. Progress is exported only with an own deck. */
    async deck(uid: string, { read, ...which }: WantedDeck, request: ExportRequest): Promise<Exported> {
      const { format, signal } = request;
      const length = await cardsLength(store.read, which);
      if (length < LARGE_BYTES && format !== "apkg") {
        const deck = await read();
        const isAlone = format !== "json" || (await mediaIdsOf(deck)).length === 0;
        const name = `${fileNameOf(deck.title)}.${format}`;
        if (isAlone) return { body: await wholeText(deckPieces(deck, format)), mime: mimes[format], fileName: name };
      }
      const endTurn = turnOf(uid);
      return untilDone(endTurn, async () => {
        let title = "";
        const readNamed = async () => {
          const deck = await read();
          title = deck.title;
          return deck;
        };
        const decks = [{ title, length, read: readNamed }];
        if (format === "apkg") {
          const whole = await packed(uid, { decks, store }, request);
          return { ...exportOf(whole, endTurn), mime: mimes.apkg, fileName: `${fileNameOf(title)}.apkg` };
        }
        const hasMedia = format === "json" && (await spool.alone({ length, signal }, async () => mediaIdsOf(await readNamed()))).length > 0;
        if (hasMedia) {
          const body = await jsonZip({ store, files, spool, whenSent: endTurn }, { uid, decks });
          return { body, mime: mimes.zip, fileName: `${fileNameOf(title)}.zip` };
        }
        const text = await spool.text({ length, signal, pieces: () => textOf(readNamed, format) });
        return { ...exportOf(text, endTurn), mime: mimes[format], fileName: `${fileNameOf(title)}.${format}` };
      });
    },
  };
}

async function* textOf(read: () => Promise<DeckToExport>, format: Exclude<ExportFormat, "apkg">): AsyncGenerator<string> {
  yield* deckPieces(await read(), format);
}

async function wholeText(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

/** The student's slot is released when everything was sent, or the client disconnected. */
function exportOf({ stream, bytes }: Spooled, endTurn: () => void): Pick<Exported, "body" | "bytes"> {
  stream.once("close", endTurn);
  if (bytes === undefined) return { body: webStream(stream) };
  // The client may start the next export before the file is closed.
  return { body: webStream(stream, { bytes, onDone: endTurn }), bytes };
}

/** A separate function: otherwise the last deck would stay in memory until the rest of the export is done. */
async function mediaIdsOfAll(decks: readonly UnreadDeck[], signal: AbortSignal): Promise<string[]> {
  const ids = new Set<string>();
  for await (const deck of readEach(decks, signal)) for (const id of await mediaIdsOf(deck)) ids.add(id);
  return [...ids];
}

/** One deck at a time: all of a student's decks may have hundreds of MB. */
async function* readEach(decks: readonly UnreadDeck[], signal: AbortSignal): AsyncGenerator<DeckToExport> {
  for (const { read } of decks) {
    signal.throwIfAborted();
    const deck = await read();
    if (deck) yield deck;
  }
}

/** Calls `endTurn` if the work fails; otherwise it is called once the result was sent. */
async function untilDone<T>(endTurn: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    endTurn();
    throw error;
  }
}

function refuseOthers(viewer: { uid: string }, uid: string): void {
  if (viewer.uid !== uid) throw new AppError("database/permission-denied");
}
