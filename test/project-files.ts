import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { root } from "../scripts/process/root.mjs";

const notOurs = new Set(["node_modules", ".git", ".cache", "dist", "data", "shots", "test-results", "playwright-report"]);
const notText = new Set([".png", ".jpg", ".jpeg", ".webp", ".ico", ".woff2", ".tsbuildinfo", ".log"]);
const code = new Set([".ts", ".tsx", ".mjs"]);

/** A text file of the project; `path` is relative to its root, with forward slashes. */
export type ProjectFile = { path: string; text: string };

/** Every text file that belongs to the project, generated and installed ones left out. */
export function projectFiles(folder = root): ProjectFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notOurs.has(entry.name)) return [];
    if (entry.isDirectory()) return projectFiles(path);
    if (!entry.isFile() || notText.has(extname(entry.name))) return [];
    return [{ path: relative(root, path).split(sep).join("/"), text: readFileSync(path, "utf8") }];
  });
}

export const files = projectFiles();
export const codeFiles = files.filter(({ path }) => code.has(extname(path)));

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^([a-z0-9]+\/)?test\//.test(path) || path.startsWith("e2e/") || path.startsWith("bench/");
}
