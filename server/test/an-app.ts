import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { onTestFinished } from "vitest";

import { createBackups } from "../src/backups/backups.ts";
import { createApp } from "../src/app.ts";
import { readConfig, type Config } from "../src/process/settings/config.ts";
import { importsFolder } from "../src/features/exchange/importing/process-id.ts";
import { sweepImports } from "../src/features/exchange/importing/sweep-imports.ts";
import { createFeed, type Feed } from "../src/feed/feed.ts";
import type { ClientFiles } from "../src/http/client/client-files.ts";
import { openIdentity } from "../src/identity/open-identity.ts";
import type { Housekeeping } from "../src/identity/deletion/housekeeping.ts";
import type { Identity } from "../src/identity/identity.ts";
import type { HashCost } from "../src/identity/passwords/hashing.ts";
import type { Letter } from "../src/mail/letter.ts";
import type { Cluster } from "../src/process/cluster/cluster.ts";
import type { Metrics } from "../src/process/metrics/metrics.ts";
import type { LogLine } from "../src/process/log/log.ts";
import type { Store } from "../src/store/store.ts";
import { openMedia } from "../src/media/open-media.ts";
import { createMediaReader } from "../src/media/reading/media-reader.ts";
import { aClock, type TestClock } from "./a-clock.ts";
import { createReminding } from "../src/reminding.ts";
import type { Digests } from "../src/features/reminders/send-digests.ts";
import { signedUp, type SignedUp } from "./signed-up.ts";

/** The whole server without a socket, on a store that the test opened. */
export type TestApp = {
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Signs up a new student over HTTP; each has another address. */
  aStudent: () => Promise<SignedUp>;
  app: ReturnType<typeof createApp>;
  identity: Identity;
  feed: Feed;
  /** the real time until the test moves it */
  clock: TestClock;
  /** the lines of the log */
  lines: LogLine[];
  /** the mails that were sent; `deliver` sends those that wait */
  letters: Letter[];
  deliver: () => Promise<void>;
  /** sending mails fails from now on */
  stopMail: () => Promise<void>;
  housekeeping: Housekeeping;
  /** hands the daily mails over; `anotherProcess` makes one more that does */
  digests: Digests;
  anotherProcess: () => Digests;
};

/** A hash without any security need not cost time. */
export const quickHash: HashCost = { logN: 4, r: 8, p: 1 };

export const TEST_SECRET = "a secret of the tests, which nobody else shall ever use";

/** One thread reads the files of all tests: its start takes longer than most of them. */
const reader = createMediaReader();

/** Give only what matters: settings that differ from the defaults, or the client's files. */
export function anApp(
  store: Store,
  options: {
    config?: Partial<Config>;
    files?: ClientFiles;
    identity?: Partial<Identity>;
    clusterState?: Cluster["state"];
    metrics?: Metrics;
    /** takes the mails; they are collected in `letters` if it is not given */
    send?: (one: Letter) => Promise<void>;
  } = {},
): TestApp {
  const config = { ...readConfig({ DATA_DIR: join(tmpdir(), `recollect-${randomUUID()}`) }), ...options.config };
  const media = { ...openMedia(config), reader };
  onTestFinished(() => rm(config.dataDir, { recursive: true, force: true }));
  const clock = aClock();
  const lines: LogLine[] = [];
  const log = (line: LogLine) => void lines.push(line);
  const letters: Letter[] = [];
  const send = options.send ?? (async (one: Letter) => void letters.push(one));
  const removeFiles = () => sweepImports({ store, clock: clock.now, folder: importsFolder(config) });
  const reminding = createReminding({ store, clock: clock.now, config, secrets: [TEST_SECRET], log });
  const opened = openIdentity({
    store,
    config,
    secrets: [TEST_SECRET],
    clock: clock.now,
    log,
    removeFiles,
    otherMails: reminding.otherMails,
    send,
    hashCost: quickHash,
  });
  const digests = () => reminding.digests(clock.now, () => {});
  const identity = { ...opened.identity, ...options.identity };
  const feed = createFeed({ store });
  const { lastBackups } = createBackups({ config, clock: clock.now, log });
  const app = createApp({
    ...(options.clusterState && { clusterState: options.clusterState }),
    ...(options.metrics && { metrics: options.metrics }),
    lastBackups,
    store,
    feed,
    identity,
    clock: clock.now,
    config,
    log,
    files: options.files ?? new Map(),
    media,
    reminding,
  });
  const request = async (path: string, init?: RequestInit) => app.request(path, init);
  return {
    request,
    aStudent: () => signedUp(request),
    app,
    identity,
    feed,
    clock,
    lines,
    letters,
    housekeeping: opened.housekeeping,
    digests: digests(),
    anotherProcess: digests,
    deliver: async () => opened.postman?.deliver(),
    stopMail: async () => opened.postman?.stop(),
  };
}
