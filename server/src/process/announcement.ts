import { join } from "node:path";

import type { Config } from "./settings/config.ts";
import { examinerSettings, isReady } from "../examiner/examiner-settings.ts";

/** What the person who started the server is told: where it is, where its data is, and what is not as usual. No secrets. */
export function announcement(config: Config, port: number): string {
  const lines = [
    `${config.brand} is running at ${address(config, port)}`,
    `  Data folder  ${config.dataDir}`,
    `  Database     ${database(config)}`,
    `  Examiner     ${examiner(config)}`,
  ];
  if (!config.limits) lines.push("  Limits on requests are OFF (LIMITS=off): for tests and benchmarks only.");
  return lines.join("\n");
}

/** Where a browser on this machine finds it, unless PUBLIC_URL says more. */
function address({ publicUrl, host }: Config, port: number): string {
  if (publicUrl !== null) return publicUrl;
  const name = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function database({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `SQLite, ${join(dataDir, "recollect.db")}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${host}${pathname}`;
}

/** Who makes and marks the practice tests. */
function examiner(config: Config): string {
  const settings = examinerSettings(config);
  if (settings.kind === "builtin") return "built-in";
  const service = `chat service, ${settings.model} at ${new URL(settings.baseUrl).host}`;
  return isReady(settings) ? service : `${service}, which needs a key (AI_API_KEY)`;
}
