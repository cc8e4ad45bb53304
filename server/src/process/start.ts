import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { createApp } from "../app.ts";
import { createBackups } from "../backups/backups.ts";
import { authSecrets } from "./settings/auth-secret.ts";
import type { Config } from "./settings/config.ts";
import { exportsFolder, removeLeftExports } from "../features/exchange/exporting/exports-folder.ts";
import { importsFolder } from "../features/exchange/importing/process-id.ts";
import { recoverImports, sweepImports } from "../features/exchange/importing/sweep-imports.ts";
import { createFeed } from "../feed/feed.ts";
import { readClientFiles, type ClientFiles, type PageWords } from "../http/client/client-files.ts";
import { earlierBuildsMs, earlierFiles } from "../http/client/earlier-builds.ts";
import { openIdentity } from "../identity/open-identity.ts";
import { thinOutAll } from "../features/decks/history/thin-out.store.ts";
import { isWorthOverdue, renewWorth } from "../features/library/worth/renew-worth.store.ts";
import { createTrash } from "../features/decks/trash/trash.service.ts";
import { removeLeftovers } from "../features/media/receive-file.ts";
import { sweepMedia } from "../features/media/sweep-media.ts";
import { removeOldRounds } from "../features/rounds/remove-old-rounds.ts";
import { sweepCoAuthors } from "../features/decks/co-authors/sweep-co-authors.store.ts";
import { sweepSuggestions } from "../features/decks/suggestions/sweep-suggestions.store.ts";
import { sweepGroups } from "../features/groups/sweep-groups.ts";
import { createReminding } from "../reminding.ts";
import { createSharedBackups } from "../backups/shared-backups.store.ts";
import { createSharedJobs } from "../jobs/shared-jobs.store.ts";
import { joinCluster } from "./cluster/cluster.ts";
import { createNightly, lastNight, type Job } from "../jobs/nightly.ts";
import { openMedia } from "../media/open-media.ts";
import { indexDeckWords } from "../deck-words/index-deck-words.store.ts";
import { createIndexing } from "../library-index/indexing.ts";
import { relistRest } from "../library-index/relistings.store.ts";
import { listen } from "./listen.ts";
import type { Log } from "./log/log.ts";
import { openControl } from "./control/commands.ts";
import { openStore } from "./open-store.ts";
import { closeToOthers } from "./private-folders.ts";
import { ensureOfficial } from "../official/ensure-official.store.ts";

/** How long open requests may take to finish when the server stops, in ms. */
const graceMs = 10_000;

const builtClient = fileURLToPath(new URL("../../../client/dist", import.meta.url));

/** The values that pages contain about this site. */
function pageWords({ brand, appearance, publicUrl, offline, visitors, signUp, mail, oidc }: Config): PageWords {
  return { brand, appearance, publicUrl, offline, visitors, signIn: { signUp, mail: mail !== null, school: oidc?.name ?? null } };
}

/** For a day, the files of the builds before this one. Without them an open page reloads when it needs a part, so a failure is only logged. */
function filesOfEarlierBuilds(config: Config, log: Log, files: ClientFiles): ClientFiles {
  try {
    const earlier = earlierFiles({ folder: join(config.dataDir, "earlier-pages"), files, now: Date.now() });
    if (earlier.size > 0) setTimeout(() => earlier.clear(), earlierBuildsMs).unref();
    return earlier;
  } catch (failure) {
    log({ level: "warn", message: "the files of earlier pages could not be stored", reason: String(failure) });
    return new Map();
  }
}

/** The version of this program, such as "0.2.0". */
function programVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as { version: string };
  return version;
}

export type Running = {
  port: number;
  /** Finishes open requests, then closes the database. Calling it again waits for the same. */ stop(): Promise<void>;
};

/**
 * Starts the server with the settings. Throws a StartError if it can't, and then leaves nothing open. `ownClock` (ms since 1970) can be
 * replaced to let days pass quickly. Sessions and attempts still use the real time then, because the identity library has no other.
 */
