import { answer, lastingDatabase, whenWritten } from "../../../lib/browser/lasting-database.ts";
import type { Draft, FormSubject } from "./draft.ts";
import { saveOnLeave } from "./save-on-leave.ts";

/** Where drafts are stored in this browser. Each student sees only their own. Every call rejects when the browser refuses storage. */
export type DraftStorage = {
  /** the student's drafts of one deck, the newest first */
  list: (uid: string, subject: FormSubject) => Promise<Draft[]>;
  /** Where the database refuses, such as one of a newer build, it rejects too, but leaves the draft in the place for closing pages: it is not lost. */
  keep: (draft: Draft) => Promise<void>;
  /** the same for a page that is closing; throws when the browser refuses storage */
  keepAtOnce: (draft: Draft) => void;
  discard: (draft: Pick<Draft, "uid" | "formId">) => Promise<void>;
  /** the student's drafts, of all decks */
  all: (uid: string) => Promise<Draft[]>;
  discardAll: (uid: string) => Promise<void>;
};

const storeName = "drafts";

/**
 * Drafts in IndexedDB, which has space for 10,000 cards. The database is opened at the first use, and again after the browser closed it.
 */
export function draftStorage(indexedDb: () => IDBFactory, storage: () => Storage): DraftStorage {
  const leaveStore = saveOnLeave(storage);
  const store = lastingDatabase(indexedDb, storeName, (database) => {
    const drafts = database.createObjectStore(storeName, { keyPath: ["uid", "formId"] });
    drafts.createIndex("deck", ["uid", "subject"]);
  });
  async function put(draft: Draft): Promise<void> {
    await whenWritten((await store("readwrite")).put(draft));
  }
  /** A draft is removed from the old place only after it is stored in the new one, where the same form may have a later one: after Back it goes on. */
  async function move(uid: string): Promise<void> {
    for (const draft of leaveStore.read(uid)) {
      const known = await answer<Draft | undefined>((await store("readonly")).get([uid, draft.formId]));
      if (!known || known.savedAt <= draft.savedAt) await put(draft);
      leaveStore.removeUnchanged(draft);
    }
    await store("readonly");
  }
  return {
    keep: (draft) =>
      put(draft).catch((failure: unknown) => {
        leaveStore.leave(draft);
        throw failure;
      }),
    keepAtOnce: leaveStore.leave,
    async list(uid, subject) {
      const drafts = await move(uid).then(
        async () => answer<Draft[]>((await store("readonly")).index("deck").getAll([uid, subject])),
        (failure: unknown) => {
          const waiting = leaveStore.read(uid).filter((draft) => draft.subject === subject);
          if (waiting.length === 0) throw failure;
          return waiting;
        },
      );
      return drafts.toSorted((a, b) => b.savedAt - a.savedAt);
    },
    async all(uid) {
      await move(uid);
      return answer<Draft[]>((await store("readonly")).getAll(allOf(uid)));
    },
    async discardAll(uid) {
      leaveStore.forgetAll(uid);
      await whenWritten((await store("readwrite")).delete(allOf(uid)));
    },
    async discard({ uid, formId }) {
      leaveStore.forget({ uid, formId });
      await whenWritten((await store("readwrite")).delete([uid, formId]));
    },
  };
}

/** The key range of a student's drafts: an array sorts after every string. */
function allOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

/** This browser's drafts. */
export const drafts = draftStorage(
  () => indexedDB,
  () => localStorage,
);
