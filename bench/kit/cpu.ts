import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second, as Linux counts a process's time. */
const ticksASecond = 100;

/** The CPU time, in s, that a process has used so far, all its threads together. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

/** The memory, in MB, that a process has now. */
export function memoryMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb) / 1000;
}

/** The CPU time of every process of PostgreSQL on this machine: no other may be in use. */
export function postgresSeconds(): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && nameOf(name) === "postgres")
    .reduce((sum, pid) => sum + secondsOf(Number(pid)), 0);
}

/** A process may end while it is read. */
function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return "";
  }
}

function secondsOf(pid: number): number {
  try {
    return cpuSeconds(pid);
  } catch {
    return 0;
  }
}
