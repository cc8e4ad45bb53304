import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, type Import } from "./imports.ts";
import { codeFiles, isTest, type ProjectFile } from "./project-files.ts";

const production = codeFiles.filter(({ path }) => !isTest(path) && !path.endsWith(".config.ts") && !path.startsWith("client/art/"));

/** Every import of these files that the rule forbids, as a sentence with both ends. */
function broken(files: readonly ProjectFile[], isForbidden: (from: string, target: Import) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => isForbidden(file.path, target))
      .map(({ target }) => `${file.path} imports ${target}`),
  );
}

function below(folder: string): ProjectFile[] {
  return production.filter(({ path }) => path.startsWith(`${folder}/`));
}

function isBelow(path: string, ...folders: string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}

describe("between the workspaces", () => {
  test("the guard sees the code that it guards", () => {
    for (const folder of ["domain/src", "server/src", "client/src"]) expect(below(folder).length, folder).toBeGreaterThan(5);
    expect(
      importsOf({
        path: "a/b.ts",
        text: 'import type { X } from "@recollect/server/api";\nimport { y } from "../c.ts";\nconst z = import("zod/mini");',
      }),
    ).toEqual([
      { target: "server/src/api", isOurs: true, typeOnly: true },
      { target: "c.ts", isOurs: true, typeOnly: false },
      { target: "zod", isOurs: false, typeOnly: false },
    ]);
  });

  test("domain imports nothing but itself: no platform, and of packages only four without a platform, each in its adapters", () => {
    const adapters: Record<string, readonly string[]> = {
      "es-hangul": ["domain/src/practice/examiner/script/korean-sounds.ts"],
      "ts-fsrs": ["domain/src/study/schedule/fsrs.ts"],
      "markdown-it": ["domain/src/exchange/text/markdown/line-kinds.ts"],
      htmlparser2: ["domain/src/exchange/text/kvtml.ts", "domain/src/exchange/text/tables/html-rows.ts"],
    };
    const isAllowed = (from: string, target: string) => adapters[target]?.includes(from) === true;
    expect(broken(below("domain"), (from, { target }) => !isBelow(target, "domain") && !isAllowed(from, target))).toEqual([]);
  });

  test("server imports itself, domain and packages, never the client", () => {
    expect(broken(below("server"), (_from, { target, isOurs }) => isOurs && !isBelow(target, "server", "domain"))).toEqual([]);
  });

  test("client imports itself, domain and packages; of the server only types", () => {
    const isForbidden = (_from: string, { target, isOurs, typeOnly }: Import) =>
      isOurs && !isBelow(target, "client", "domain") && !(isBelow(target, "server") && typeOnly);
    expect(broken(below("client"), isForbidden)).toEqual([]);
  });

  test("client runs in a browser: it imports none of Node's modules", () => {
    // The plugins of the build run in Node; of them the screens import types alone.
    const inBrowser = below("client").filter(({ path }) => !path.startsWith("client/build/"));
    const isForbidden = (_from: string, { target, isOurs, typeOnly }: Import) =>
      isOurs ? isBelow(target, "client/build") && !typeOnly : target.startsWith("node:");
    expect(broken(inBrowser, isForbidden)).toEqual([]);
  });

  test("no page loads the messages of all errors: the browser has its own table, and the server's replies have the others", () => {
    const whole = ["domain/src/errors/catalogue.ts", "domain/src/errors/app-error.ts"];
    const read = new Set<string>();
    const found: string[] = [];
    const reach = (path: string) => {
      const file = production.find((one) => one.path === path);
      if (!file || read.has(path)) return;
      read.add(path);
      for (const { target, typeOnly } of importsOf(file)) {
        if (typeOnly) continue;
        if (whole.includes(target)) found.push(`${path} imports ${target} (take failure.ts, local-catalogue.ts or known.ts)`);
        else reach(target);
      }
    };
    for (const { path } of below("client/src")) reach(path);
    expect(read.size).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  test("production code never imports tests or their tools", () => {
    const tools = ["vitest", "fast-check", "jsdom", "@playwright/test", "@testing-library/react", "@testing-library/user-event"];
    const isForbidden = (_from: string, { target, isOurs }: Import) => (isOurs ? isTest(target) : tools.includes(target));
    expect(broken(production, isForbidden)).toEqual([]);
  });
});

describe("inside the client", () => {
  /** Each folder may import folders of its own rank and lower ones. */
  const ranks: Record<string, number> = {
    app: 2,
    accounts: 1,
    cards: 1,
    decks: 1,
    groups: 1,
    device: 1,
    moderation: 1,
    exchange: 1,
    library: 1,
    media: 1,
    practice: 1,
    rounds: 1,
    study: 1,
    lib: 0,
    styles: 0,
    ui: 0,
  };
  const rankOf = (path: string): number | undefined => ranks[path.split("/")[2] ?? ""] ?? (path.split("/").length === 3 ? 3 : undefined);

  test("every folder is the app, a noun of the product, ui or lib", () => {
    expect(below("client/src").filter(({ path }) => rankOf(path) === undefined)).toEqual([]);
  });

  test("app imports the nouns, the nouns import ui and lib; never the reverse", () => {
    const isForbidden = (from: string, { target, isOurs }: Import) =>
      isOurs && isBelow(target, "client/src") && (rankOf(target) ?? 0) > (rankOf(from) ?? 0);
    expect(broken(below("client/src"), isForbidden)).toEqual([]);
  });
});

describe("inside the server", () => {
  const top = ["server/src/app.ts", "server/src/api.ts"];
  /** Each starts a process of its own, and so ranks above the features. */
  const commands = ["server/src/admin", "server/src/seed", "server/src/process"];
  /** A process has these before it starts: every folder may import them. */
  const openToAll = ["server/src/process/settings", "server/src/process/log"];
  const isFeature = (path: string) => isBelow(path, "server/src/features");
  const isTop = (path: string) => top.includes(path) || (isBelow(path, ...commands) && !isBelow(path, ...openToAll));

  test("app and the commands import features, features import store, identity, feed and examiner; never the reverse", () => {
    const lower = below("server/src").filter(({ path }) => !isTop(path) && !isFeature(path) && path.split("/").length > 3);
    expect(broken(lower, (_from, { target, typeOnly }) => !typeOnly && (isFeature(target) || isTop(target)))).toEqual([]);
    expect(broken(below("server/src/features"), (_from, { target }) => isTop(target))).toEqual([]);
  });

  test("no feature imports the internals of another", () => {
    const featureOf = (path: string) => path.split("/")[3];
    const isForbidden = (from: string, { target }: Import) => isFeature(target) && featureOf(target) !== featureOf(from);
    expect(broken(below("server/src/features"), isForbidden)).toEqual([]);
  });
});

test("the databases' differences are in store/ and in files named after one: another database is then a folder", () => {
  const branch = /kind [!=]== "(sqlite|postgres)"/;
  const branching = production.filter(
    ({ path, text }) => path.startsWith("server/src/") && !isBelow(path, "server/src/store") && branch.test(text),
  );
  expect(branching.map(({ path }) => path)).toEqual([]);
});

describe("a migration never changes", () => {
  const folder = "server/src/store/migrations";

  test("it imports nothing that changes: only Kysely, Node and its own folder, whose column-types.ts names the databases", () => {
    expect(
      broken(below(folder), (_from, { target }) => target !== "kysely" && !target.startsWith("node:") && !isBelow(target, folder)),
    ).toEqual([]);
  });
});

/** The circular imports, each group as one sentence: of folders, or of files with names of their own. */
function circles(paths: readonly ProjectFile[], nameOf: (path: string) => string = posix.dirname): string[] {
  const arrows = arrowsBetween(paths, nameOf);
  const reached = new Map([...arrows.keys()].map((folder) => [folder, reachable(arrows, folder)]));
  const groups = [...arrows.keys()].map((folder) =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).sort(),
  );
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.join(" and ")))];
}

