import { join } from "node:path";

import type { Config } from "./config.ts";

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

/** Without a service, or when told so, the examiner that needs none. */
function examiner({ examiner: wanted, ai }: Config): string {
  const hasService = ai.baseUrl !== null && ai.model !== null;
  if (wanted === "builtin" || (wanted === "auto" && !hasService)) return "built-in";
  return hasService ? `chat service, ${ai.model} at ${new URL(ai.baseUrl ?? "").host}` : "chat service, not configured yet";
}
