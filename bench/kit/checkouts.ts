import { spawn } from "node:child_process";
import { join } from "node:path";

import pg from "pg";

import { startServer, type TestServer } from "../../e2e/kit/servers/server.ts";
import { node24 } from "../../scripts/process/node24.mjs";
import { inProject } from "../../scripts/process/root.mjs";
import { serverArguments, serverEnvironment } from "../../scripts/process/server-process.mjs";

/** A checkout of this project whose server is measured. */
export type Checkout = { /** as it is printed */ name: string; folder: string };

/** This checkout and, with `BESIDE`, others of this project, installed, which are measured in turn with it: their folders, separated by commas. */
export function measuredCheckouts(): Checkout[] {
  const ours = { name: "this", folder: inProject() };
  const others = (process.env["BESIDE"] ?? "").split(",").filter((folder) => folder !== "");
  return [ours, ...others.map((folder, at) => ({ name: at === 0 ? "the other" : `another (${at + 1})`, folder }))];
}

/** The server of a checkout, with the limits that a real one has unless the settings lift them. On PostgreSQL it has a database of its own: two builds may have two schemas. */
export async function startCheckout(checkout: Checkout, settings: Record<string, string>): Promise<TestServer> {
  const { DATABASE_URL: url } = settings;
  const own = url === undefined ? {} : { DATABASE_URL: await newDatabase(url) };
  return startProcess(checkout, { ...settings, ...own });
}

/** As `startCheckout`, on the database that the settings name. How often a measurement is made (`ROUNDS`) is also the name of an operator's setting. */
export function startProcess({ folder }: Checkout, settings: Record<string, string>): Promise<TestServer> {
  return startServer({ LIMITS: "on", STORAGE_PER_STUDENT: "999999", ROUNDS: "", ...settings }, (env) =>
    spawn(node24(), [...serverArguments.slice(0, -1), join(folder, "server", "src", "process", "main.ts")], {
      cwd: folder,
      env: { ...serverEnvironment(env), NODE_COMPILE_CACHE: join(folder, ".cache", "node") },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

let databases = 0;

/** The address of a new, empty database on the PostgreSQL server at this address. */
export async function newDatabase(url: string): Promise<string> {
  databases += 1;
  const name = `checkout_${databases}`;
  await askPostgres(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Statements for the server itself, one after the other. */
export async function askPostgres(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
