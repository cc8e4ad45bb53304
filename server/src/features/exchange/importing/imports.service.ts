import { createHash, randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { isErrorCode, type ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { PACKAGE } from "@recollect/domain/limits/limits.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { isOwnDeck } from "../../../access/own-deck.store.ts";
import { isDiskFull } from "../../../http/disk-full.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import { refuseWhenFull } from "../../../media/storage.store.ts";
import type { Log } from "../../../process/log/log.ts";
import type { Store } from "../../../store/store.ts";
import type { ImportReport } from "../reading/import-report.ts";
import { languageOfStudent } from "../../../identity/names/emails.store.ts";
import { createReadings } from "../reading/readings.ts";
import { importView, listedImport, type ImportView, type ListedImport } from "./import-view.ts";
import {
  deleteImport,
  deleteWaitingImport,
  findImport,
  importsOf,
  insertImport,
  isImportStill,
  moveImport,
  type ImportRow,
} from "./imports.store.ts";
import type { Choices, ImportMedia, Restores, Seeding, WritesDecks } from "./import-ports.ts";
import { processId } from "./process-id.ts";
import { receiveUpload } from "./receive-upload.ts";
import { withSameDecks } from "./same-decks.ts";
import { createRunningImports, type Job } from "./running-imports.ts";
import { sweepImports } from "./sweep-imports.ts";
import { createUndo } from "./undo-import.ts";
import { bytesIn, isWaiting, waitingMedium, type WaitingMedium } from "./waiting-files.ts";
import { createWaitingSpace } from "./waiting-space.ts";
import { createImportWriter } from "./write-import.ts";

type ImportsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** where files are kept during an import */
  folder: string;
  decks: WritesDecks;
  study: Seeding;
  media: ImportMedia;
  restores: Restores;
  /** the storage limit of a student, in bytes */
  storagePerStudent: number;
  log: Log;
};

type ReceivedUpload = {
  uid: string;
  id: string;
  /** of the file */ name: string;
  bytes: number;
  /** of the titles that the import makes up */ language: string | null;
};

export type Imports = ReturnType<typeof createImports>;

/** How often an import of another process is polled for the clients that follow it here, in ms. */
const lookMs = 500;

/** Imports of files: read in a process of their own, shown, written when confirmed, undone within a day. Only its owner can see an import. */
export function createImports({ store, clock, folder, decks, study, media, restores, storagePerStudent, log }: ImportsDeps) {
  const readFile = createReadings();
  const space = createWaitingSpace({ store, clock, folder, share: storagePerStudent });
  const folderOf = (id: string) => join(folder, id);
  const uploadOf = (id: string) => join(folderOf(id), "upload");
  const forget = (id: string) => rm(folderOf(id), { recursive: true, force: true });
  const writeImport = createImportWriter({ store, clock, decks, study, keepMedia: media.keep, restores, share: storagePerStudent });
  const undoOrStop = createUndo({ store, clock, decks, study, media });

  const running = createRunningImports({
    isStill: (id, state, share) => store.write(({ db }) => isImportStill(db, id, state, Math.round(share * 1000))),
    recordStop: forget,
    recordFailure: async (id, from, error) => {
      const code = codeOf(error);
      if (code === "import/failed" || code === "server/disk-full" || code === "api/service-unavailable")
        log({ level: "error", message: "an import failed", reason: reasonOf(error) });
      await forget(id);
      await media.removeUnused(id);
      await store.write(({ db }) => moveImport(db, id, from, { state: "failed", error: code, bytes: 0, doneAt: clock() }));
    },
    logLost: (error) => log({ level: "error", message: "an import's end could not be written down", reason: reasonOf(error) }),
  });

  async function own(uid: string, id: string): Promise<ImportRow> {
    const row = await findImport(store.read, uid, id);
    if (!row) throw new AppError("import/not-found");
    return row;
  }

  async function read({ uid, id, name, bytes, language }: ReceivedUpload, job: Job): Promise<void> {
    const order = { upload: uploadOf(id), name, folder: folderOf(id), timeZone: await study.timeZone(uid), language };
    const prepare = async () => ({ ...order, room: await space.forReading({ id, uid }, { bytes }) });
    const newReport = await readFile(prepare, { signal: job.signal, onProgress: (share) => job.reportProgress(share) });
    await rm(order.upload, { force: true });
    const report = await withSameDecks({ store, decks }, { uid, folder: folderOf(id), report: newReport });
    const change = { state: "ready", report: JSON.stringify(report), permille: 0, bytes: await bytesIn(folderOf(id)) } as const;
    const isMine = await store.write(({ db }) => moveImport(db, id, "reading", change));
    if (!isMine) await forget(id);
  }

  async function write(uid: string, id: string, choices: Choices, job: Job): Promise<void> {
    const { report } = await own(uid, id);
    const total = reportIn(report).decks.length;
    const writtenDecks = await writeImport({ uid, importId: id, folder: folderOf(id), choices, total, job });
    await forget(id);
    await store.write(({ db }) => moveImport(db, id, "writing", { state: "done", result: JSON.stringify(writtenDecks), doneAt: clock() }));
  }

  /**
   * Records that an import begins, unless the student has started another one, or as many as a day allows. It is recorded before its file arrives, since what has arrived
   * counts in the student's storage.
   */
  async function begin(row: ImportRow): Promise<void> {
    await store.write(async ({ db }) => {
      await lockStudent(db, row.ownerId);
      const others = await importsOf(db, row.ownerId);
      if (others.some(isUnderWay)) throw new AppError("import/one-at-a-time");
      if (others.length >= PACKAGE.mostADay) throw new AppError("import/too-many-today");
      await insertImport(db, row);
    });
  }

  /** Removes imports that are a day old, and the student's unconfirmed ones, before a new one. */
  async function makeRoom(uid: string): Promise<void> {
    const mine = await importsOf(store.read, uid);
    if (mine.some(isUnderWay)) throw new AppError("import/one-at-a-time");
    for (const { id } of mine) if (await store.write(({ db }) => deleteWaitingImport(db, id))) await forget(id);
    await sweepImports({ store, clock, folder });
  }

  return {
    /**
     * Stores the request's body as a file of that name. `wished` is the language of the student's page, for who has not chosen one for the account. A repeated request with the same key returns the import of the first. Throws
     * `import/one-at-a-time`, `import/too-large`, `import/damaged`, `import/empty`, `import/too-many-waiting`, `import/too-many-today`,
     * `import/not-found`, `storage/full`.
     */
    async start(
      { uid }: SessionViewer,
      { name, key, wished = null }: { name: string; key: string | null; wished?: string | null },
      request: Request,
    ): Promise<{ id: string }> {
      const id = key === null ? randomBytes(12).toString("base64url") : idOfKey(uid, key);
      if (key !== null && (await findImport(store.read, uid, id))) return { id };
      await makeRoom(uid);
      const announced = Number(request.headers.get("content-length"));
      if (announced <= PACKAGE.maxFileBytes) await refuseWhenFull(store.read, uid, { addedBytes: announced, share: storagePerStudent });
      const nothing = { report: null, result: null, error: null, doneAt: null, permille: 0, bytes: 0 };
      await begin({ ...nothing, id, ownerId: uid, name: name.slice(0, 300), place: processId(), createdAt: clock(), state: "reading" });
      try {
        await mkdir(folderOf(id), { recursive: true });
        const reserve = (most: number) => space.reserve({ id, uid }, most);
        const bytes = await receiveUpload(request, uploadOf(id), { reserve });
        await reserve(bytes);
        const language = (await languageOfStudent(store.read, uid)) ?? wished;
        running.start(id, "reading", (job) => read({ uid, id, name, bytes, language }, job));
      } catch (error) {
        await forget(id);
        await store.write(({ db }) => deleteImport(db, id));
        throw error;
      }
      return { id };
    },

    /** Throws `import/not-found`. */
    async find({ uid }: SessionViewer, id: string): Promise<ImportView> {
      return importView(await own(uid, id), running.shareOf(id));
    },

    /** The imports of the last 24 hours that wrote something or were stopped; the last first. */
    async list({ uid }: SessionViewer): Promise<ListedImport[]> {
      const rows = (await importsOf(store.read, uid)).filter(({ createdAt }) => createdAt > clock() - PACKAGE.undoMs);
      return rows.sort((a, b) => b.createdAt - a.createdAt).map(listedImport);
    },

    /** A picture or sound of a waiting import, for its preview. Throws `import/not-found`, `media/not-found`. */
    async medium({ uid }: SessionViewer, id: string, name: string): Promise<WaitingMedium> {
      await own(uid, id);
      const medium = await waitingMedium(folderOf(id), name);
      if (!medium) throw new AppError("media/not-found");
      return medium;
    },

    /** Calls `notify` when an import may have changed, whichever process works on it; returns the function that ends this. */
    follow(id: string, notify: () => void): () => void {
      const here = running.follow(id, notify);
      if (here) return here;
      const timer = setInterval(notify, lookMs).unref();
      return () => clearInterval(timer);
    },

    /**
     * Writes the chosen decks. Throws `import/not-found`, `import/not-ready`, `import/elsewhere`, `import/no-deck-chosen`,
     * `deck/not-in-collection`.
     */
    async confirm({ uid }: SessionViewer, id: string, choices: Choices): Promise<void> {
      const { report, place } = await own(uid, id);
      if (report === null) throw new AppError("import/not-ready");
      const count = reportIn(report).decks.length;
      const chosenIndexes = choices.decks?.filter((index) => index >= 0 && index < count);
      if (chosenIndexes?.length === 0) throw new AppError("import/no-deck-chosen");
      if (choices.into !== undefined && !(await isOwnDeck(store.read, uid, choices.into))) throw new AppError("deck/not-in-collection");
      if (!(await isWaiting(folderOf(id)))) throw new AppError(place === processId() ? "import/not-ready" : "import/elsewhere");
      const isMine = await store.write(({ db }) =>
        moveImport(db, id, "ready", { state: "writing", place: processId(), permille: 0, bytes: 0 }),
      );
      if (!isMine) throw new AppError("import/not-ready");
      running.start(id, "writing", (job) => write(uid, id, { ...choices, decks: chosenIndexes }, job));
    },

    /** Stops a running or waiting import; undoes a finished one. Throws `import/not-found`, `import/too-late-to-undo`. */
    async remove({ uid }: SessionViewer, id: string): Promise<void> {
      const before = await own(uid, id);
      await running.stop(id);
      const { doneAt } = await own(uid, id).catch(() => before);
      if (doneAt !== null && clock() - doneAt > PACKAGE.undoMs) throw new AppError("import/too-late-to-undo");
      await forget(id);
      await undoOrStop(uid, id);
    },
  };
}

/** The import of a student's request: the same for the same key. */
function idOfKey(uid: string, key: string): string {
  return createHash("sha256").update(`${uid} ${key}`).digest("base64url").slice(0, 16);
}

function isUnderWay({ state }: Pick<ImportRow, "state">): boolean {
  return state === "reading" || state === "writing";
}

function reportIn(text: string | null): Pick<ImportReport, "decks"> {
  return JSON.parse(text ?? '{"decks":[]}') as ImportReport;
}

function codeOf(error: unknown): ErrorCode {
  if (isDiskFull(error)) return "server/disk-full";
  return error instanceof AppError && isErrorCode(error.code) ? error.code : "import/failed";
}

function reasonOf(error: unknown): string {
  return String(error instanceof Error ? (error.cause ?? error.stack) : error);
}