function arrowsBetween(paths: readonly ProjectFile[], nameOf: (path: string) => string): Map<string, Set<string>> {
  const known = new Set(paths.map(({ path }) => path));
  const arrows = new Map<string, Set<string>>();
  for (const file of paths) {
    const from = nameOf(file.path);
    const targets = importsOf(file)
      .filter(({ target }) => known.has(target))
      .map(({ target }) => nameOf(target))
      .filter((name) => name !== from);
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...targets]));
  }
  return arrows;
}

/** Every folder that can be reached, itself included if there is a way back. */
function reachable(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(arrows.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    waiting.push(...(arrows.get(folder) ?? []));
  }
  return seen;
}

describe("between folders", () => {
  test("a circle is found", () => {
    const a = { path: "x/a/one.ts", text: 'import { two } from "../b/two.ts";' };
    const b = { path: "x/b/two.ts", text: 'import { three } from "../c/three.ts";' };
    const c = { path: "x/c/three.ts", text: 'import type { One } from "../a/one.ts";' };
    expect(circles([a, b, c])).toEqual(["x/a and x/b and x/c"]);
    expect(circles([a, b, { ...c, text: "" }])).toEqual([]);
  });

  test.each(["domain", "client", "server"])("%s has no circle", (workspace) => {
    expect(circles(below(`${workspace}/src`))).toEqual([]);
  });

  test.each(["domain", "server", "client", "e2e", "bench"])(
    "no files of %s import each other, directly or through others, types included",
    (workspace) => {
      const all = codeFiles.filter(({ path }) => path.startsWith(`${workspace}/`) && !path.includes(".test."));
      expect(circles(all, (path) => path)).toEqual([]);
    },
  );
});
