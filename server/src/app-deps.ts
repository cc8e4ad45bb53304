import type { Backups } from "./backups/backups.ts";
import type { Feed } from "./feed/feed.ts";
import type { ClientFiles } from "./http/client/client-files.ts";
import type { Identity } from "./identity/identity.ts";
import type { OpenMedia } from "./media/open-media.ts";
import type { Cluster } from "./process/cluster/cluster.ts";
import type { Log } from "./process/log/log.ts";
import type { Metrics } from "./process/metrics/metrics.ts";
import type { Config } from "./process/settings/config.ts";
import type { Reminding } from "./reminding.ts";
import type { Store } from "./store/store.ts";

/** What the application is made of. */
export type AppDeps = {
  store: Store;
  feed: Feed;
  identity: Identity;
  /** ms since 1970 */
  clock: () => number;
  config: Config;
  log: Log;
  /** the built client */
  files: ClientFiles;
  /** files of the client's builds before this one */
  earlierFiles?: ClientFiles;
  media: OpenMedia;
  /** what is wrong between this process and others on its database */
  clusterState?: Cluster["state"];
  /** what `/metrics` shows; null: there is no such address */
  metrics?: Metrics | null;
  lastBackups: Backups["lastBackups"];
  /** also what reminders need of studying and groups: one of each in a process, because they remember figures */
  reminding: Pick<Reminding, "reminders" | "study" | "progress">;
};
