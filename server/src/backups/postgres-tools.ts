import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

import { environmentOfTools } from "../threads/bare-environment.ts";
import { addressesIn } from "../process/settings/database-address.ts";
import { BackupError } from "./backup-error.ts";

/** PostgreSQL's own programs to copy and restore a database. */
type Tool = "pg_dump" | "pg_restore";

/**
 * Runs one of PostgreSQL's programs. The address and the password are passed in the environment, which other users of the machine can't
 * see. Throws a BackupError with its message, or that it is missing.
 */
export async function runTool(tool: Tool, args: readonly string[], databaseUrl: string | null = null): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...environmentOfTools(), ...(databaseUrl === null ? {} : connectionIn(databaseUrl)) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errorText = text(child.stderr);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) => reject(error.code === "ENOENT" ? missing(tool) : error));
    child.once("close", resolve);
  });
  if (code === 0) return;
  const words = (await errorText).trim().split("\n");
  throw new BackupError(
    `${tool} failed: ${(words.find((line) => line.includes("error")) ?? words.at(-1) ?? `it ended with ${code}`).replace(/\.$/, "")}.`,
  );
}

function missing(tool: Tool): BackupError {
  return new BackupError(`${tool} was not found: install PostgreSQL's client programs, of the database's version, on this machine.`);
}

/**
 * Lets `pg_restore` send the database what it sends before a copy's content, and none of that. Throws a BackupError if the database refuses it, as
 * PostgreSQL 15 refuses a setting of version 17, which reads and writes copies of it all the same.
 */
export async function rehearseRestore(copy: string, databaseUrl: string): Promise<void> {
  try {
    await restoreDump(copy, databaseUrl, ["--schema=recollect has no schema of this name"]);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    const { message } = error;
    throw new BackupError(`${message} Install PostgreSQL's client programs of the database's version on this machine.`, { cause: error });
  }
}

/** Puts what `pg_dump` wrote into a database without tables: all of it, or nothing. */
export async function restoreDump(path: string, databaseUrl: string, more: readonly string[] = []): Promise<void> {
  const options = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction", ...more];
  const name = decodeURIComponent(new URL(addressesIn(databaseUrl)[0]).pathname.slice(1));
  await runTool("pg_restore", [...options, `--dbname=${name}`, path], databaseUrl);
}

/**
 * A connection's address as the variables of these programs. They can't express an unverified certificate: it becomes "require". Of several hosts they
 * take the one that accepts writes, as the server does.
 */
export function connectionIn(databaseUrl: string): Record<string, string> {
  const [url, ...others] = addressesIn(databaseUrl).map((address) => new URL(address)) as [URL, ...URL[]];
  const hosts = [url, ...others].map(({ hostname }) => decodeURIComponent(hostname).replace(/^\[|\]$/g, ""));
  const parameterOf = (name: string) => url.searchParams.get(name) ?? "";
  const variables: Record<string, string> = {
    PGHOST: parameterOf("host") || hosts.join(","),
    PGPORT: others.length === 0 ? url.port : [url, ...others].map(({ port }) => port || "5432").join(","),
    PGTARGETSESSIONATTRS: others.length === 0 ? "" : "read-write",
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: parameterOf("sslmode").replace("no-verify", "require"),
    PGSSLROOTCERT: parameterOf("sslrootcert"),
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}
