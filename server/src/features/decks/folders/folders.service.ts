import { AppError } from "@recollect/domain/errors/app-error.ts";
import {
  afterMove,
  byPath,
  deckTagsProblem,
  folderProblem,
  isWithin,
  normalizedPath,
  normalizedTag,
  pathAndParents,
} from "@recollect/domain/decks/folders/folders.ts";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";
import { DECK_TAG, FOLDER } from "@recollect/domain/limits/limits.ts";

import { lockStudentIfAny } from "../../../access/lock-student.store.ts";
import { openDeck } from "../../../access/opened-decks.store.ts";
import { sharedSummaryOf } from "../../../access/shared-summary.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import {
  countDeckTags,
  deleteFolders,
  fileDeck,
  insertFolders,
  readDeckTags,
  readFiledDecks,
  readFiledShared,
  readFolders,
  refile,
  saveDeckTags,
} from "./folders.store.ts";

/** A student's own organization of decks. */
export type Folders = {
  /** paths, such as `Medicine/Anatomy`, sorted */
  folders: string[];
  /** the folders of decks; a deck without an entry is in none */
  decks: { ownerId: string; deckId: number; folder: string }[];
  /** the student's own tags on decks; a deck without an entry has none */
  tags: { ownerId: string; deckId: number; tags: string[] }[];
  /** decks of others among them that are still shared */
  shared: LibraryDeckSummary[];
};

export type FoldersService = ReturnType<typeof createFolders>;

/** A student's folders: nested, with own decks and others'. They don't change a deck, and others never see them. */
export function createFolders({ store }: { store: Store }) {
  async function read(viewer: Viewer, uid: string): Promise<Folders> {
    refuseOthers(viewer, uid);
    const [folders, decks, tags, shared] = await Promise.all([
      readFolders(store.read, uid),
      readFiledDecks(store.read, uid),
      readDeckTags(store.read, uid),
      readFiledShared(store.read, uid),
    ]);
    return {
      folders: folders.sort(byPath),
      decks: decks.map(({ deckOwnerId, deckId, path }) => ({ ownerId: deckOwnerId, deckId, folder: path })),
      tags: byDeck(tags),
      shared: shared.map((row) => sharedSummaryOf(row, row.badge === "OFFICIAL")),
    };
  }

  /** Runs the work under the student's lock, and returns the folders after it. */
  async function changeFolders(
    viewer: Viewer,
    uid: string,
    work: (tx: Transaction, knownPaths: string[]) => Promise<void>,
  ): Promise<Folders> {
    refuseOthers(viewer, uid);
    await store.write(async (tx) => {
      if (!(await lockStudentIfAny(tx.db, uid))) throw new AppError("profile/user-not-found");
      await work(tx, await readFolders(tx.db, uid));
      tx.announce({ kind: "study", uid, entryId: null });
    });
    return read(viewer, uid);
  }

  return {
    /** Throws `database/permission-denied`. */
    read,

    /** Creates a folder and its parents; an existing one stays. Throws what is wrong with the path, `folder/too-many`. */
    create: (viewer: Viewer, uid: string, input: string) =>
      changeFolders(viewer, uid, async ({ db }, knownPaths) => {
        const path = normalizedPath(input);
        refuseBad(path);
        await addMissingFolders(db, uid, knownPaths, [path]);
      }),

    /**
     * Renames or moves a folder with its content. Throws `folder/not-found`, `folder/exists`, `folder/inside-itself`, what is wrong with a
     * path, `folder/too-many`.
     */
    move: (viewer: Viewer, uid: string, from: string, input: string) =>
      changeFolders(viewer, uid, async ({ db }, knownPaths) => {
        const to = normalizedPath(input);
        if (!knownPaths.includes(from)) throw new AppError("folder/not-found");
        if (to === from) return;
        refuseBad(to);
        if (isWithin(to, from)) throw new AppError("folder/inside-itself");
        if (knownPaths.includes(to)) throw new AppError("folder/exists");
        await moveAll(db, uid, knownPaths, from, to);
      }),

    /** Dissolves a folder: its decks and folders move to its parent. No deck is deleted. Throws `folder/not-found`. */
    remove: (viewer: Viewer, uid: string, path: string) =>
      changeFolders(viewer, uid, async ({ db }, knownPaths) => {
        if (!knownPaths.includes(path)) throw new AppError("folder/not-found");
        await moveAll(db, uid, knownPaths, path, null);
      }),

    /**
     * Moves own or shared decks into a folder; null removes them from theirs. All or none. Throws `folder/not-found`, `deck/not-found`,
     * `folder/too-many-decks`.
     */
    file: (viewer: Viewer, uid: string, deckIds: readonly number[], folder: string | null) =>
      changeFolders(viewer, uid, async ({ db }, knownPaths) => {
        if (folder !== null && !knownPaths.includes(folder)) throw new AppError("folder/not-found");
        for (const deckId of deckIds) {
          const { ownerId: deckOwnerId } = await openDeck(db, uid, deckId);
          await fileDeck(db, { userId: uid, deckOwnerId, deckId }, folder);
        }
        if ((await readFiledDecks(db, uid)).length > FOLDER.maxFiledDecks) throw new AppError("folder/too-many-decks");
      }),

    /** Replaces the student's tags on an own or shared deck. Throws `deck/not-found`, what is wrong with a tag. */
    tag: (viewer: Viewer, uid: string, deckId: number, inputs: readonly string[]) =>
      changeFolders(viewer, uid, async ({ db }) => {
        const tags = [...new Set(inputs.map(normalizedTag))];
        const problem = deckTagsProblem(tags);
        if (problem) throw new AppError(problem);
        const { ownerId: deckOwnerId } = await openDeck(db, uid, deckId);
        await saveDeckTags(db, { userId: uid, deckOwnerId, deckId }, tags);
        if ((await countDeckTags(db, uid)) > DECK_TAG.maxInAll) throw new AppError("tag/too-many-in-all");
      }),
  };
}

