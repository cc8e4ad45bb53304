import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import type { LastBackups } from "../../backups/backups.ts";
import type { RequestReply } from "../../http/answer-requests.ts";
import type { Job } from "../../jobs/nightly.ts";
import type { Store } from "../../store/store.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { readDatabaseFacts, type DatabaseFacts } from "./database-facts.store.ts";

/** What a process measures of itself, for Prometheus. Nothing in it names a student, a deck or an address. */
export type Metrics = {
  /** Counts a request under its route's pattern. */
  countRequest(reply: RequestReply): void;
  /** The job, measured. */
  measured(job: Job): Job;
  /** From now on the open streams are counted by this. */
  countStreams(count: () => number): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
  readonly contentType: string;
};

type MetricsDeps = {
  store: Pick<Store, "kind" | "cluster" | "read" | "ping" | "onGap">;
  clusterState: Cluster["state"];
  lastBackups: () => Promise<LastBackups>;
  version: string;
  /** ms since 1970 */
  clock: () => number;
  /** how long the database may take for what it is asked, in ms */
  patienceMs?: number;
};

const secondMs = 1000;

/** In seconds: a page of cards takes milliseconds, and a request may take minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Methods that routes have. A client may send any other word. */
const knownMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** How long the database's answers are used again, in ms: several programs may read the metrics. */
const rememberedMs = 5 * secondMs;

export function createMetrics({ store, clusterState, lastBackups, version, clock, patienceMs = 2 * secondMs }: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `recollect_${name}`, help, labelNames, registers });
  const counter = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name: `recollect_${name}`, help, labelNames, registers });

  // Processor time, memory, garbage collections and the event loop's lag.
  collectDefaultMetrics({ register: registry });
  gauge("info", "1; the label has the version of the program", ["version"]).set({ version }, 1);
  const durations = new Histogram({
    name: "recollect_http_request_duration_seconds",
    help: "Seconds until the reply to a request began",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  const requests = counter("http_requests_total", "Requests by route and status", ["method", "route", "status"]);
  const streams = gauge("streams_open", "Open event streams");
  const gaps = counter("notices_gaps_total", "Times that notices of other processes may have been missed, such as at a failover");
  const jobRuns = counter("job_runs_total", "Runs of the nightly jobs in this process", ["job", "outcome"]);
  const jobSeconds = gauge("job_duration_seconds", "How long the job's last run in this process took", ["job"]);
  const jobEnd = gauge("job_success_timestamp_seconds", "When the job last succeeded in this process", ["job"]);
  const connections = gauge("database_connections", "Connections that requests share", ["state"]);
  const waiting = gauge("database_waiting_requests", "Requests that wait for a connection");
  const up = gauge("database_up", "Whether the database answered in time");
  const mails = gauge("mails_waiting", "Mails that have not left yet");
  const oldestMail = gauge("mails_oldest_seconds", "How long the oldest of them has waited; 0 if there is none");
  const indexWaiting = gauge("search_index_waiting_decks", "Decks whose words are not in the search index yet", ["index"]);
  const indexOldest = gauge("search_index_oldest_seconds", "How long the oldest of them has waited; 0 if there is none", ["index"]);
  const indexBytes = gauge("search_index_bytes", "Size of the search index on PostgreSQL", ["index"]);
  const processes = gauge("processes", "Server processes on this database", ["state"]);
  const problems = gauge("problems", "Sentences in the reply of /readyz about what is wrong");
  const lastBackup = gauge("backup_timestamp_seconds", "When the newest backup was made");
  const failedBackup = gauge("backup_failed", "1 if the last attempt to make a backup failed");
  store.onGap(() => gaps.inc());

  let lastFacts: { facts: Promise<DatabaseFacts | null>; until: number } | null = null;
  let countOpenStreams = () => 0;

  function databaseFacts(): Promise<DatabaseFacts | null> {
    const now = performance.now();
    if (lastFacts === null || now >= lastFacts.until)
      lastFacts = { facts: inTime(readDatabaseFacts(store, clock()), patienceMs), until: now + rememberedMs };
    return lastFacts.facts;
  }

  /** What is not known has no value: an old one would look like a new one. */
  async function setGauges(): Promise<void> {
    streams.set(countOpenStreams());
    problems.set(clusterState().problems.length);
    const use = store.cluster?.connectionUse();
    if (use) {
      connections.set({ state: "busy" }, use.open - use.idle);
      connections.set({ state: "idle" }, use.idle);
      waiting.set(use.waiting);
    } else waiting.remove();
    const [facts, backups] = await Promise.all([databaseFacts(), inTime(lastBackups(), patienceMs)]);
    up.set(facts === null ? 0 : 1);
    for (const one of [mails, oldestMail]) one.remove();
    for (const one of [processes, indexWaiting, indexOldest, indexBytes]) one.reset();
    if (facts) {
      for (const index of ["library", "decks"] as const) {
        const { waiting: waitingDecks, oldestMs, bytes } = facts.searchIndexes[index];
        indexWaiting.set({ index }, waitingDecks);
        if (oldestMs !== null) indexOldest.set({ index }, oldestMs / secondMs);
        if (bytes !== null) indexBytes.set({ index }, bytes);
      }
      mails.set(facts.mailsWaiting);
      oldestMail.set(facts.oldestMailMs / secondMs);
      for (const state of ["running", "gone"] as const) processes.set({ state }, facts.processes[state]);
    }
    for (const one of [lastBackup, failedBackup]) one.remove();
    const newest = backups?.backups[0];
    if (newest) lastBackup.set(newest.at / secondMs);
    if (backups?.areMade) failedBackup.set(backups.failure === null ? 0 : 1);
  }

  return {
    contentType: registry.contentType,
    countRequest({ method: sentMethod, route, status, ms }) {
      const method = knownMethods.has(sentMethod) ? sentMethod : "other";
      durations.observe({ method, route }, ms / secondMs);
      requests.inc({ method, route, status });
    },
    measured: (job) => ({
      ...job,
      async run() {
        const since = performance.now();
        try {
          await job.run();
          jobRuns.inc({ job: job.name, outcome: "done" });
          jobEnd.set({ job: job.name }, clock() / secondMs);
        } catch (failure) {
          jobRuns.inc({ job: job.name, outcome: "failed" });
          throw failure;
        } finally {
          jobSeconds.set({ job: job.name }, (performance.now() - since) / secondMs);
        }
      },
    }),
    countStreams: (count) => void (countOpenStreams = count),
    async text() {
      await setGauges();
      return registry.metrics();
    },
  };
}

/** Null if it fails or takes too long: a program that asks for the metrics does so because something may be wrong. */
async function inTime<T>(result: Promise<T>, ms: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  try {
    return await Promise.race([result, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
