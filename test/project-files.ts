import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { root } from "../scripts/process/root.mjs";

const notOurs = new Set(["node_modules", ".git", ".cache", "dist", "data", "test-results", "playwright-report"]);
/** The pictures that e2e/shots/ takes. */
const pictures = "shots";
const generated = new Set([".tsbuildinfo", ".log"]);
const notText = new Set([".png", ".jpg", ".jpeg", ".webp", ".ico", ".woff2"]);
const code = new Set([".ts", ".tsx", ".mjs"]);

/** A text file of the project; `path` is relative to its root, with forward slashes. */
export type ProjectFile = { path: string; text: string };

/** Every file of the project, without generated and installed ones; the paths are relative to its root, with forward slashes. */
export function pathsOfProject(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notOurs.has(entry.name) || relative(root, path) === pictures) return [];
    if (entry.isDirectory()) return pathsOfProject(path);
    if (!entry.isFile() || generated.has(extname(entry.name))) return [];
    return [relative(root, path).split(sep).join("/")];
  });
}

/** Every text file among them. */
function projectFiles(): ProjectFile[] {
  return pathsOfProject()
    .filter((path) => !notText.has(extname(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

export const files = projectFiles();
export const codeFiles = files.filter(({ path }) => code.has(extname(path)));

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^([a-z0-9]+\/)?test\//.test(path) || path.startsWith("e2e/") || path.startsWith("bench/");
}
