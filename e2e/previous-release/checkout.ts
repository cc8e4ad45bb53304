import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { cacheFolder, inProject, root } from "../../scripts/process/root.mjs";
import { run } from "../../scripts/process/run.mjs";
import { say } from "../../scripts/process/say.mjs";

const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();

/** The commit of the newest release that is not this very commit: its message begins with `release:`. */
export function previousRelease(): string {
  const here = git("rev-parse", "HEAD");
  const commit = git("log", "--format=%H", "--grep=^release:", "--max-count=2")
    .split("\n")
    .find((one) => one !== here);
  if (!commit) throw new Error("There is no release in this history: fetch all of it (git fetch --unshallow).");
  return commit;
}

/** Unpacks a commit, installs its packages, and gives it the migrations of today. What is there from an earlier run is used again. */
export async function withMigrationsOfToday(commit: string): Promise<string> {
  const folder = join(cacheFolder, "previous-release", git("rev-parse", "--short=12", commit));
  const isWhole = join(folder, "is-whole");
  if (!existsSync(isWhole)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const archive = join(folder, "release.tar");
    git("archive", "--output", archive, commit);
    execFileSync("tar", ["-xf", archive, "-C", folder]);
    rmSync(archive);
    say(`Installing the packages of ${git("log", "-1", "--format=%h %s", commit)}…`);
    const code = await run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: folder, quiet: true });
    if (code !== 0) throw new Error(`The packages of ${commit} could not be installed: npm ended with ${code}.`);
    renameSync(join(folder, migrations), join(folder, `${migrations}-of-its-day`));
    writeFileSync(isWhole, "");
  }
  rmSync(join(folder, migrations), { recursive: true, force: true });
  cpSync(inProject(migrations), join(folder, migrations), { recursive: true });
  return folder;
}

const migrations = "server/src/store/migrations";
