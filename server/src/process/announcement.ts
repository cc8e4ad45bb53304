import { networkInterfaces } from "node:os";
import { join } from "node:path";

import type { Config } from "./settings/config.ts";
import { shownAddress } from "./settings/database-address.ts";
import { examinerSettings, isReady } from "../examiner/examiner-settings.ts";

const everyHost = ["0.0.0.0", "::"];

/**
 * What the server prints at start: its address, its data, and unusual settings. No secrets. `onNetwork` are this machine's addresses for
 * others.
 */
export function announcement(config: Config, port: number, onNetwork: readonly string[] = addressesForOthers()): string {
  const isOpen = config.publicUrl === null && everyHost.includes(config.host);
  const lines = [
    `${config.brand} is running at ${mainAddress(config, port)}`,
    ...(isOpen ? onNetwork : []).map((name) => `  For others   http://${name}:${port}`),
    `  Data folder  ${config.dataDir}`,
    `  Database     ${database(config)}`,
    `  Examiner     ${examiner(config)}`,
  ];
  if (!config.limits) lines.push("  Limits on requests are OFF (LIMITS=off): for tests and benchmarks only.");
  return lines.join("\n");
}

/** The address for a browser on this machine, unless PUBLIC_URL gives another. */
function mainAddress({ publicUrl, host }: Config, port: number): string {
  if (publicUrl !== null) return publicUrl;
  const name = [...everyHost, "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** The ones that a student can type: IPv4. */
function addressesForOthers(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

function database({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `SQLite, ${join(dataDir, "recollect.db")}`;
  return `PostgreSQL, ${shownAddress(databaseUrl)}`;
}

/** The examiner in use. */
function examiner(config: Config): string {
  const settings = examinerSettings(config);
  if (settings.kind === "builtin") return "built-in";
  const service = `chat service, ${settings.model} at ${new URL(settings.baseUrl).host}`;
  return isReady(settings) ? service : `${service}, which needs a key (AI_API_KEY)`;
}
