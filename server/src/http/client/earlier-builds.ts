import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { dayMs } from "@recollect/domain/time/units.ts";

import { clientFile, type ClientFile, type ClientFiles } from "./client-files.ts";

/** How many builds before the present one are kept, and for how long after they were replaced, in ms. */
const mostEarlier = 2;
export const earlierBuildsMs = dayMs;

/** A build that this server has served: its files, by name in `/assets`, and when another one replaced it (ms since 1970; null: it is the present one). */
type Build = { id: string; files: readonly string[]; replacedAt: number | null };

type EarlierBuildsDeps = {
  /** where the files are stored between starts */
  folder: string;
  /** the present build */
  files: ClientFiles;
  /** ms since 1970 */
  now: number;
};

const assets = "/assets/";

/**
 * The hashed files of the builds before this one, so that a page that was opened before an upgrade still gets the parts that it has not loaded yet. Stores
 * the present build's files for the time after the next upgrade, and removes those that nobody needs any more.
 */
export function earlierFiles({ folder, files, now }: EarlierBuildsDeps): Map<string, ClientFile> {
  const present = presentBuild(files);
  // Without a built client there is nothing to serve, and nothing that could have replaced anything.
  if (present.files.length === 0) return new Map();
  const earlier = readBuilds(folder)
    .filter(({ id }) => id !== present.id)
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }))
    .filter(({ replacedAt }) => now - replacedAt < earlierBuildsMs)
    .slice(0, mostEarlier);
  mkdirSync(folder, { recursive: true });
  store(folder, files, [present, ...earlier]);
  const clientFiles = new Map<string, ClientFile>();
  for (const name of new Set(earlier.flatMap((build) => build.files))) {
    const path = join(folder, name);
    if (!files.has(assets + name) && existsSync(path)) clientFiles.set(assets + name, clientFile(assets + name, readFileSync(path)));
  }
  return clientFiles;
}

function presentBuild(files: ClientFiles): Build {
  const names = [...files.keys()].filter((address) => address.startsWith(assets)).map((address) => address.slice(assets.length));
  const id = createHash("sha256").update(names.toSorted().join("\n")).digest("base64url").slice(0, 16);
  // A name with a folder in it could leave ours; the build makes none.
  return { id, files: names.filter((name) => /^[\w.-]+$/.test(name) && name !== list), replacedAt: null };
}

/** The names of the builds' files, beside the files. */
const list = "builds.json";

/** An unreadable list counts as none: the files are only for pages that are open across an upgrade. */
function readBuilds(folder: string): Build[] {
  try {
    const builds: unknown = JSON.parse(readFileSync(join(folder, list), "utf8"));
    return Array.isArray(builds) ? builds.filter(isBuild) : [];
  } catch {
    return [];
  }
}

function isBuild(value: unknown): value is Build {
  if (typeof value !== "object" || value === null) return false;
  const { id, files, replacedAt } = value as Partial<Record<keyof Build, unknown>>;
  const areNames = Array.isArray(files) && files.every((name) => typeof name === "string" && /^[\w.-]+$/.test(name));
  return typeof id === "string" && areNames && (replacedAt === null || typeof replacedAt === "number");
}

function store(folder: string, files: ClientFiles, builds: readonly Build[]): void {
  const neededFiles = new Set(builds.flatMap((build) => build.files));
  for (const name of readdirSync(folder)) if (name !== list && !neededFiles.has(name)) rmSync(join(folder, name), { force: true });
  for (const name of neededFiles) {
    const file = files.get(assets + name);
    if (file && !existsSync(join(folder, name))) writeWhole(join(folder, name), file.bytes);
  }
  writeWhole(join(folder, list), JSON.stringify(builds));
}

/** A process that ends in the middle leaves no half a file under the name. */
function writeWhole(path: string, content: Uint8Array | string): void {
  const unfinished = `${path}.${process.pid}.new`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