export async function start(config: Config, log: Log, ownClock: () => number = Date.now): Promise<Running> {
  await closeToOthers(config, log);
  const store = await openStore(config);
  const feed = createFeed({ store });
  const media = openMedia(config);
  try {
    const secrets = authSecrets(config);
    const version = programVersion();
    const cluster = await joinCluster({ store, config, secrets, files: media.files, clock: ownClock, log, version });
    const clock = cluster.now;
    // Where the machine's own clock is wrong, sessions too go by the database's, as they do in the other processes.
    const sessionClock = ownClock === Date.now ? cluster.now : Date.now;
    const { once } = createSharedJobs({ store });
    await ensureOfficial({ store, brand: config.brand, clock });
    await removeLeftExports(store, exportsFolder(config));
    await recoverImports({ store, clock, folder: importsFolder(config), log });
    const removeOldImports = () => sweepImports({ store, clock, folder: importsFolder(config) });
    const reminding = createReminding({ store, clock, config, secrets, log });
    const { identity, postman, housekeeping } = openIdentity({
      store,
      config,
      secrets,
      clock: sessionClock,
      log,
      removeFiles: removeOldImports,
      otherMails: reminding.otherMails,
    });
    const digests = postman && reminding.digests(sessionClock, postman.wake);
    const backups = createBackups({ config, clock, log, shared: createSharedBackups(store) });
    const { lastBackups } = backups;
    const metrics =
      config.metrics &&
      (await import("./metrics/metrics.ts")).createMetrics({ store, clusterState: cluster.state, lastBackups, version, clock });
    const files = readClientFiles(builtClient, pageWords(config));
    const app = createApp({
      clusterState: cluster.state,
      metrics,
      lastBackups,
      reminding,
      store,
      feed,
      identity,
      clock,
      config,
      log,
      files,
      earlierFiles: filesOfEarlierBuilds(config, log, files),
      media,
    });
    const listening = await listen(app, config);
    const { publicUrl } = config;
    const control = await openControl({ store, clock, publicUrl, lastBackups, mail: identity.mail, config, log });
    cluster.start(listening.port);
    store.announceGap();
    const stopping = new AbortController();
    const indexing = createIndexing({ store, log, indexOthers: indexDeckWords });
    const worthJob: Job = { name: "worth", isShared: true, run: () => renewWorth({ store, clock, signal: stopping.signal }) };
    const nightlyJobs: Job[] = [
      { name: "trash", isShared: true, run: () => createTrash({ store, clock }).empty() },
      { name: "history", isShared: true, run: () => thinOutAll({ store, clock }) },
      { name: "media", isShared: true, run: () => sweepMedia({ store, files: media.files, clock }) },
      { name: "relisting", isShared: true, run: () => relistRest(store) },
      { name: "search index", isShared: true, run: indexing.tidy },
      worthJob,
      { name: "groups", isShared: true, run: () => sweepGroups({ store, clock, signal: stopping.signal }) },
      { name: "co-authors", isShared: true, run: () => sweepCoAuthors({ store, clock }) },
      { name: "suggestions", isShared: true, run: () => sweepSuggestions({ store, clock }) },
      { name: "rounds", isShared: true, run: () => removeOldRounds({ store, clock }) },
      { name: "imports", run: removeOldImports },
      { name: "uploads", run: () => removeLeftovers(media.uploads, clock()) },
    ];
    const jobs = metrics ? nightlyJobs.map(metrics.measured) : nightlyJobs;
    const nightly = createNightly({ jobs, once, clock, log });
    backups.start();
    postman?.start();
    digests?.start();
    housekeeping.start();
    relistRest(store).catch((failure: unknown) => log({ level: "error", message: "decks could not be relisted", reason: String(failure) }));
    indexing.start();
    const worthKnown = catchUpWithWorth().catch((failure: unknown) =>
      log({ level: "error", message: "what decks are worth could not be counted", reason: String(failure) }),
    );
    /** The Library's orders are known from the start on, and not from the next night. */
    async function catchUpWithWorth(): Promise<void> {
      // Separate from the nightly job: if it is interrupted, it begins again at the next start, even if that job counts as done.
      if (await isWorthOverdue(store.read, lastNight(clock()))) await once({ name: "worth at start", due: clock() }, worthJob.run);
    }
    const stop = async () => {
      stopping.abort();
      const indexed = indexing.stop();
      nightly.stop();
      // A backup may take minutes, in which no new request should come.
      const backedUp = backups.stop();
      control?.stop();
      feed.close();
      await listening.stop(graceMs);
      await media.reader.close();
      await digests?.stop();
      await postman?.stop();
      await housekeeping.stop();
      await backedUp;
      await indexed;
      await worthKnown;
      await cluster.stop();
      await store.close();
    };
    let stopPromise: Promise<void> | undefined;
    return { port: listening.port, stop: () => (stopPromise ??= stop()) };
  } catch (error) {
    await media.reader.close();
    await store.close();
    throw error;
  }
}
