import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inProject } from "../scripts/process/root.mjs";
import { importsOf } from "./imports.ts";
import { codeFiles, files, isTest } from "./project-files.ts";

type Manifest = Partial<Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>> & {
  scripts?: Record<string, string>;
};

const manifests = files.filter(({ path }) => /^(?:[a-z0-9]+\/){0,2}package\.json$/.test(path));
const manifestOf = (path: string): Manifest => JSON.parse(manifests.find((file) => file.path === path)?.text ?? "{}");

function dependenciesOf({ dependencies, devDependencies, optionalDependencies }: Manifest): [name: string, version: string][] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

describe("the manifests", () => {
  test("pin every dependency to one exact version", () => {
    expect(manifests.map(({ path }) => path)).toContain("client/package.json");
    const loose = manifests.flatMap(({ path, text }) =>
      dependenciesOf(JSON.parse(text))
        .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`),
    );
    expect(loose).toEqual([]);
  });

  test("give one dependency the same version everywhere", () => {
    const versions = Map.groupBy(
      manifests.flatMap(({ text }) => dependenciesOf(JSON.parse(text))),
      ([name]) => name,
    );
    const disagreeing = [...versions].filter(([, uses]) => new Set(uses.map(([, version]) => version)).size > 1).map(([name]) => name);
    expect(disagreeing).toEqual([]);
  });

  test.each(["domain", "server", "client", "e2e", "bench"])("%s declares each package that it imports", (workspace) => {
    const own = manifestOf(`${workspace}/package.json`);
    // Lighthouse is installed when it is asked for, by a manifest of its own.
    const apart = workspace === "bench" ? dependenciesOf(manifestOf("bench/lighthouse/package.json")) : [];
    const declared = new Set([...dependenciesOf(own), ...apart].map(([name]) => name));
    const needed = new Set(Object.keys(own.dependencies ?? {}));
    const shared = new Set(dependenciesOf(manifestOf("package.json")).map(([name]) => name));
    const missing = codeFiles
      // The pictures of client/art are drawn by hand and rarely, with the browser driver of the journeys.
      .filter(({ path }) => path.startsWith(`${workspace}/`) && !path.startsWith("client/art/"))
      .flatMap((file) => importsOf(file).map((target) => ({ ...target, path: file.path })))
      .filter(({ target, isOurs }) => !isOurs && !target.startsWith("node:") && !target.startsWith("virtual:"))
      .filter(({ target, path, typeOnly }) =>
        isTest(path)
          ? !declared.has(target) && !shared.has(target)
          : typeOnly
            ? !declared.has(target) && !shared.has(target)
            : !needed.has(target),
      )
      .map(({ target, path }) => `${path} imports ${target}`);
    expect(missing).toEqual([]);
  });

  test("name a script that exists for every command", () => {
    const scripts = Object.values(manifestOf("package.json").scripts ?? {}).map((command) => /^exec node (\S+)$/.exec(command)?.[1]);
    expect(scripts.filter((script) => script === undefined || !files.some(({ path }) => path === script))).toEqual([]);
  });
});

test("no file, the lock included, names a package registry", () => {
  const locks = ["package-lock.json", "bench/lighthouse/package-lock.json"].map(
    (path): { packages: Record<string, { resolved?: string; link?: boolean }> } => JSON.parse(readFileSync(inProject(path), "utf8")),
  );
  const fetched = locks
    .flatMap(({ packages }) => Object.entries(packages))
    .filter(([, { resolved, link }]) => resolved !== undefined && !link);
  expect(fetched).toEqual([]);
  const host = /^\s*registry\s*=|:\/\/[^\s"'`/]*(?:registry|artifactory|nexus)/im;
  expect(files.filter(({ text }) => host.test(text)).map(({ path }) => path)).toEqual([]);
});

test("the README names every workspace of the project", () => {
  const readme = files.find(({ path }) => path === "README.md")?.text ?? "";
  const named = new Set([...readme.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const parts = manifests.flatMap(({ text }) => dependenciesOf(JSON.parse(text)).map(([name]) => name));
  expect([...new Set(parts)].filter((name) => !name.startsWith("@recollect/") && !named.has(name))).toEqual([]);
});
