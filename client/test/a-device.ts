import { AppError } from "@recollect/domain/errors/app-error.ts";
import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { createOutbox } from "../src/study/outbox/outbox.ts";
import type { EntryNews } from "../src/study/outbox/entry-channel.ts";
import { carryOver, newPlaces } from "../src/study/outbox/stored-entries.ts";
import type { Appended, NewEntry } from "../src/study/requests/study-api.ts";

/** Noon of a spring day, in ms since 1970. */
export const noon = Date.UTC(2026, 2, 1, 12);

type StudyAnswer = Extract<NewEntry, { source: "study" }>;

/** A rating of card c of Mira's deck 7; give only what matters to the test. */
export function anEntry(id: string, details: Partial<StudyAnswer> = {}): StudyAnswer {
  return { id, deckKey: "mira/7", cardId: "c", at: noon, kind: "answer", source: "study", rating: "good", tookMs: 1500, ...details };
}

export function anAppended(details: Partial<Appended> = {}): Appended {
  return { accepted: [], ignored: [], absent: [], now: noon, ...details };
}

/** A server with a log like the real one's: all entries of a request or none, each id once. */
export function aStudyServer() {
  const server = {
    now: noon,
    isOnline: true,
    /** a reply that gets lost although the entries were stored */
    losesReply: false,
    log: new Map<string, NewEntry>(),
    /** the ids of each request that arrived */
    requests: [] as string[][],
    /** refuses entries by returning an error */
    refuses: (_entries: readonly NewEntry[]): AppError | null => null,
    async send(entries: readonly NewEntry[]): Promise<Appended> {
      await Promise.resolve();
      if (!server.isOnline) throw new AppError("database/network-error");
      server.requests.push(entries.map(({ id }) => id));
      const failure = server.refuses(entries);
      if (failure) throw failure;
      for (const { id, at } of entries) {
        const problem = server.log.has(id) ? null : clockProblem(at, server.now);
        if (problem) throw new AppError(problem, { details: { id, now: server.now } });
      }
      const known = new Set(server.log.keys());
      for (const entry of entries) {
        if (entry.kind === "undo" && !known.has(entry.undoes)) throw new AppError("study/nothing-to-undo", { details: { id: entry.id } });
        known.add(entry.id);
      }
      for (const entry of entries) if (!server.log.has(entry.id)) server.log.set(entry.id, entry);
      if (server.losesReply) throw new AppError("database/network-error");
      return anAppended({ accepted: entries.map(({ id }) => id), now: server.now });
    },
  };
  return server;
}

export type StudyServer = ReturnType<typeof aStudyServer>;

type Listener = (news: EntryNews) => void;

