import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inProject } from "../scripts/process/root.mjs";
import { codeFiles, files, pathsOfProject } from "./project-files.ts";

const paths = pathsOfProject();
/** The changelog, and decisions that another one took the place of, may name what is gone. */
const documents = files.filter(
  ({ path, text }) => path.endsWith(".md") && path !== "CHANGELOG.md" && !/^Overturned by/m.test(text.slice(0, 500)),
);

const allFolders = new Set(paths.flatMap((path) => path.split("/").map((_, at, parts) => parts.slice(0, at).join("/"))));
/** Every word of the project besides its documents. */
const wordsOfCode = new Set(files.filter(({ path }) => !path.endsWith(".md")).flatMap(({ text }) => text.match(/\w+/g) ?? []));

describe.each(documents)("$path", ({ text }) => {
  test("names files of ours that exist, also by the end of their path", () => {
    const named = [...text.matchAll(/`([\w-][\w./-]*\.(?:tsx?|mjs|css|tsv))`/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !paths.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual([]);
  });

  test("names folders of ours that exist, also by the end of their path", () => {
    const named = [...text.matchAll(/`([\w-][\w./-]*)\/`/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !allFolders.has(name) && ![...allFolders].some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  });

  test("names functions, types and constants that are in the code", () => {
    const named = [...text.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !wordsOfCode.has(name))).toEqual([]);
  });

  test("names commands that exist", () => {
    const commands = [...text.matchAll(/\b(node|npm run) ([\w./:-]*\w)(?: -- ([a-z][\w-]*))?/g)];
    expect(commands.filter(([, by = "", what = "", word]) => !isCommand(by, what, word)).map(([command]) => command)).toEqual([]);
  });
});

function textOf(path: string): string {
  return readFileSync(inProject(path), "utf8");
}

const scripts = Object.keys((JSON.parse(textOf("package.json")) as { scripts: object }).scripts);
const admin = codeFiles
  .filter(({ path }) => path.startsWith("server/src/admin/"))
  .map(({ text }) => text)
  .join("\n");
/** The first word after a script, by the script: whether there is such a part of it. */
const words: Readonly<Record<string, (word: string) => boolean>> = {
  bench: (word) => new RegExp(`^  "?${word}"?[,:]`, "m").test(textOf("bench/main.ts")),
  admin: (word) => new RegExp(`[" ]${word}[" ,]`).test(admin),
  e2e: (word) => paths.some((path) => path.startsWith(`e2e/${word}/`) || (path.startsWith("e2e/journeys/") && path.includes(word))),
  languages: (word) => new RegExp(`case "${word}"`).test(textOf("client/build/language/command.ts")),
};

function isCommand(by: string, what: string, word: string | undefined): boolean {
  if (by === "node") return !/\.(?:ts|mjs)$/.test(what) || existsSync(inProject(what));
  return scripts.includes(what) && (word === undefined || (words[what]?.(word) ?? true));
}

/** The paragraphs of the tree, by the folders with which they begin. */
function paragraphsOf(root: string): Map<string, string> {
  const tree = textOf("docs/architecture.md").split("```")[1] ?? "";
  const part = tree.slice(tree.indexOf(`\n${root}/`)).split("\n\n", 1)[0] ?? "";
  const paragraphs = part.split(/\n(?=(?: {2})?\S)/).slice(1);
  return new Map(
    paragraphs.flatMap((paragraph) => {
      const head = /^ *((?:[\w/-]+\/,? ?)+)/.exec(paragraph)?.[1] ?? "";
      return head.split(", ").map((folder) => [folder.trim().replace(/\/$/, ""), paragraph] as const);
    }),
  );
}

test.each(["domain/src", "server/src", "client/src"])("the tree of the architecture names every room of %s and its folders", (root) => {
  const paragraphs = paragraphsOf(root);
  const folders = paths
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) =>
      path
        .slice(root.length + 1)
        .split("/")
        .slice(0, -1),
    );
  const unnamed = folders.filter((folder) => {
    const depth = folder[0] === "features" ? 2 : 1;
    if (folder.length < depth) return false;
    const paragraph = paragraphs.get(folder.slice(0, depth).join("/"));
    return paragraph === undefined || (folder[depth] !== undefined && !new RegExp(`(?<![\\w-])${folder[depth]}/`).test(paragraph));
  });
  expect([...new Set(unnamed.map((folder) => folder.slice(0, 3).join("/")))]).toEqual([]);
});

test("comments name only error codes that are in the catalogue", () => {
  const catalogues = codeFiles.filter(({ path }) => path.startsWith("domain/src/errors/"));
  const codes = new Set(catalogues.flatMap(({ text }) => [...text.matchAll(/^ *"([a-z-]+\/[a-z-]+)":/gm)].map(([, code = ""]) => code)));
  const areas = new Set([...codes].map((code) => code.split("/", 1)[0]));
  const named = codeFiles.flatMap(({ path, text }) =>
    [...text.matchAll(/^ *(?:\/\*\*|\*|\/\/).*$/gm)].flatMap(([comment]) =>
      [...comment.matchAll(/`([a-z-]+)\/([a-z-]+)`/g)].map(([, area = "", rest = ""]) => ({ path, area, code: `${area}/${rest}` })),
    ),
  );
  const unknown = named.filter(({ area, code }) => areas.has(area) && !codes.has(code));
  expect(codes.size).toBeGreaterThan(300);
  expect(unknown.map(({ path, code }) => `${path}: ${code}`)).toEqual([]);
});
