import { describe, expect, test } from "vitest";
import { importsOf, type Import } from "./imports.ts";
import { codeFiles, isTest, type ProjectFile } from "./project-files.ts";

const production = codeFiles.filter(({ path }) => !isTest(path) && !path.endsWith(".config.ts") && !path.startsWith("client/art/"));

/** Every import of these files that the rule forbids, as a sentence that names both ends. */
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

  test("domain imports nothing but itself: no platform, and of packages only the model of forgetting, in its one adapter", () => {
    const isAllowed = (from: string, target: string) => from === "domain/src/study/fsrs.ts" && target === "ts-fsrs";
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

  test("client runs in a browser: it imports nothing of Node", () => {
    expect(broken(below("client"), (_from, { target, isOurs }) => !isOurs && target.startsWith("node:"))).toEqual([]);
  });

  test("production code never imports tests or their tools", () => {
    const tools = ["vitest", "fast-check", "jsdom", "@playwright/test", "@testing-library/react", "@testing-library/user-event"];
    const isForbidden = (_from: string, { target, isOurs }: Import) => (isOurs ? isTest(target) : tools.includes(target));
    expect(broken(production, isForbidden)).toEqual([]);
  });
});

describe("inside the client", () => {
  /** Each folder may import its own rank's and lower ones. The kits of several screens stand between the screens and ui. */
  const ranks: Record<string, number> = {
    app: 3,
    screens: 2,
    cards: 1,
    editor: 1,
    practice: 1,
    study: 1,
    viewer: 1,
    "profile-form": 1,
    ui: 0,
    lib: 0,
    styles: 0,
    decks: 1,
  };
  /** The one table of addresses belongs to the app, and everybody links by it. */
  const openToAll = new Set(["client/src/app/paths.ts"]);
  const rankOf = (path: string): number | undefined => ranks[path.split("/")[2] ?? ""] ?? (path.split("/").length === 3 ? 4 : undefined);

  test("every folder has its place in the order", () => {
    expect(below("client/src").filter(({ path }) => rankOf(path) === undefined)).toEqual([]);
  });

  test("app imports screens, screens import the kits, all import ui and lib; never the other way", () => {
    const isForbidden = (from: string, { target, isOurs }: Import) =>
      isOurs && isBelow(target, "client/src") && !openToAll.has(target) && (rankOf(target) ?? 0) > (rankOf(from) ?? 0);
    expect(broken(below("client/src"), isForbidden)).toEqual([]);
  });

  test("a screen never imports another screen", () => {
    const screenOf = (path: string) => path.split("/")[3];
    const isForbidden = (from: string, { target }: Import) => isBelow(target, "client/src/screens") && screenOf(target) !== screenOf(from);
    expect(broken(below("client/src/screens"), isForbidden)).toEqual([]);
  });
});

describe("inside the server", () => {
  const top = ["server/src/main.ts", "server/src/app.ts", "server/src/api.ts"];
  /** Each starts a process of its own, as main.ts does, and so stands above the features. */
  const commands = ["server/src/admin", "server/src/seed"];
  const isFeature = (path: string) => isBelow(path, "server/src/features");
  const isTop = (path: string) => top.includes(path) || isBelow(path, ...commands);

  test("app and the commands import features, features import store, identity, feed and examiner; never the other way", () => {
    const lower = below("server/src").filter(({ path }) => !isTop(path) && !isFeature(path) && path.split("/").length > 3);
    expect(broken(lower, (_from, { target, typeOnly }) => !typeOnly && (isFeature(target) || isTop(target)))).toEqual([]);
    expect(broken(below("server/src/features"), (_from, { target }) => isTop(target))).toEqual([]);
  });

  test("no feature imports the insides of a sibling", () => {
    const featureOf = (path: string) => path.split("/")[3];
    const isForbidden = (from: string, { target }: Import) => isFeature(target) && featureOf(target) !== featureOf(from);
    expect(broken(below("server/src/features"), isForbidden)).toEqual([]);
  });
});
