import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject, root } from "../scripts/process/root.mjs";
import { pathsOfProject } from "./project-files.ts";

/** The folders of binary files, and their kinds. */
const binary = [
  /^client\/public\/[\w-]+\.png$/,
  /^docs\/pictures\/[\w-]+\.(?:jpg|png)$/,
  /^server\/src\/identity\/passwords\/common-passwords\.bin$/,
  /^server\/test\/exchange\/kept-exports\/[\w-]+\.apkg$/,
];

/** A clone has every version of every file for good. */
const maxBytes = 100_000;
const largerByNature = new Map([
  ["package-lock.json", 1_000_000],
  // The trees that mark answers in words, written by one command.
  ["domain/src/practice/examiner/decision/model.json", 1_000_000],
  // Synonyms and opposites in several languages: one table, so that doubles and contradictions are seen.
  ["domain/src/practice/examiner/knowledge/relations.json", 260_000],
  // What students say for a term in everyday words; for the same reason one table.
  ["domain/src/practice/examiner/knowledge/everyday-en.json", 190_000],
]);

/** A language is one file, as translators' tools expect; each message has its source beside it, and Arabic letters take two bytes. */
const ofTranslators = { path: /^locales\/[\w-]+\.pot?$/, maxBytes: 700_000 };

const paths = trackedFiles();

test("files of the project are text, except for a few kinds in folders of their own", () => {
  expect(paths.filter((path) => !binary.some((kind) => kind.test(path)) && !isText(read(path)))).toEqual([]);
});

test("no file of the project is large", () => {
  const large = paths.map((path) => ({ path, bytes: read(path).length }));
  const mostOf = (path: string) => (ofTranslators.path.test(path) ? ofTranslators.maxBytes : (largerByNature.get(path) ?? maxBytes));
  expect(large.filter(({ path, bytes }) => bytes > mostOf(path))).toEqual([]);
});

test("every kind of binary file is still in use", () => {
  expect(binary.filter((kind) => !paths.some((path) => kind.test(path) && !isText(read(path))))).toEqual([]);
});

test("bytes that are not UTF-8, or contain a zero, are not text", () => {
  expect(isText(Buffer.from("Zellkern → 細胞核\n"))).toBe(true);
  expect(isText(Buffer.from("PK\u0003\u0004\u0000"))).toBe(false);
  expect(isText(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
});

/** The files that git tracks, without those just deleted; in a folder without git, all files. */
function trackedFiles(): string[] {
  // A clone that another user made is read as well.
  const { status, stdout } = spawnSync("git", ["-c", "safe.directory=*", "ls-files", "-z"], { cwd: root, encoding: "utf8" });
  const tracked = status === 0 ? stdout.split("\0").filter((path) => path !== "" && existsSync(inProject(path))) : [];
  return tracked.length > 0 ? tracked : pathsOfProject();
}

function read(path: string): Buffer {
  return readFileSync(inProject(path));
}

function isText(content: Buffer): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
