import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { aptInstall, mayUseApt } from "./apt.mjs";
import { freePort } from "./free-port.mjs";
import { say } from "../process/say.mjs";

const execute = promisify(execFile);
const oldest = 15;
const user = "recollect";
/** The settings file of Debian's packages that decides whether an installation also starts a server of its own. */
const debianSettings = "/etc/postgresql-common/createcluster.conf";

/**
 * Starts a real, empty PostgreSQL (fsync on, unless the settings turn it off) in a temporary folder, listening on loopback only, and installs it first on Debian
 * if it is missing. It refuses to run as root, so root starts it as another user.
 * @param {Record<string, string>} [settings] server settings, for example { max_connections: "200" }
 * @returns {Promise<{ url: string, version: string, pid: () => number | null, stop: () => Promise<void> }>} `pid` is of its first process, and null when it has
 * ended; `stop` ends it and deletes the folder
 */
export async function startPostgres(settings = {}) {
  const bin = await postgresBin();
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = mkdtempSync(join(tmpdir(), "recollect-postgres-"));
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  const password = randomBytes(16).toString("hex");
  const port = Number(settings["port"] ?? (await freePort()));
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== null) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const command = (/** @type {string} */ name, /** @type {string[]} */ args) => execute(join(bin, name), args, { cwd: folder, ...owner });
  const guard = stopWhenWeEnd(join(bin, "pg_ctl"), data, folder, owner);
  const stop = async () => {
    if (guard.exitCode !== null) return;
    guard.ref();
    const stopped = once(guard, "exit");
    guard.stdin.end();
    await stopped;
  };
  try {
    const unsynced = settings["fsync"] === "off" ? ["--no-sync"] : [];
    const access = ["-U", user, "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    await command("initdb", ["-D", data, "-E", "UTF8", "--locale=C.UTF-8", ...access, ...unsynced]);
    const all = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "", fsync: "on", ...settings };
    const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
    await command("pg_ctl", ["start", "-D", data, "-w", "-s", "-l", join(folder, "log"), "-o", options.join(" ")]);
  } catch (error) {
    const log = join(folder, "log");
    const words = existsSync(log) ? readFileSync(log, "utf8") : "";
    await stop();
    throw new Error(`PostgreSQL did not start. ${words}`, { cause: error });
  }
  const { stdout } = await execute(join(bin, "postgres"), ["--version"]);
  return { url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`, version: stdout.trim(), pid: () => firstProcess(data), stop };
}

/**
 * Starts a standby of a server that `startPostgres` started, which copies what it writes, without the writes waiting for it.
 * @param {string} primaryUrl
 * @param {Record<string, string>} [settings]
 * @returns {Promise<{ url: string, pid: () => number | null, promote: () => Promise<void>, stop: () => Promise<void> }>} `promote` makes it accept writes
 */
export async function startStandby(primaryUrl, settings = {}) {
  const bin = await postgresBin();
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = mkdtempSync(join(tmpdir(), "recollect-postgres-"));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const port = Number(settings["port"] ?? (await freePort()));
  const guard = stopWhenWeEnd(join(bin, "pg_ctl"), data, folder, owner);
  const command = (/** @type {string} */ name, /** @type {string[]} */ args) => execute(join(bin, name), args, { cwd: folder, ...owner });
  await command("pg_basebackup", ["-d", primaryUrl, "-D", data, "-R", "--no-sync", "-c", "fast"]);
  const all = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "", ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  await command("pg_ctl", ["start", "-D", data, "-w", "-s", "-l", join(folder, "log"), "-o", options.join(" ")]);
  const url = new URL(primaryUrl);
  url.port = String(port);
  return {
    url: url.href,
    pid: () => firstProcess(data),
    promote: async () => void (await command("pg_ctl", ["promote", "-D", data, "-w", "-s"])),
    async stop() {
      if (guard.exitCode !== null) return;
      guard.ref();
      const stopped = once(guard, "exit");
      guard.stdin.end();
      await stopped;
    },
  };
}

/** @param {string} data @returns {number | null} */
function firstProcess(data) {
  const file = join(data, "postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n", 1)[0]) : null;
}

/**
 * A small process that ends the server and deletes its folder as soon as its input closes: because we closed it, or because this
 * process ended, in any way. A server whose parent was killed would otherwise run for ever.
 * @param {string} pgCtl @param {string} data @param {string} folder @param {{ uid: number, gid: number } | null} owner
 */
function stopWhenWeEnd(pgCtl, data, folder, owner) {
  const script = 'cat > /dev/null; [ -f "$1/postmaster.pid" ] && "$0" stop -D "$1" -m immediate -w -s; rm -rf "$2"';
  const guard = spawn("/bin/sh", ["-c", script, pgCtl, data, folder], {
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    ...owner,
  });
  guard.unref();
  if ("unref" in guard.stdin && typeof guard.stdin.unref === "function") guard.stdin.unref();
  return guard;
}

/** @type {Promise<string> | null} */
let coming = null;

/** Installs PostgreSQL first, on Debian, when it is missing. @returns {Promise<string>} the folder with initdb and pg_ctl in it */
export function postgresBin() {
  return (coming ??= findBin());
}

/** @returns {Promise<string>} */
async function findBin() {
  const found = installedBin();
  if (found !== null) return found;
  if (mayUseApt()) {
    say("No PostgreSQL was found; installing Debian's postgresql (apt-get)…");
    if (!existsSync(debianSettings)) {
      mkdirSync("/etc/postgresql-common", { recursive: true });
      writeFileSync(debianSettings, "create_main_cluster = false\n");
    }
    await aptInstall(["postgresql"]);
  }
  const installed = installedBin();
  if (installed === null)
    throw new Error(`PostgreSQL ${oldest} or newer is missing. Install it (initdb and pg_ctl must be found) and try again.`);
  return installed;
}

/** The newest of Debian's and Homebrew's, else the first on the path. @returns {string | null} */
function installedBin() {
  const debian = versions("/usr/lib/postgresql", /^(\d+)$/).map(({ name }) => join("/usr/lib/postgresql", name, "bin"));
  const homebrew = ["/opt/homebrew/opt", "/usr/local/opt"].flatMap((folder) =>
    versions(folder, /^postgresql@(\d+)$/).map(({ name }) => join(folder, name, "bin")),
  );
  const onThePath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...debian, ...homebrew, ...onThePath].find((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "pg_ctl"))) ?? null;
}

/** @param {string} folder @param {RegExp} pattern */
function versions(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => ({ name, version: Number(pattern.exec(name)?.[1] ?? 0) }))
    .filter(({ version }) => version >= oldest)
    .toSorted((a, b) => b.version - a.version);
}

/** Debian's own user for PostgreSQL if there is one, else `nobody`. @returns {{ uid: number, gid: number }} */
function unprivilegedUser() {
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = ["postgres:", "nobody:"].map((name) => users.find((entry) => entry.startsWith(name))).find((entry) => entry !== undefined);
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new Error("PostgreSQL refuses to run as root, and no other user was found.");
  return { uid: Number(uid), gid: Number(gid) };
}