/** Moves a folder and its content; null dissolves it. Two folders with the same path are merged. */
async function moveAll(db: Transaction["db"], uid: string, knownPaths: readonly string[], from: string, to: string | null): Promise<void> {
  const movedPaths = knownPaths.filter((path) => isWithin(path, from)).map((path) => ({ path, now: afterMove(path, from, to) }));
  const unmovedPaths = knownPaths.filter((path) => !isWithin(path, from));
  const targets = movedPaths.flatMap(({ now }) => now ?? []);
  for (const target of targets) refuseBad(target);
  await deleteFolders(
    db,
    uid,
    movedPaths.map(({ path }) => path),
  );
  await addMissingFolders(db, uid, unmovedPaths, targets);
  // Outer folders first, so that no deck is moved twice when folders are removed.
  for (const { path, now } of movedPaths.sort((a, b) => a.path.length - b.path.length)) await refile(db, uid, path, now);
}

async function addMissingFolders(
  db: Transaction["db"],
  uid: string,
  knownPaths: readonly string[],
  paths: readonly string[],
): Promise<void> {
  const wantedPaths = new Set(paths.flatMap(pathAndParents));
  if (new Set([...knownPaths, ...wantedPaths]).size > FOLDER.maxFolders) throw new AppError("folder/too-many");
  await insertFolders(
    db,
    uid,
    [...wantedPaths].filter((path) => !knownPaths.includes(path)),
  );
}

function byDeck(rows: readonly { deckOwnerId: string; deckId: number; tag: string }[]): Folders["tags"] {
  return [...Map.groupBy(rows, ({ deckOwnerId, deckId }) => `${deckOwnerId}/${deckId}`).values()].flatMap(([first, ...rest]) =>
    first ? [{ ownerId: first.deckOwnerId, deckId: first.deckId, tags: [first, ...rest].map(({ tag }) => tag) }] : [],
  );
}

function refuseOthers(viewer: Viewer, uid: string): void {
  if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
}

function refuseBad(path: string): void {
  const problem = folderProblem(path);
  if (problem) throw new AppError(problem);
}
