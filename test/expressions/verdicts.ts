import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { inProject } from "../../scripts/process/root.mjs";
import { codeFiles, isTest } from "../project-files.ts";
import { expressionsIn, type FoundExpression } from "./find-expressions.ts";

/**
 * How the time of an expression grows with the text, at worst: `safe` is at most linear. `proved` is by an automaton, `searched` is a search for a text that takes
 * more, which found none.
 */
export type Verdict = "safe, proved" | "safe, searched" | "quadratic" | "cubic or more" | "exponential" | "undecided";

/** Where the verdicts are kept: computing them all takes minutes. */
export const verdictsFile = inProject("test", "expressions", "verdicts.txt");
const builtFile = inProject("test", "expressions", "built.tsv");

/** A place where an expression is built at run time, and an expression that it built. */
export type Sample = { path: string; code: string; expression: string };

/** Every expression of the product's own code, whoever's text it meets. */
export const foundExpressions: readonly FoundExpression[] = codeFiles
  .filter(({ path }) => /^(?:domain|server|client)\/src\/.*\.tsx?$/.test(path) && !isTest(path))
  .flatMap(expressionsIn);

/** The columns of a file with a head, tabs between them; a backslash and a `t` stand for a tab. */
function rowsOf(path: string): string[][] {
  const [, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => line.split("\t"));
}

/** The version of `recheck`, which computes the verdicts. */
const checkerVersion: string = (createRequire(import.meta.url)("recheck/package.json") as { version: string }).version;

/** The first line of the file: the version of `recheck` that computed the verdicts. */
export const firstLine = `% recheck ${checkerVersion}`;

/** Whether another version than the installed one computed the verdicts: then all of them are to be computed again. */
export function areOutdated(): boolean {
  return readFileSync(verdictsFile, "utf8").split("\n", 1)[0] !== firstLine;
}

/** The expressions of the file, each below the heading of its verdict: `# quadratic`. */
export function knownVerdicts(): Map<string, Verdict> {
  const known = new Map<string, Verdict>();
  let verdict: Verdict = "undecided";
  for (const line of readFileSync(verdictsFile, "utf8").split("\n")) {
    if (line.startsWith("% ")) continue;
    if (line.startsWith("# ")) verdict = line.slice(2) as Verdict;
    else if (line !== "") known.set(line, verdict);
  }
  return known;
}

export function samples(): Sample[] {
  return rowsOf(builtFile).map(([path = "", code = "", expression = ""]) => ({ path, code, expression }));
}

/** The expressions that need a verdict: the literals, and a sample of each place that builds one. */
export function expressionsToJudge(): string[] {
  const literals = foundExpressions.flatMap((one) => (one.kind === "literal" ? [one.expression] : []));
  return [...new Set([...literals, ...samples().map(({ expression }) => expression)])].toSorted();
}

type Checked = { status: "safe" | "vulnerable" | "unknown"; checker: string; complexity?: { type: string; degree?: number } };
type Checker = (source: string, flags: string, options: { timeout: number }) => Promise<Checked>;

/** ms by the clock; a busy machine needs more than the 10 s of an idle one */
const mostMs = 60_000;

/** Computes a verdict by the package `recheck`: by its program for this machine where that is installed, else by its JavaScript. */
export async function judged(expression: string, timeout = mostMs): Promise<Verdict> {
  const { check } = createRequire(import.meta.url)("recheck") as { check: Checker };
  const end = expression.lastIndexOf("/");
  const { status, checker, complexity } = await check(expression.slice(1, end), expression.slice(end + 1), { timeout });
  if (status === "unknown") return "undecided";
  if (status === "safe") return checker === "automaton" ? "safe, proved" : "safe, searched";
  if (complexity?.type === "exponential") return "exponential";
  return complexity?.degree === 2 ? "quadratic" : "cubic or more";
}
