import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { describe } from "vitest";

import { aServer } from "./a-server.ts";
import { compileCache } from "./compile-cache.ts";
import { anEmptyDatabase, testDatabaseUrl } from "./databases.ts";
import { quickHashes } from "./passwords/hash-option.ts";
import { signedUp } from "./signed-up.ts";

const main = fileURLToPath(new URL("../src/process/operator/main.ts", import.meta.url));

/** An operator's command as a process of its own: its output and how it ends. */
export async function admin(settings: Record<string, string>, words: string[], input = "") {
  const env = { PATH: process.env["PATH"], NODE_OPTIONS: quickHashes, ...compileCache, ...settings };
  const child = spawn(process.execPath, [main, ...words], { env });
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  return { stdout, stderr, code };
}

/** A server with these settings, on which Ada has an account. */
export async function aSiteWithAda(settings: Record<string, string>) {
  const server = await aServer(settings);
  const ada = await signedUp(server.request);
  await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "ada" });
  return { server, ada };
}

type ItsSettings = () => Promise<Record<string, string>>;

const sites: [string, ItsSettings][] = [["SQLite", async () => ({})]];
if (testDatabaseUrl) sites.push(["PostgreSQL", async () => ({ DATABASE_URL: await anEmptyDatabase() })]);

/** Runs the suite for each kind of database, with a function for the settings of a server on a new one. */
export function describeEachSite(which: string, suite: (itsSettings: ItsSettings) => void): void {
  for (const [kind, itsSettings] of sites) {
    describe(`on ${kind}${which}`, () => {
      suite(itsSettings);
    });
  }
}
