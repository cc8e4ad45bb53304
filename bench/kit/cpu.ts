import { readFileSync } from "node:fs";

/** Clock ticks a second, as Linux counts a process's time. */
const ticksASecond = 100;

/** The CPU time, in s, that a process has used so far, all its threads together. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}
