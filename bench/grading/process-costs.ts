import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { examinerYoungMb } from "../../server/src/examiner/work-pool.ts";
import type { ProcessCosts } from "./one-process.ts";

/** What a process of this checkout takes, and one of the checkout that `BESIDE` names, each started three times in turn; the middle counts. */
export function processCosts(): void {
  const beside = process.env["BESIDE"];
  const roots = { "this checkout": fileURLToPath(new URL("../..", import.meta.url)), ...(beside === undefined ? {} : { beside }) };
  const rounds = Array.from({ length: 3 }, () => Object.entries(roots).map(([name, root]) => [name, costsOf(root)] as const));
  const middle = (name: string, kind: string) =>
    rounds
      .flatMap((round) => round.flatMap(([other, costs]) => (other === name ? [costs[kind] ?? Number.NaN] : [])))
      .toSorted((a, b) => a - b)[1];
  const kinds = Object.keys(rounds[0]?.[0]?.[1] ?? {});
  const rows = kinds.map((kind) => [kind, Object.fromEntries(Object.keys(roots).map((name) => [name, middle(name, kind)]))] as const);
  console.log("A process of its own: ms of the processor, and memory in MB");
  console.table(Object.fromEntries(rows));
}

/** The young generation of a thread of the server has three of these. */
const semiSpaceMb = examinerYoungMb / 3;

function costsOf(root: string): ProcessCosts {
  const script = fileURLToPath(new URL("one-process.ts", import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, ["--expose-gc", `--max-semi-space-size=${semiSpaceMb}`, script, root], { encoding: "utf8" }),
  ) as ProcessCosts;
}
