import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { makeFolder } from "./make-folder.ts";
import { AUTH_SECRET_MIN_LENGTH } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** The first signs; the others are older ones that stay valid. */
type Secrets = readonly [string, ...string[]];

/**
 * The secret that signs sessions, and older valid ones: AUTH_SECRET, or the one in the data folder, created at first start. The file
 * appears atomically, readable only by its owner, and two servers that start together use the same one.
 */
export function authSecrets({ authSecret: ownSecret, dataDir }: { authSecret: string | null; dataDir: string }): Secrets {
  if (ownSecret !== null) return ownSecret.split(",").map((secret) => secret.trim()) as [string, ...string[]];
  const path = join(dataDir, "auth-secret");
  try {
    const secret = readSecret(path) ?? makeSecret(path);
    if (secret.length >= AUTH_SECRET_MIN_LENGTH) return [secret];
  } catch (cause) {
    throw new StartError(`The secret in ${path} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
  throw new StartError(
    `The secret in ${path} is shorter than ${AUTH_SECRET_MIN_LENGTH} characters: delete the file, and a new one is made (everybody then signs in again).`,
  );
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Written under another name and then linked, which fails if another process was first. */
function makeSecret(path: string): string {
  makeFolder(dirname(path));
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