/** A browser on a device: one database, one storage, a clock and timers that the test moves, and tabs that are notified of each other's writes. */
export function aDevice(server: StudyServer) {
  const stored = new Map<string, string>();
  /** the part of it that the browser has written to its disk */
  let written = new Map<string, string>();
  /** the database: what it has, survives a killed browser */
  const database = new Map<string, string>();
  const databaseOfTab = {
    async change({ texts = [], keys = [] }: { texts?: readonly (readonly [string, string])[]; keys?: readonly string[] }) {
      await Promise.resolve();
      if (device.refusesDatabase || (device.isFull && texts.length > 0)) throw new DOMException("full", "QuotaExceededError");
      for (const [key, text] of texts) database.set(key, text);
      for (const key of keys) database.delete(key);
    },
    async read(prefix = ""): Promise<[string, string][]> {
      await Promise.resolve();
      if (device.refusesDatabase) throw new DOMException("newer", "VersionError");
      return [...database].filter(([key]) => key.startsWith(prefix));
    },
  };
  const listeners = new Map<EventTarget, { uid: string; listener: Listener }>();
  const tabs = new Set<EventTarget>();
  let timers: { run: () => void; at: number }[] = [];
  const device = {
    /** ms since 1970, right or wrong */
    now: noon,
    /** the browser stores nothing more */
    isFull: false,
    /** the database can't be used: it fails, or a newer build has made it */
    refusesDatabase: false,
    stored,
    database,
    /** whether the browser has this key on its disk, with which it starts again after a kill */
    isWritten: (key: string) => written.has(key) || database.has(key),
    /** the browser writes its storage to the disk */
    write: () => void (written = new Map(stored)),
    /** The browser ends with its tabs: at its next start it has what was written to its disk. */
    kill(): void {
      tabs.clear();
      listeners.clear();
      timers = [];
      stored.clear();
      for (const [key, text] of written) stored.set(key, text);
    },
    /** the delays (ms) of the pending timers */
    planned: () => timers.map(({ at }) => at - device.now),

    /** Opens a tab with a student signed in; its outbox sends nothing before it is started. */
    tab(uid = "mira") {
      const events = new EventTarget();
      tabs.add(events);
      const places = newPlaces(databaseOfTab, () => storageOf(events));
      const outbox = createOutbox({
        uid,
        places,
        channel: {
          tell(news) {
            for (const [tab, other] of listeners) if (tab !== events && other.uid === uid) other.listener(news);
          },
          listen(listener) {
            listeners.set(events, { uid, listener });
            return () => void listeners.delete(events);
          },
        },
        recovered: carryOver(uid, places),
        isCopyKept: false,
        send: server.send,
        clock: () => device.now,
        events,
        later(run, ms) {
          const timer = { run, at: device.now + ms };
          timers.push(timer);
          return () => void (timers = timers.filter((other) => other !== timer));
        },
        random: () => 1,
      });
      const close = () => {
        tabs.delete(events);
        listeners.delete(events);
      };
      return { ...outbox, events, close };
    },

    /** Moves the clock by so many ms, and runs the timers of that time. */
    async pass(ms: number): Promise<void> {
      device.now += ms;
      server.now += ms;
      const due = timers.filter(({ at }) => at <= device.now);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const { run } of due) run();
      await settled();
    },
  };

  function storageOf(tab: EventTarget): Storage {
    const write = (key: string, newValue: string | null) => {
      const oldValue = stored.get(key) ?? null;
      if (newValue === null) stored.delete(key);
      else stored.set(key, newValue);
      for (const other of tabs) if (other !== tab) other.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue }));
    };
    return {
      get length() {
        return stored.size;
      },
      key: (at) => [...stored.keys()][at] ?? null,
      getItem: (key) => stored.get(key) ?? null,
      setItem(key, value) {
        if (device.isFull) throw new DOMException("full", "QuotaExceededError");
        write(key, value);
      },
      removeItem: (key) => write(key, null),
      clear: () => stored.clear(),
    };
  }

  return device;
}

/** Mira's outbox in the first tab of a device, with its server. */
export function aStartedOutbox() {
  const server = aStudyServer();
  const device = aDevice(server);
  const outbox = device.tab();
  const refused: string[] = [];
  outbox.onRefused(({ id }, { code }) => refused.push(`${id}: ${code}`));
  const stop = outbox.start();
  return {
    server,
    device,
    outbox,
    stop,
    /** entries that the server would never accept, such as "e2: study/card-not-found" */
    refused,
    /** the ids in the server's log, in order of arrival */
    logged: () => [...server.log.keys()],
    /** the ids that wait on the device */
    stored: () =>
      [...device.database.keys(), ...device.stored.keys()]
        .filter((key) => key.startsWith(entryPrefix))
        .map((key) => key.slice(entryPrefix.length)),
  };
}

const entryPrefix = "recollect:study:entry:mira:";

/** Adds e1, e2, … each a second after the other and for a card of its own name. Returns the ids. */
export async function addMany(outbox: { add: (entry: NewEntry) => Promise<void> }, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, number) => `e${number + 1}`);
  await Promise.all(ids.map((id, number) => outbox.add(anEntry(id, { cardId: id, at: noon - 3_600_000 + number * 1000 }))));
  return ids;
}

/** Waits for everything in progress. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => void setImmediate(resolve));
}
