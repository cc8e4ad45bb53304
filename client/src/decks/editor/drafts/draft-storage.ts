import type { Draft, FormSubject } from "./draft.ts";
import { saveOnLeave } from "./save-on-leave.ts";

/** Where drafts are kept in this browser. Each student sees their own alone. Every call rejects when the browser refuses storage. */
export type DraftStorage = {
  /** the student's drafts of one deck, the newest first */
  list: (uid: string, subject: FormSubject) => Promise<Draft[]>;
  keep: (draft: Draft) => Promise<void>;
  /** the same for a page that is closing right now; throws when the browser refuses storage */
  keepAtOnce: (draft: Draft) => void;
  discard: (draft: Pick<Draft, "uid" | "formId">) => Promise<void>;
  /** how many the student has, of all decks */
  count: (uid: string) => Promise<number>;
  discardAll: (uid: string) => Promise<void>;
};

const databaseName = "drafts";
const storeName = "drafts";

/** A browser whose storage is broken may say nothing at all; who waits for longer, such as to leave the editor, waits for nothing. */
export const storagePatienceMs = 4_000;

/** Drafts in IndexedDB, which has room for 10,000 cards. The database is opened at the first use, and again when the browser has closed it. */
export function draftStorage(indexedDb: () => IDBFactory, storage: () => Storage): DraftStorage {
  const left = saveOnLeave(storage);
  const database = lastingDatabase(indexedDb);
  const store = async (mode: IDBTransactionMode) => (await database(mode)).objectStore(storeName);
  async function keep(draft: Draft): Promise<void> {
    await written((await store("readwrite")).put(draft));
  }
  /** Nothing that was left goes before it is kept. */
  async function move(uid: string): Promise<void> {
    for (const draft of left.read(uid)) {
      await keep(draft);
      left.moved(draft);
    }
    await store("readonly");
  }
  return {
    keep,
    keepAtOnce: left.leave,
    async list(uid, subject) {
      const leftHere = left.read(uid).filter((draft) => draft.subject === subject);
      const drafts = await move(uid).then(
        async () => answer<Draft[]>((await store("readonly")).index("deck").getAll([uid, subject])),
        (failure: unknown) => {
          if (leftHere.length === 0) throw failure;
          return leftHere;
        },
      );
      return drafts.toSorted((a, b) => b.savedAt - a.savedAt);
    },
    async count(uid) {
      await move(uid);
      return answer((await store("readonly")).count(allOf(uid)));
    },
    async discardAll(uid) {
      left.read(uid).forEach(left.forget);
      await written((await store("readwrite")).delete(allOf(uid)));
    },
    async discard({ uid, formId }) {
      left.forget({ uid, formId });
      await written((await store("readwrite")).delete([uid, formId]));
    },
  };
}

/** The keys of a student's drafts: an array sorts behind every text. */
function allOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

/** Begins transactions of one database. While opening it goes unanswered, each is refused at once after the first has waited. */
function lastingDatabase(indexedDb: () => IDBFactory): (mode: IDBTransactionMode) => Promise<IDBTransaction> {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => (opened = null);

  function openNow(): Promise<IDBDatabase> {
    const opening = open(indexedDb()).then((database) => {
      database.onclose = forget;
      // Answered at last.
      if (opened !== null) opened = Promise.resolve(database);
      return database;
    });
    opening.catch(forget);
    return soon(opening);
  }

  return async function begin(mode) {
    const known = opened;
    const database = await (opened ??= openNow());
    try {
      return database.transaction(storeName, mode);
    } catch (failure) {
      // The browser may close it without a word, such as while the page sleeps.
      forget();
      if (known === null) throw failure;
      return begin(mode);
    }
  };
}

/** Rejects when it takes too long. */
function soon<T>(coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error("The browser's storage did not answer.")), storagePatienceMs);
    coming.then(resolve, reject).finally(() => clearTimeout(deadline));
  });
}

function open(indexedDb: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDb.open(databaseName, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(storeName, { keyPath: ["uid", "formId"] });
    store.createIndex("deck", ["uid", "subject"]);
  };
  return answer(request);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage failed."));
  });
}

/** Resolves once the change is kept, not merely asked for. */
function written(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = request;
    if (transaction === null) return reject(new Error("A change needs a transaction."));
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's storage refused the change."));
  });
}

/** This browser's drafts. */
export const drafts = draftStorage(
  () => indexedDB,
  () => localStorage,
);
