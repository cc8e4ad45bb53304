import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { createMetrics } from "../src/process/metrics/metrics.ts";
import { openSqlite } from "../src/store/sqlite/sqlite.ts";
import { readConfig } from "../src/process/settings/config.ts";
import { BODY_BYTES } from "../src/http/requests/read-body.ts";
import { aTemporaryFolder } from "./databases.ts";

const fileOf = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** The settings that the server reads. */
function settingNames(): Set<string> {
  const names = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  return names;
}

test("the dashboard, the alerts and docs/operations.md name figures that there are", async () => {
  const store = await openSqlite(await aTemporaryFolder());
  const lastBackups = async () => ({ areMade: false, backups: [], failure: null });
  const clusterState = () => ({ isReady: true, problems: [] });
  const text = await createMetrics({ store, clusterState, lastBackups, version: "1", clock: Date.now }).text();
  await store.close();
  const known = new Set([...text.matchAll(/^# HELP (\w+) /gm)].map(([, name]) => name!));
  for (const path of ["deploy/grafana-dashboard.json", "deploy/prometheus-alerts.yml", "docs/operations.md"]) {
    const named = new Set([...fileOf(path).matchAll(/\b(?:recollect|nodejs|process)_[a-z][a-z_]*[a-z]\b/g)].map(([name]) => name));
    const isKnown = (name: string) => [...known].some((one) => one === name || `${one}_bucket` === name);
    // What docs/operations.md ends with an underscore is the beginning of names.
    const unknown = [...named].filter((name) => !isKnown(name) && ![...known].some((one) => one.startsWith(`${name}_`)));
    expect([path, unknown]).toEqual([path, []]);
    expect(named.size, path).toBeGreaterThan(4);
  }
});

test("the files of images and services set only what the server reads", () => {
  const ofTheirOwn = ["NODE_ENV", "NODE_COMPILE_CACHE", "DOMAIN", "POSTGRES_USER", "POSTGRES_PASSWORD", "POSTGRES_DB", "ROOT_ACCESS_KEY"];
  const known = new Set([
    ...settingNames(),
    ...ofTheirOwn,
    "ROOT_SECRET_KEY",
    "BASE",
    "POSTGRESQL_CLIENT",
    "DATABASE_PASSWORD",
    "STORE_SECRET",
  ]);
  for (const path of ["deploy/Containerfile", "deploy/compose.yaml", "deploy/several/compose.yaml", "deploy/systemd/recollect.service"]) {
    const text = fileOf(path).replace(/#.*$/gm, "");
    const named = [...text.matchAll(/(?:^ +|^(?:ENV|Environment=)\s*|^ARG | )([A-Z][A-Z_]{3,})(?::|=)/gm)].map(([, name]) => name!);
    expect([path, named.filter((name) => !known.has(name))]).toEqual([path, []]);
    expect(named.length, path).toBeGreaterThan(1);
  }
});

test("the proxies let through what the server takes, and keep the metrics to themselves", () => {
  const mb = (bytes: number) => bytes / 1024 ** 2;
  const nginx = fileOf("deploy/proxies/nginx.conf");
  expect(nginx).toContain(`client_max_body_size ${mb(BODY_BYTES.deck)}m;`);
  expect(nginx).toMatch(/location = \/metrics {\s+return 404;/);
  for (const path of ["deploy/proxies/Caddyfile", "deploy/several/Caddyfile"]) {
    expect(fileOf(path)).toContain("respond @metrics 404");
    expect(fileOf(path)).toContain("max_size 250MB");
  }
});

test.each([
  [["upgrade"], "Say which folder: recollect upgrade FOLDER"],
  [["upgrade", "/nowhere"], "There is no folder /nowhere."],
  [["use"], "Say which release: recollect use RELEASE"],
  [["use", "9.9.9"], /^There is no release "9\.9\.9" in /],
  [["prepare"], "Say which folder: recollect prepare FOLDER"],
  [["rollback", "9.9.9"], "recollect rollback takes no further words."],
  [["wait"], /^Nothing is installed in /],
  [["status"], /^Nothing is installed in /],
  [["admin", "cluster"], /^Nothing is installed in /],
])("the command of a service answers %j with one sentence, and changes nothing", async (words, sentence) => {
  const home = await aTemporaryFolder();
  const script = fileURLToPath(new URL("../../deploy/recollect.sh", import.meta.url));
  const { status, stderr } = spawnSync("sh", [script, ...words], {
    env: { ...process.env, RECOLLECT_HOME: home, RECOLLECT_PATIENCE: "1" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr.trimEnd()).toMatch(sentence);
  expect(stderr.trimEnd()).not.toContain("\n");
  expect(readdirSync(home)).toEqual([]);
});
