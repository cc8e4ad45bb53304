import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { aTemporaryFolder } from "./databases.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const fileOf = (path: string) => readFileSync(join(project, path), "utf8");
const linesOf = (path: string) =>
  fileOf(path)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
const isThere = (path: string) => existsSync(join(project, path));
/** What follows these words in the lines that begin with them. */
const after = (path: string, words: string) =>
  linesOf(path)
    .filter((line) => line.startsWith(words))
    .map((line) => line.slice(words.length).trim());

test("the image copies files that there are and that its build may see, and installs the packages of every workspace", () => {
  const copied = after("deploy/Containerfile", "COPY ")
    .filter((words) => !words.startsWith("--from="))
    .flatMap((words) => words.split(" ").slice(0, -1));
  expect(copied.length).toBeGreaterThan(6);
  expect(copied.filter((path) => !isThere(path))).toEqual([]);
  const { workspaces } = JSON.parse(fileOf("package.json")) as { workspaces: string[] };
  expect(workspaces.filter((name) => !copied.includes(`${name}/package.json`))).toEqual([]);
  // What the build may not see can be neither copied nor run.
  const hidden = new Set(linesOf(".dockerignore"));
  const script = fileOf("deploy/container/make-image-root.sh");
  const taken = linesOf("deploy/container/make-image-root.sh")
    .filter((line) => line.startsWith("cp -a "))
    .flatMap((line) => line.split(" ").slice(2, -1));
  // These two are made by the build itself.
  const ready = taken.filter((path) => !["node_modules", "client/dist"].includes(path));
  expect(ready.length).toBeGreaterThan(6);
  expect(ready.filter((path) => !isThere(path) || hidden.has(path) || hidden.has(path.split("/")[0] ?? ""))).toEqual([]);
  for (const name of ["deploy/run.mjs", "deploy/container/prune-packages.mjs"]) {
    expect(script).toContain(name);
    expect(isThere(name), name).toBe(true);
  }
});

test("the image has what the server loads of its packages, wherever they are installed", async () => {
  const root = await aTemporaryFolder();
  const write = (path: string, text = "") => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const packages = { ".": [], domain: [], server: ["shared", "own"], "node_modules/shared": [], "node_modules/for-tests": [] };
  for (const [folder, names] of Object.entries({ ...packages, "server/node_modules/own": [] }))
    write(`${folder}/package.json`, JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])) }));
  for (const place of ["node_modules/shared", "server/node_modules/own"])
    for (const name of ["index.js", "index.d.ts", "index.js.map", "LICENSE.md"]) write(`${place}/${name}`);
  const { stderr } = spawnSync(process.execPath, [join(project, "deploy/container/prune-packages.mjs"), root], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(readdirSync(join(root, "node_modules"))).toEqual(["shared"]);
  for (const place of ["node_modules/shared", "server/node_modules/own"])
    expect(readdirSync(join(root, place))).toEqual(["LICENSE.md", "index.js", "package.json"]);
});

test("the image starts and checks itself by words that its command knows", () => {
  const words = linesOf("deploy/Containerfile").flatMap((line) => {
    const begin = line.indexOf("[");
    return begin < 0 || !line.includes("CMD") ? [] : [(JSON.parse(line.slice(begin)) as string[]).at(-1)];
  });
  expect(words).toEqual(["health", "start"]);
  const run = fileOf("deploy/run.mjs");
  for (const word of [...words, "admin", "build"]) expect(run, word).toContain(String(word));
});

test.each(["deploy/compose.yaml", "deploy/several/compose.yaml"])(
  "%s names files that there are, and settings that its example has",
  (path) => {
    const place = (name: string) => join(dirname(path), name);
    const contexts = after(path, "context: ").map(place);
    expect(contexts.length).toBeGreaterThan(0);
    for (const context of contexts)
      for (const name of after(path, "dockerfile: ")) expect([name, isThere(join(context, name))]).toEqual([name, true]);
    const bound = after(path, "- ./").map((words) => words.split(":")[0] ?? "");
    expect(bound.filter((name) => !isThere(place(name)))).toEqual([]);
    // Those without a value of their own have to be given.
    const needed = fileOf(path)
      .split("${")
      .slice(1)
      .flatMap((rest) => (rest.split("}", 1)[0]?.includes(":?") ? [rest.split(":?", 1)[0]] : []));
    const given = needed.length === 0 ? [] : linesOf(place("example.env")).map((line) => line.split("=", 1)[0]);
    expect(needed.filter((name) => !given.includes(name))).toEqual([]);
    // podman-compose 1.0.3 of Debian 12 passes a setting with an empty default on as it is written, and the server refuses that at its start.
    expect(fileOf(path).match(/^[^#\n]*:-\}/m)).toBeNull();
    // A named volume that is not declared is an error at the start; a tab is one in every YAML.
    const declared = fileOf(path).split("\nvolumes:\n")[1] ?? "";
    const used = after(path, "- ").filter((words) => words.includes(":/") && !words.startsWith(".") && !words.startsWith("/"));
    expect(used.length).toBeGreaterThan(1);
    for (const words of used) expect(declared).toContain(`  ${words.split(":")[0]}:`);
    expect(fileOf(path)).not.toContain("\t");
  },
);

test("the file with the secrets of a site is neither committed nor copied into a build", () => {
  expect(linesOf(".gitignore")).toContain(".env");
  expect(linesOf(".dockerignore")).toContain("**/.env");
});

test("services stand after those that they need, so that they are stopped before them", () => {
  const services = fileOf("deploy/several/compose.yaml").split("\nservices:\n")[1]?.split("\nvolumes:\n")[0] ?? "";
  const names = [...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  expect(names).toEqual(["database", "store", "one", "two", "caddy"]);
});

test("the store is started from where its image has it", () => {
  const [major, minor, patch] = (after("deploy/several/compose.yaml", "image: docker.io/versity/versitygw:v")[0] ?? "")
    .split(".")
    .map(Number);
  // Images before 1.0.19 have it in /app.
  const version = (major ?? 0) * 1e6 + (minor ?? 0) * 1e3 + (patch ?? 0);
  expect(version).toBeGreaterThanOrEqual(1_000_019);
  expect(fileOf("deploy/several/compose.yaml")).toContain("exec /usr/local/bin/versitygw posix /store");
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("systemd finds nothing wrong with the unit, which starts what is there", async () => {
  const unit = fileOf("deploy/systemd/recollect.service");
  const start = "ExecStart=/opt/recollect/current/node ";
  expect(unit).toContain(`${start}deploy/run.mjs start\n`);
  const path = join(await aTemporaryFolder(), "recollect.service");
  writeFileSync(path, unit.replace(start, `ExecStart=${process.execPath} `));
  const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", path], { encoding: "utf8" });
  expect([stdout, stderr, status]).toEqual(["", "", 0]);
});
