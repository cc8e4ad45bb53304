import { createHash, createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

import { minuteMs } from "@recollect/domain/time/units.ts";

import type { MediaFiles } from "../../media/files/media-files.ts";
import type { ClusterDatabase, Store } from "../../store/store.ts";
import type { Log } from "../log/log.ts";
import type { Config } from "../settings/config.ts";
import { StartError } from "../settings/start-error.ts";
import { disagreements, refusalTexts, TOLERATED_MS, UNUSABLE_MS } from "./disagreements.ts";
import { forgetGone, listProcesses, removeProcess, reportProcess } from "./server-processes.store.ts";

/** How often a process says that it is there, and compares itself with the others, in ms. */
const lookMs = minuteMs;

export type Cluster = {
  /** The time, in ms since 1970: the process's own, or the database's if its own is wrong. */
  now(): number;
  /** What is wrong, as sentences; also whether the process may get requests. */
  state(): { isReady: boolean; problems: readonly string[] };
  /** Compares this process with the others now. */
  look(): Promise<void>;
  /** Compares every minute from now on, under the port that it listens on. */
  start(port: number): void;
  /** Takes this process off the list. */
  stop(): Promise<void>;
};

type ClusterDeps = {
  store: Pick<Store, "cluster" | "read" | "writeOne" | "lateReads">;
  config: Pick<Config, "host" | "port" | "media">;
  /** the first signs */
  secrets: readonly string[];
  files: MediaFiles;
  /** ms since 1970, by this machine */
  clock: () => number;
  log: Log;
  version: string;
};

/** One process that has its database for itself agrees with itself. */
const alone = (clock: () => number): Cluster => ({
  now: clock,
  state: () => ({ isReady: true, problems: [] }),
  look: async () => {},
  start() {},
  stop: async () => {},
});

/**
 * Joins the server processes on one database, and finds settings that differ between them. Throws a StartError if a pooler keeps this process from
 * working at all.
 */
export async function joinCluster({ store, ...deps }: ClusterDeps): Promise<Cluster> {
  if (store.cluster === null) return alone(deps.clock);
  if (!(await store.cluster.keepsSessions())) {
    throw new StartError(
      "DATABASE_URL leads to a pooler that gives the session of a connection to others (its transaction or statement mode): set its pool_mode to session, or let DATABASE_URL lead to PostgreSQL itself.",
    );
  }
  const member = memberOf({ store, ...deps, database: store.cluster });
  await member.look();
  return member;
}

function memberOf({ store, database, config, secrets, files, clock, log, version }: ClusterDeps & { database: ClusterDatabase }): Cluster {
  const id = randomUUID();
  const name = `${hostname()}/${process.pid}`;
  const filesFound = new Map<string, boolean>();
  /** what holds and was said */
  const warnings = new Set<string>();
  let { port } = config;
  let aheadMs = 0;
  let problems: readonly string[] = [];
  let hasStored = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;

  const own = () => ({
    id,
    name,
    version,
    address: `${config.host}:${port}`,
    secrets: secrets.map(fingerprintOf).join(","),
    mediaPlace: config.media.kind === "folder" ? "folder" : `${config.media.endpoint}/${config.media.bucket}/${config.media.prefix}`,
    connections: database.connections(),
    clockAheadMs: aheadMs,
    problems: problems.join("\n"),
  });

  async function report(): Promise<void> {
    const before = clock();
    const databaseMs = await reportProcess(store, own());
    const after = clock();
    // A reply that took longer says too little about the time.
    if (after - before < TOLERATED_MS) aheadMs = Math.round((before + after) / 2 - databaseMs);
  }

  /** Whether a file of each other process is found here: asked until it is. */
  async function lookForFiles(others: readonly { id: string }[]): Promise<void> {
    for (const other of others) {
      if (filesFound.get(other.id) === true) continue;
      const file = await files.read(fileOf(other.id), null).catch(() => undefined);
      if (file instanceof ReadableStream) await file.cancel();
      if (file === undefined) filesFound.delete(other.id);
      else filesFound.set(other.id, file !== null);
    }
  }

  /** Some take these risks, so each is said once and is no problem that stays. */
  async function warnOfRisks(): Promise<void> {
    warnIf(
      await database.mayLoseWrites(),
      "DATABASE_URL names several hosts, and commits wait for no replica: when another host is promoted, the last acknowledged writes may be lost. Set synchronous_standby_names.",
    );
    warnIf(
      await database.mayStayBehind(),
      "DATABASE_URL names one host, which has a replica: when that is promoted, this process goes on with the former primary. Name all hosts, unless the address moves with the primary.",
    );
  }

  function warnIf(isSo: boolean, message: string): void {
    if (isSo && !warnings.has(message)) log({ level: "warn", message });
    if (isSo) warnings.add(message);
    else warnings.delete(message);
  }

  async function lookOnce(): Promise<void> {
    // The file comes first: who sees the row expects it.
    if (!hasStored)
      await storeFile(files, id).then(
        () => (hasStored = true),
        (failure: unknown) =>
          log({ level: "error", message: "no file can be stored for other processes to find", reason: String(failure) }),
      );
    await report();
    const others = (await listProcesses(store.read)).filter((process) => process.id !== id && !process.isGone);
    await lookForFiles(others);
    const allowed = await database.connectionsAllowed();
    if (allowed !== null) database.resize(allowed, others.length + 1);
    const [noticesReturn, keepsSessions, replicas] = await Promise.all([
      database.noticesReturn(),
      database.keepsSessions(),
      store.lateReads.look(),
    ]);
    const found = disagreements({
      own: { ...own(), clockAheadMs: aheadMs },
      others,
      filesFound,
      connections: { allowed, needed: database.connectionsNeeded },
      noticesReturn,
      keepsSessions,
      replicaProblems: replicas.flatMap(({ problem }) => problem ?? []),
    });
    await warnOfRisks();
    for (const message of found.filter((problem) => !problems.includes(problem))) log({ level: "error", message });
    const isNews = found.join("\n") !== problems.join("\n");
    problems = found;
    if (isNews) await report();
    for (const gone of await forgetGone(store)) await files.removeOlder(fileOf(gone), Infinity);
  }

  const look = () => (looking ??= lookOnce().finally(() => (looking = null)));
  const lookAgain = () =>
    void look().catch((failure: unknown) =>
      log({ level: "warn", message: "this process could not be compared with the others", reason: String(failure) }),
    );

  return {
    now: () => (Math.abs(aheadMs) > TOLERATED_MS ? clock() - aheadMs : clock()),
    state() {
      const refusal = database.writeRefusal();
      const all = refusal === null ? problems : [refusalTexts[refusal], ...problems];
      return { isReady: refusal === null && Math.abs(aheadMs) <= UNUSABLE_MS, problems: all };
    },
    look,
    start(listeningPort) {
      port = listeningPort;
      lookAgain();
      timer = setInterval(lookAgain, lookMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking?.catch(() => {});
      // A row that stays is taken for a process that was killed.
      await Promise.allSettled([removeProcess(store, id), files.removeOlder(fileOf(id), Infinity)]);
    },
  };
}

/** What is shown of a secret: nobody can find the secret by it, and equal ones have the same. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("the fingerprint of a secret, for other processes").digest("hex").slice(0, 16);
}

/** The name, among pictures and sounds, of the file that a process stores for the others to find. */
function fileOf(id: string): string {
  return createHash("sha256").update(`the file of the process ${id}`).digest("hex");
}

async function storeFile(files: MediaFiles, id: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-process-"));
  try {
    const path = join(folder, "file");
    await writeFile(path, id);
    await files.put(fileOf(id), path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
