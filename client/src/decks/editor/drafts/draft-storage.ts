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

/** Drafts in IndexedDB, which has room for 10,000 cards. The database is opened at the first use. */
export function draftStorage(indexedDb: () => IDBFactory, storage: () => Storage): DraftStorage {
  const left = saveOnLeave(storage);
  let opened: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode) => {
    opened ??= open(indexedDb());
    const database = await opened.catch((failure: unknown) => {
      opened = null;
      throw failure;
    });
    return database.transaction(storeName, mode).objectStore(storeName);
  };
  async function keep(draft: Draft): Promise<void> {
    await written((await store("readwrite")).put(draft));
  }
  return {
    keep,
    keepAtOnce: left.leave,
    async list(uid, subject) {
      for (const draft of left.collect(uid)) await keep(draft);
      const drafts = await answer<Draft[]>((await store("readonly")).index("deck").getAll([uid, subject]));
      return drafts.toSorted((a, b) => b.savedAt - a.savedAt);
    },
    async count(uid) {
      for (const draft of left.collect(uid)) await keep(draft);
      return answer((await store("readonly")).count(allOf(uid)));
    },
    async discardAll(uid) {
      left.collect(uid);
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
