import { randomBytes } from "node:crypto";
import { access, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { isErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { PACKAGE } from "@recollect/domain/limits/limits.ts";

import type { SessionViewer } from "../../../http/viewer.ts";
import type { Log } from "../../../process/log/log.ts";
import type { Store } from "../../../store/store.ts";
import { decksFile, mediaFolder, type ImportReport, type WaitingDeck } from "../reading/package-files.ts";
import { readInThread } from "../reading/read-in-thread.ts";
import { importView, type ImportView } from "./import-view.ts";
import {
  deleteImport,
  findImport,
  importsBefore,
  importsOf,
  insertImport,
  moveImport,
  decksOfImport,
  type ImportRow,
} from "./imports.store.ts";
import type { KeepsMedia, Seeding, WritesDecks } from "./parts.ts";
import { thisPlace } from "./place.ts";
import { receiveUpload } from "./receive-upload.ts";
import { createRunningImports, type Job } from "./running-imports.ts";
import { undoImport } from "./undo-import.ts";
import { linesOf } from "./waiting-decks.ts";
import { createDeckWriter, type WrittenDeck } from "./write-deck.ts";

type Parts = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** where files lie while they are imported */
  folder: string;
  decks: WritesDecks;
  study: Seeding;
  keepMedia: KeepsMedia;
  /** puts a new deck into the folders that it lay in */
  file: (uid: string, deckId: number, levels: readonly string[]) => Promise<void>;
  log: Log;
};

export type Choices = { decks?: readonly number[] | undefined; tags?: boolean | undefined; progress?: boolean | undefined };

export type Imports = ReturnType<typeof createImports>;

/** Files that students bring: read in a thread, shown, written when confirmed, undone within a day. An import is its owner's alone. */
export function createImports({ store, clock, folder, decks, study, keepMedia, file, log }: Parts) {
  const writeDeck = createDeckWriter({ store, decks, seed: study.seed });
  const folderOf = (id: string) => join(folder, id);
  const forget = (id: string) => rm(folderOf(id), { recursive: true, force: true });

  const running = createRunningImports(
    async (id, from, error) => {
      const code = error instanceof AppError && isErrorCode(error.code) ? error.code : "import/failed";
      if (code === "import/failed") log({ level: "error", message: "an import failed", reason: reasonOf(error) });
      await forget(id);
      await store.write(({ db }) => moveImport(db, id, from, { state: "failed", error: code, doneAt: clock() }));
    },
    (error) => log({ level: "error", message: "an import's end could not be written down", reason: reasonOf(error) }),
  );

  async function own(uid: string, id: string): Promise<ImportRow> {
    const row = await findImport(store.read, uid, id);
    if (!row) throw new AppError("import/not-found");
    return row;
  }

  async function read(uid: string, id: string, job: Job): Promise<void> {
    const order = { upload: join(folderOf(id), "upload"), folder: folderOf(id), timeZone: await study.timeZone(uid) };
    const report = await readInThread(order, { signal: job.signal, onProgress: (share) => job.moved(share) });
    await rm(order.upload, { force: true });
    await store.write(({ db }) => moveImport(db, id, "reading", { state: "ready", report: JSON.stringify(report) }));
  }

  async function write(uid: string, id: string, choices: Choices, job: Job): Promise<void> {
    const total = (JSON.parse((await own(uid, id)).report ?? "{}") as ImportReport).decks.length;
    const stored = new Map<string, string | null>();
    const written: WrittenDeck[] = [];
    let index = -1;
    for await (const line of linesOf(join(folderOf(id), decksFile))) {
      index += 1;
      if (choices.decks && !choices.decks.includes(index)) continue;
      if (job.signal.aborted) throw new AppError("import/stopped");
      const deck = withoutTags(JSON.parse(line) as WaitingDeck, choices.tags ?? true);
      for (const name of new Set(line.match(/anki-\d+\.[a-z0-9]+(?=\))/g))) {
        if (!stored.has(name)) stored.set(name, await keepMedia(uid, join(folderOf(id), mediaFolder, name), name));
      }
      const made = await writeDeck({
        uid,
        importId: id,
        deck,
        media: (name) => stored.get(name) ?? null,
        withProgress: choices.progress ?? true,
      });
      for (const { id: deckId, isNew } of made) if (isNew) await file(uid, deckId, deck.folder);
      written.push(...made);
      job.moved((index + 1) / total);
    }
    await forget(id);
    await store.write(({ db }) => moveImport(db, id, "writing", { state: "done", result: JSON.stringify(written), doneAt: clock() }));
  }

  /** What a day old is forgotten, and what one student has waiting makes room for the next. */
  async function makeRoom(uid: string): Promise<void> {
    const mine = await importsOf(store.read, uid);
    if (mine.some(({ state }) => state === "reading" || state === "writing")) throw new AppError("import/one-at-a-time");
    const old = await importsBefore(store.read, clock() - PACKAGE.undoMs);
    for (const { id } of [...mine.filter(({ state }) => state === "ready"), ...old]) {
      await forget(id);
      await store.write(({ db }) => deleteImport(db, id));
    }
  }

  return {
    /** Takes the request's body as a file of that name. Throws `import/one-at-a-time`, `import/too-large`, `import/damaged`, `import/empty`. */
    async start({ uid }: SessionViewer, name: string, request: Request): Promise<{ id: string }> {
      await makeRoom(uid);
      const id = randomBytes(12).toString("base64url");
      await mkdir(folderOf(id), { recursive: true });
      try {
        await receiveUpload(request, join(folderOf(id), "upload"));
        const row = {
          id,
          ownerId: uid,
          name: name.slice(0, 300),
          report: null,
          result: null,
          error: null,
          place: thisPlace(),
          createdAt: clock(),
          doneAt: null,
        };
        await store.write(({ db }) => insertImport(db, { ...row, state: "reading" }));
      } catch (error) {
        await forget(id);
        throw error;
      }
      running.start(id, "reading", (job) => read(uid, id, job));
      return { id };
    },

    /** Throws `import/not-found`. */
    async find({ uid }: SessionViewer, id: string): Promise<ImportView> {
      return importView(await own(uid, id), running.shareOf(id));
    },

    follow: running.follow,

    /** Writes the decks that were chosen. Throws `import/not-found`, `import/not-ready`, `import/no-deck-chosen`. */
    async confirm({ uid }: SessionViewer, id: string, choices: Choices): Promise<void> {
      const { report } = await own(uid, id);
      if (report === null) throw new AppError("import/not-ready");
      const count = (JSON.parse(report) as ImportReport).decks.length;
      const chosen = choices.decks?.filter((index) => index >= 0 && index < count);
      if (chosen?.length === 0) throw new AppError("import/no-deck-chosen");
      if (
        !(await access(join(folderOf(id), decksFile)).then(
          () => true,
          () => false,
        ))
      )
        throw new AppError("import/not-ready");
      const isMine = await store.write(({ db }) => moveImport(db, id, "ready", { state: "writing" }));
      if (!isMine) throw new AppError("import/not-ready");
      running.start(id, "writing", (job) => write(uid, id, { ...choices, decks: chosen }, job));
    },

    /** Stops an import that runs or waits; takes one back that is done. Throws `import/not-found`, `import/too-late-to-undo`. */
    async remove({ uid }: SessionViewer, id: string): Promise<void> {
      const before = await own(uid, id);
      await running.stop(id);
      const { doneAt } = await own(uid, id).catch(() => before);
      if (doneAt !== null && clock() - doneAt > PACKAGE.undoMs) throw new AppError("import/too-late-to-undo");
      await forget(id);
      const hasWritten = (await decksOfImport(store.read, id)).length > 0;
      if (hasWritten) await undoImport({ store, decks, study, uid, id });
      await store.write(async ({ db }) => {
        if (!hasWritten) return deleteImport(db, id);
        for (const state of ["done", "failed", "writing"] as const) await moveImport(db, id, state, { state: "undone", doneAt: clock() });
      });
    },
  };
}

function reasonOf(error: unknown): string {
  return String(error instanceof Error ? (error.cause ?? error.stack) : error);
}

function withoutTags(deck: WaitingDeck, keepTags: boolean): WaitingDeck {
  if (keepTags) return deck;
  const cards = deck.cards.map((card) => {
    const { tags: _tags, ...content } = card.content as WaitingDeck["cards"][number]["content"] & { tags?: unknown };
    return { ...card, content };
  });
  return { ...deck, cards };
}
