import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { inProject } from "../scripts/process/root.mjs";
import { files } from "./project-files.ts";

const documents = files.filter(({ path }) => path.endsWith(".md"));

/** The links and pictures of a document, without those in code. */
function linksIn(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, "").replace(/`[^`]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? "");
}

/** The anchors of a document's headings. */
function anchorsIn(text: string): string[] {
  return [...text.replace(/^```.*?^```/gms, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("there are documents with links to check", () => {
  expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(["README.md", "docs/architecture.md", "docs/operations.md"]));
  expect(linksIn("[a](b.md) `[c](d.md)`\n```\n[e](f.md)\n```\n![g](h.png)")).toEqual(["b.md", "h.png"]);
  expect(anchorsIn("# Data, backup and restore\n## 1. `npm`\n")).toEqual(["data-backup-and-restore", "1-npm"]);
});

describe.each(documents)("$path", ({ path, text }) => {
  test("links only to files and headings that exist", () => {
    const broken = linksIn(text).filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [file = "", anchor] = link.split("#", 2);
      const target = file === "" ? inProject(path) : inProject(join(dirname(path), file));
      if (!existsSync(target)) return true;
      return anchor !== undefined && !(statSync(target).isFile() && anchorsIn(readFileSync(target, "utf8")).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  test("names only files of the project that exist", () => {
    const named = [
      ...text.replace(/^```.*?^```/gms, "").matchAll(/`((?:domain|server|client|e2e|bench|test|scripts|docs|\.ci)\/[\w./-]+\.\w+)`/g),
    ];
    expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(inProject(file)))).toEqual([]);
  });
});

test("every decision is in the list of decisions, under its own title", () => {
  const list = documents.find(({ path }) => path === "docs/decisions/README.md")?.text ?? "";
  const pages = documents.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));
  expect(pages.length).toBeGreaterThan(0);
  for (const { path, text } of pages) expect(list).toContain(`[${text.split("\n", 1)[0]?.slice(2)}](${path.split("/").at(-1)})`);
});
