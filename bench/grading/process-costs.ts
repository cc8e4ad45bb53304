import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { ProcessCosts } from "./one-process.ts";

/** What a process of this checkout takes, and one of the checkout that `BESIDE` names, each started three times in turn; the middle counts. */
export function processCosts(): void {
  const beside = process.env["BESIDE"];
  const roots = { "this checkout": fileURLToPath(new URL("../..", import.meta.url)), ...(beside === undefined ? {} : { beside }) };
  const rounds = Array.from({ length: 3 }, () => Object.entries(roots).map(([name, root]) => [name, costsOf(root)] as const));
  const rows = Object.keys(roots).map((name) => {
    const own = rounds.flatMap((round) => round.flatMap(([other, costs]) => (other === name ? [costs] : [])));
    const kinds = Object.keys(own[0] ?? {}) as (keyof ProcessCosts)[];
    return [name, Object.fromEntries(kinds.map((kind) => [kind, own.map((one) => one[kind]).toSorted((a, b) => a - b)[1]]))] as const;
  });
  console.log("A process of its own: ms of the processor, and memory in MB");
  console.table(Object.fromEntries(rows));
}

function costsOf(root: string): ProcessCosts {
  const script = fileURLToPath(new URL("one-process.ts", import.meta.url));
  return JSON.parse(execFileSync(process.execPath, ["--expose-gc", script, root], { encoding: "utf8" })) as ProcessCosts;
}
