/** A browser with broken storage may never answer; a student who waits, such as to leave the editor, waits no longer than this. */
export const storagePatienceMs = 4_000;

type Begin = (mode: IDBTransactionMode, durability?: IDBTransactionDurability) => Promise<IDBObjectStore>;

/** Creates the store of a new database, or changes that of an older version, which has everything that it had. */
type Make = (database: IDBDatabase, change: IDBTransaction | null) => void;

/**
 * Starts transactions in a database with one store, both of this name. It is opened at the first use, and again after the browser closed it. If opening
 * does not answer, the first transaction fails after a wait and the next ones at once.
 */
export function lastingDatabase(indexedDb: () => IDBFactory, name: string, make: Make, version = 1): Begin {
  let connection: Promise<IDBDatabase> | null = null;
  const forget = () => (connection = null);

  function openNow(): Promise<IDBDatabase> {
    const opening = open(indexedDb(), name, make, version).then((database) => {
      database.onclose = forget;
      // Another tab has a newer build.
      database.onversionchange = () => database.close();
      // A late answer.
      if (connection !== null) connection = Promise.resolve(database);
      return database;
    });
    opening.catch(forget);
    return soon(opening);
  }

  return async function begin(mode, durability = "default") {
    const earlier = connection;
    const database = await (connection ??= openNow());
    try {
      return database.transaction(name, mode, { durability }).objectStore(name);
    } catch (failure) {
      // The browser may close it without an event, such as while the page sleeps.
      forget();
      if (earlier === null) throw failure;
      return begin(mode, durability);
    }
  };
}

/** Rejects when it takes too long. */
export function soon<T>(coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error("The browser's storage did not answer.")), storagePatienceMs);
    coming.then(resolve, reject).finally(() => clearTimeout(deadline));
  });
}

function open(indexedDb: IDBFactory, name: string, make: Make, version: number): Promise<IDBDatabase> {
  const request = indexedDb.open(name, version);
  request.onupgradeneeded = () => make(request.result, request.transaction);
  return answer(request);
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage failed."));
  });
}

/** Resolves when the change is committed, not just requested. */
export function whenWritten({ transaction }: IDBRequest): Promise<void> {
  return transaction === null ? Promise.reject(new Error("A change needs a transaction.")) : whenDone(transaction);
}

export function whenDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's storage refused the change."));
  });
}
